/** The lines of a score pad: their names, their pictures, and where the rules explain them. */

import { t } from './i18n';
import { isBuilding, isCoat, isTerrain } from '../model/pieces';
import type { RulePage } from '../terms/rulebook.svelte';

const OWN_ART: Record<string, string> = { coins: 'coin', middle_kingdom: 'castle-3', harmony: 'crown', three_per_domain: 'cross' };

export function lineName(line: string): string {
  if (isBuilding(line)) return t(`building-${line}`);
  return isCoat(line) ? t(`coat-${line}`) : t(`score-${line}`);
}

/** The drawing of the sprite that stands before a line. */
export function lineArt(line: string): string {
  if (isBuilding(line)) return `building-${line}`;
  if (isCoat(line)) return `coat-${line}`;
  return isTerrain(line) ? `terrain-${line}-0` : (OWN_ART[line] ?? 'crown');
}

export function lineRule(game: string, line: string): RulePage {
  if (isBuilding(line)) return { game: 'queendomino', section: 'buildings' };
  if (line === 'three_per_domain') return { game: 'duel', section: 'spells' };
  return line === 'middle_kingdom' || line === 'harmony' ? { game: 'kingdomino', section: 'variants' } : { game, section: 'score' };
}
