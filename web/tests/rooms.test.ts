import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const SOURCE = join(import.meta.dirname, '../src');
/** From the upper floor to the ground. Features may name addresses, so the shell stands beside them. */
const FLOORS = [['shell', 'features'], ['board'], ['terms'], ['art'], ['device'], ['words'], ['net'], ['model'], ['styles', 'locales']];
const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(ts|svelte)$/.test(name));

const floorOf = (path: string) => FLOORS.findIndex((rooms) => rooms.includes(path.split('/')[0]!));

test('imports go down only', () => {
  const upward = files.flatMap((file) => {
    const text = readFileSync(join(SOURCE, file), 'utf8');
    const targets = [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map((match) => relative(SOURCE, join(SOURCE, dirname(file), match[1]!)));
    return floorOf(file) < 0 ? [] : targets.filter((target) => floorOf(target) >= 0 && floorOf(target) < floorOf(file)).map((target) => `${file} → ${target}`);
  });
  expect(files.length).toBeGreaterThan(100);
  expect(upward).toEqual([]);
});

test('no two files of different rooms have one name', () => {
  const names = files.filter((file) => !file.startsWith('locales/')).map((file) => basename(file));
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
