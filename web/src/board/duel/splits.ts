/** Placements of a split pair: `place d4 f2`. */

import type { LegalMove } from '../../protocol';

export interface Split {
  first: string;
  second: string;
  gain: number;
}

export function splitsIn(legal: LegalMove[]): Split[] {
  return legal.flatMap(({ move, gain }) => {
    const [, first, second] = /^place ([a-g]\d) ([a-g]\d)$/.exec(move) ?? [];
    return first && second ? [{ first, second, gain }] : [];
  });
}
