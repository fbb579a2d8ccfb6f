import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as widths from '../src/styles/widths';

const SOURCE = join(import.meta.dirname, '../src');
const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(svelte|css)$/.test(name))
  .map((name) => [name, readFileSync(join(SOURCE, name), 'utf8')] as const);

function found(pattern: RegExp, within = files): string[] {
  return within.flatMap(([name, text]) => [...text.matchAll(pattern)].map((match) => `${name}: ${match[1]}`));
}

test('the page changes its shape at three widths only', () => {
  const allowed = Object.values(widths).flatMap((width) => [`max-width: ${width}px`, `min-width: ${width + 1}px`]);
  const asked = found(/@media[^{]*\(((?:min|max)-width:[^)]*)\)/g);
  expect(asked.length).toBeGreaterThan(10);
  expect(asked.filter((query) => !allowed.includes(query.split(': ').slice(1).join(': ')))).toEqual([]);
});

test('colours are named in one place', () => {
  const elsewhere = files.filter(([name]) => !name.endsWith('colours.css'));
  expect(found(/[:\s"(](#[0-9a-f]{3,8})\b(?=[\s;",)])/gi, elsewhere)).toEqual([]);
  expect(found(/(rgba?\([^)]*\)|hsla?\([^)]*\))/g, elsewhere)).toEqual([]);
});

test('every colour that is asked for exists, and none is there for nothing', () => {
  const colours = readFileSync(join(SOURCE, 'styles/colours.css'), 'utf8');
  const defined = new Set([...colours.matchAll(/^ {2}(--[\w-]+):/gm)].map((match) => match[1]!));
  const all = files.map(([, text]) => text).join('\n');
  const asked = new Set([...all.matchAll(/var\((--[\w-]+)/g)].map((match) => match[1]!));
  const own = new Set([...all.matchAll(/(--[\w-]+)[:=]/g)].map((match) => match[1]!));
  expect([...asked].filter((name) => !own.has(name) && name !== '--colour-')).toEqual([]);
  expect([...defined].filter((name) => !asked.has(name) && !name.startsWith('--colour-'))).toEqual([]);
});
