/** What our own component files say, in the form in which the server tells it, and texts without a page. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildingFacts } from '../src/words/building-words';
import { loadLanguage, type Language } from '../src/words/i18n';

const DATA = join(import.meta.dirname, '../../src/crownfield/data');
const NUMBERS = new Set(['copies', 'crowns', 'knights', 'towers', 'points']);

export function printedBuildings(): Record<string, BuildingFacts> {
  const [heading, ...lines] = readFileSync(join(DATA, 'queendomino_buildings.csv'), 'utf8').trim().split('\n').map((line) => line.split(','));
  const rows = lines.map((cells) => Object.fromEntries(heading!.map((name, i) => [name, NUMBERS.has(name) ? Number(cells[i]) : cells[i]!])));
  return Object.fromEntries(rows.map((row) => [row.id, row as unknown as BuildingFacts]));
}

export async function speak(language: Language): Promise<void> {
  Object.assign(globalThis, { document: { documentElement: {} } });
  await loadLanguage(language);
}
