/** Fails when a text is missing, unused, malformed or at odds with English, in any language. */

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FluentResource } from '@fluent/bundle';

const SOURCE = join(dirname(fileURLToPath(import.meta.url)), '..', 'src');
const LOCALES = join(SOURCE, 'locales');
const FIRST = 'en';
/** The plural forms that each language needs where a number decides. */
const PLURALS = { en: ['one', 'other'], bg: ['one', 'other'], de: ['one', 'other'], fr: ['one', 'other'], ru: ['one', 'few', 'many'] };
const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'];

const problems = [];
const complain = (where, what) => problems.push(`${where}: ${what}`);

/** Every expression of a parsed pattern, variants included. */
function* expressions(pattern) {
  if (!Array.isArray(pattern)) return;
  for (const part of pattern) {
    if (typeof part === 'string') continue;
    yield part;
    if (part.type !== 'select') continue;
    yield part.selector;
    for (const variant of part.variants) yield* expressions(Array.isArray(variant.value) ? variant.value : []);
  }
}

function checkSelects(language, where, pattern) {
  for (const part of expressions(pattern)) {
    if (part.type !== 'select') continue;
    const keys = part.variants.map(({ key }) => key.value ?? key.name);
    const plural = keys.some((key) => CATEGORIES.includes(key) && key !== 'other');
    const lacking = plural ? (PLURALS[language] ?? ['other']).filter((form) => !keys.includes(form)) : [];
    if (lacking.length) complain(where, `plural forms missing: ${lacking.join(', ')}`);
  }
}

/** Lines that start an entry but were not understood, and lines that belong to nothing. */
function checkLines(file, text, ids) {
  text.split('\n').forEach((line, index) => {
    const start = /^(-?[a-zA-Z][\w-]*)\s*=/.exec(line);
    if (start && !ids.has(start[1])) complain(`${file}:${index + 1}`, `cannot be read: ${start[1]}`);
    if (!start && line && !/^[\s#}]/.test(line)) complain(`${file}:${index + 1}`, 'belongs to no text');
    if (line.includes('\t')) complain(`${file}:${index + 1}`, 'contains a tab');
  });
}

function readLanguage(language) {
  const texts = new Map();
  for (const name of readdirSync(join(LOCALES, language)).filter((file) => file.endsWith('.ftl')).sort()) {
    const file = `${language}/${name}`;
    const text = readFileSync(join(LOCALES, language, name), 'utf8');
    const { body } = new FluentResource(text);
    checkLines(file, text, new Set(body.map(({ id }) => id)));
    for (const entry of body) {
      if (texts.has(entry.id)) complain(file, `said twice: ${entry.id}`);
      if (!entry.value && !Object.keys(entry.attributes).length) complain(file, `empty: ${entry.id}`);
      checkSelects(language, `${file} ${entry.id}`, entry.value);
      texts.set(entry.id, { file, value: entry.value });
    }
  }
  return texts;
}

function variablesOf(text) {
  const found = [...expressions(text.value)];
  return new Set(found.filter((part) => part.type === 'var').map((part) => part.name));
}

function checkReferences(texts) {
  for (const [id, text] of texts) {
    for (const part of expressions(text.value)) {
      const name = part.type === 'mesg' ? part.name : part.type === 'term' ? `-${part.name}` : null;
      if (name && !texts.has(name)) complain(text.file, `${id} refers to ${name}, which does not exist`);
    }
  }
}

function compare(language, first, texts) {
  for (const [id, text] of first) if (!texts.has(id)) complain(language, `missing: ${id} (${text.file})`);
  for (const [id, text] of texts) {
    const model = first.get(id);
    if (!model) complain(text.file, `not in ${FIRST}: ${id}`);
    else {
      const [here, there] = [variablesOf(text), variablesOf(model)];
      for (const name of here) if (!there.has(name)) complain(text.file, `${id} uses $${name}, which it is not given`);
      for (const name of there) if (!here.has(name)) complain(text.file, `${id} leaves out $${name}`);
    }
  }
}

function* sourceFiles(folder) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* sourceFiles(path);
    else if (/\.(ts|svelte)$/.test(name)) yield path;
  }
}

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What the source names: whole keys, and keys put together from a beginning and something else. */
function readUse() {
  const use = { words: new Set(), asked: new Map(), patterns: [] };
  for (const path of sourceFiles(SOURCE)) {
    const text = readFileSync(path, 'utf8');
    for (const [, , word] of text.matchAll(/(['"])([\w-]+)\1/g)) use.words.add(word);
    for (const [, , key] of text.matchAll(/\bt\(\s*(['"])([\w-]+)\1/g)) use.asked.set(key, path);
    for (const [whole, body] of text.matchAll(/`([^`]*)`/g)) {
      const parts = body.split(/\$\{[^}]*\}/);
      if (parts.length < 2 || !/^[a-z][\w]*-/.test(parts[0]) || !parts.every((part) => /^[\w-]*$/.test(part))) continue;
      const called = text.includes(`t(${whole}`);
      use.patterns.push({ path, body, called, fits: new RegExp(`^${parts.map(escaped).join('.+')}$`) });
    }
  }
  return use;
}

function checkUse(first, { words, asked, patterns }) {
  for (const [key, path] of asked) if (!first.has(key)) complain(path.slice(SOURCE.length + 1), `no text for ${key}`);
  for (const { path, body, called, fits } of patterns) {
    if (called && ![...first.keys()].some((id) => fits.test(id))) complain(path.slice(SOURCE.length + 1), `no text fits ${body}`);
  }
  const referred = new Set([...first.values()].flatMap(({ value }) => [...expressions(value)].map((part) => part.name)));
  for (const [id, text] of first) {
    const used = words.has(id) || referred.has(id) || referred.has(id.slice(1)) || patterns.some(({ fits }) => fits.test(id));
    if (!used) complain(text.file, `never used: ${id}`);
  }
}

const first = readLanguage(FIRST);
checkReferences(first);
checkUse(first, readUse());
const folders = readdirSync(LOCALES, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name);
const others = folders.filter((name) => name !== FIRST && readdirSync(join(LOCALES, name)).length > 0);
for (const language of others) {
  const texts = readLanguage(language);
  checkReferences(texts);
  compare(language, first, texts);
}
for (const problem of problems) console.error(problem);
console.log(`${first.size} texts in ${others.length + 1} languages, ${problems.length} problems`);
process.exit(problems.length ? 1 : 0);
