/** Squares and dominoes in the words of the current language, for labels and announcements. */

import { t } from './i18n';
import type { Square } from '../model/land';

function counted(key: string, count: number | undefined): string[] {
  return count ? [t(key, { count })] : [];
}

export function squareWords(square: Square | undefined, castle = false): string {
  if (castle) return t('terrain-castle');
  if (!square) return t('square-free');
  const what = square.terrain
    ? [t(`terrain-${square.terrain}`), ...counted('crowns', square.crowns)]
    : [t(`coat-${square.coat === '?' ? 'joker' : square.coat}`), ...counted('crosses', square.crosses)];
  if (square.building) what.push(t(`building-${square.building}`));
  if (square.knight) what.push(t('square-knight'));
  return what.join(', ');
}

export function pairWords(pair: [Square, Square]): string {
  return `${squareWords(pair[0])} | ${squareWords(pair[1])}`;
}

/** A whole kingdom in one sentence, as the label of its picture. */
export function kingdomWords(squares: Record<string, Square>): string {
  const counts = new Map<string, [number, number]>();
  for (const square of Object.values(squares)) {
    const kind = square.terrain ? `terrain-${square.terrain}` : `coat-${square.coat}`;
    const [size, marks] = counts.get(kind) ?? [0, 0];
    counts.set(kind, [size + 1, marks + (square.crowns ?? square.crosses ?? 0)]);
  }
  const unit = Object.values(squares)[0]?.coat ? 'crosses' : 'crowns';
  const parts = [...counts].map(([kind, [size, marks]]) => `${t(kind)} ${size} (${t(unit, { count: marks })})`);
  return [t('square-kingdom'), ...parts].join('; ');
}
