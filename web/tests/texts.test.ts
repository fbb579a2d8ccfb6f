import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const SOURCE = join(import.meta.dirname, '../src');
const LOCALES = join(SOURCE, 'locales');

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
}

function keysOf(language: string): Set<string> {
  const texts = filesUnder(join(LOCALES, language)).filter((name) => name.endsWith('.ftl')).map((name) => readFileSync(name, 'utf8'));
  return new Set(texts.flatMap((text) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!)));
}

const sources = filesUnder(SOURCE).filter((name) => /\.(svelte|ts)$/.test(name)).map((name) => readFileSync(name, 'utf8')).join('\n');
const english = keysOf('en');
const languages = readdirSync(LOCALES, { withFileTypes: true }).filter((it) => it.isDirectory()).map((it) => it.name);

/** Keys written whole, and the beginnings of keys that are put together. */
const whole = new Set([...sources.matchAll(/['"`]([a-z][\w]*(?:-[\w]+)+|[a-z]+)['"`]/g)].map((found) => found[1]!));
const beginnings = [...sources.matchAll(/`([a-z][\w]*-[\w-]*|[a-z]+-)\$\{/g)].map((found) => found[1]!);

describe('texts', () => {
  test.each(languages)('%s has every text that English has, and no other', (language) => {
    expect([...keysOf(language)].sort()).toEqual([...english].sort());
  });
  test('no text is unused', () => {
    const unused = [...english].filter((key) => !whole.has(key) && !beginnings.some((start) => key.startsWith(start)));
    expect(unused).toEqual([]);
  });
  test('no text is missing', () => {
    const asked = [...sources.matchAll(/\bt\(\s*['"]([\w-]+)['"]/g)].map((found) => found[1]!);
    expect(asked.filter((key) => !english.has(key))).toEqual([]);
  });
});
