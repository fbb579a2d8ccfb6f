/** The lines of a score pad: their names and their pictures. */

import { t } from './i18n';
import { isBuilding, isCoat, isTerrain } from '../model/pieces';

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
