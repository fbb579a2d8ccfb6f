/** Where a domino may lie: read from the legal moves, which are all the client knows of the rules. */

import { cellOf, neighbour, type Direction } from '../model/squares';
import type { LegalMove } from '../protocol';

export interface Placement {
  move: string;
  gain: number;
  left: string;
  right: string;
  direction: Direction;
}

const CLOCKWISE: Direction[] = ['e', 's', 'w', 'n'];

/** The placements among the legal moves (`place h7e`). */
export function placementsIn(legal: LegalMove[]): Placement[] {
  return legal.flatMap(({ move, gain }) => {
    const [, left, direction] = /^place ([a-m]\d+)([nesw])$/.exec(move) ?? [];
    if (!left) return [];
    const way = direction as Direction;
    return [{ move, gain, left, right: neighbour(left, way), direction: way }];
  });
}

export function coveredSquares(placements: Placement[]): string[] {
  return [...new Set(placements.flatMap(({ left, right }) => [left, right]))];
}

/** Every placement that covers a square: clockwise, the left half on the square before the right half. */
export function placementsOn(placements: Placement[], square: string): Placement[] {
  const rank = (it: Placement) => CLOCKWISE.indexOf(it.direction) * 2 + (it.left === square ? 0 : 1);
  return placements.filter(({ left, right }) => left === square || right === square).sort((a, b) => rank(a) - rank(b));
}

/** The placement to show on a square: as the domino is held, else turned as little as possible. */
export function placementHeld(placements: Placement[], square: string, held: Direction): Placement | null {
  const from = CLOCKWISE.indexOf(held);
  const turns = (it: Placement) => (CLOCKWISE.indexOf(it.direction) - from + 4) % 4;
  const fitting = placementsOn(placements, square);
  return fitting.sort((a, b) => turns(a) - turns(b))[0] ?? null;
}

/** The next way (or the one before) to lay the domino on the same square. */
export function turned(placements: Placement[], square: string, shown: Placement | null, step: 1 | -1): Placement | null {
  const fitting = placementsOn(placements, square);
  if (!fitting.length) return null;
  const index = fitting.findIndex((it) => it.move === shown?.move);
  return fitting[(index + step + fitting.length) % fitting.length]!;
}

export function turnedDirection(held: Direction, step: 1 | -1): Direction {
  return CLOCKWISE[(CLOCKWISE.indexOf(held) + step + 4) % 4]!;
}

/** Quarter turns clockwise from lying with its right half to the east. */
export function quarterTurns(direction: Direction): number {
  return CLOCKWISE.indexOf(direction);
}

/** The nearest of the squares in a direction: straight ahead counts more than aside. */
export function squareTowards(squares: string[], from: string, direction: Direction): string {
  const [column, row] = cellOf(from);
  const [dx, dy] = cellOf(neighbour(from, direction)).map((value, i) => value - [column, row][i]!) as [number, number];
  let best = from;
  let least = Infinity;
  for (const square of squares) {
    const [c, r] = cellOf(square);
    const ahead = (c - column) * dx + (r - row) * dy;
    const aside = Math.abs((c - column) * dy) + Math.abs((r - row) * dx);
    const cost = ahead + aside * 2.5;
    if (ahead > 0 && cost < least) [best, least] = [square, cost];
  }
  return best;
}
