/** A kingdom that was really played, domino by domino, for the front page. */

import { placement, type Square, type Squares } from '../../model/land';

interface Laid {
  number: number;
  pair: [Square, Square];
  place: string;
  points: number;
}

const s = (terrain: string, crowns = 0): Square => ({ terrain, crowns });

export const SHOWCASE: Laid[] = [
  { number: 46, pair: [s('swamp'), s('mine', 2)], place: 'e7e', points: 2 },
  { number: 34, pair: [s('lake', 1), s('forest')], place: 'h7e', points: 3 },
  { number: 45, pair: [s('mine', 2), s('wheat')], place: 'f8n', points: 9 },
  { number: 43, pair: [s('wheat'), s('swamp', 2)], place: 'f6w', points: 13 },
  { number: 26, pair: [s('forest', 1), s('wheat')], place: 'i6s', points: 15 },
  { number: 44, pair: [s('pasture'), s('swamp', 2)], place: 'e9s', points: 23 },
  { number: 47, pair: [s('swamp'), s('mine', 2)], place: 'g9s', points: 33 },
  { number: 20, pair: [s('wheat', 1), s('lake')], place: 'h5n', points: 36 },
  { number: 19, pair: [s('wheat', 1), s('forest')], place: 'g5n', points: 40 },
  { number: 32, pair: [s('lake', 1), s('forest')], place: 'h8e', points: 45 },
  { number: 1, pair: [s('wheat'), s('wheat')], place: 'e5e', points: 51 },
  { number: 6, pair: [s('forest'), s('forest')], place: 'h9e', points: 53 },
];

/** What lies on the table after so many dominoes. */
export function laidAfter(count: number): Squares {
  const squares: Squares = {};
  for (const { pair, place } of SHOWCASE.slice(0, count)) {
    const [left, right] = placement(place);
    squares[left] = pair[0];
    squares[right] = pair[1];
  }
  return squares;
}
