/** What may lie on a square, of a kingdom or of a Duel map, in positions that were prepared by hand. */

import type { Face } from './position';


export interface Square {
  terrain?: string;
  crowns?: number;
  knight?: boolean;
  building?: string;
  coat?: string;
  crosses?: number;
}

/** A square of a kingdom. */
export type Land = Square & { terrain: string; crowns: number };

export type Squares = Record<string, Square>;

export const land = (terrain: string, crowns = 0): Land => ({ terrain, crowns });
export const arms = (coat: string, crosses = 0): Square => ({ coat, crosses });

/** Two halves the way the pictures of dominoes want them. */
export function faceOfPair(pair: [Square, Square]): Face {
  return pair.map(({ terrain = '', crowns = 0 }) => [terrain, crowns]) as Face;
}
