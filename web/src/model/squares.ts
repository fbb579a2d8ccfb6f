/** Names of squares, and which of them a kingdom's picture shows. */

export type Cell = [column: number, row: number];
export type Direction = 'n' | 'e' | 's' | 'w';

export interface Window {
  west: number;
  east: number;
  south: number;
  north: number;
}

export const CASTLE = 'g7';
const STEPS: Record<Direction, Cell> = { n: [0, 1], e: [1, 0], s: [0, -1], w: [-1, 0] };

/** `g7` → [6, 7]. */
export function cellOf(square: string): Cell {
  return [square.charCodeAt(0) - 97, Number(square.slice(1))];
}

export function squareAt([column, row]: Cell): string {
  return `${String.fromCharCode(97 + column)}${row}`;
}

export function neighbour(square: string, direction: Direction): string {
  const [column, row] = cellOf(square);
  const [dx, dy] = STEPS[direction];
  return squareAt([column + dx, row + dy]);
}

export function extent(squares: Iterable<string>): Window {
  const cells = [...squares].map(cellOf);
  const columns = cells.map(([column]) => column);
  const rows = cells.map(([, row]) => row);
  return {
    west: Math.min(...columns),
    east: Math.max(...columns),
    south: Math.min(...rows),
    north: Math.max(...rows),
  };
}

export function widthOf(window: Window): number {
  return window.east - window.west + 1;
}

export function heightOf(window: Window): number {
  return window.north - window.south + 1;
}

/** Widens low..high by `around`, then to `least`, without leaving first..last. */
function span(low: number, high: number, first: number, last: number, around: number, least: number): Cell {
  let from = Math.max(first, low - around);
  let to = Math.min(last, high + around);
  while (to - from + 1 < least && (from > first || to < last)) {
    if (from > first && (to === last || (to - from) % 2 === 1)) from -= 1;
    else to += 1;
  }
  return [from, to];
}

/** What a picture shows: the kingdom, so many squares of room around it, and at least `least` squares each way. */
export function windowOf(held: string[], room: string[], least: number, around: number): Window {
  const own = extent([CASTLE, ...held]);
  const far = extent([CASTLE, ...held, ...room]);
  const [west, east] = span(own.west, own.east, far.west, far.east, around, least);
  const [south, north] = span(own.south, own.north, far.south, far.north, around, least);
  return { west, east, south, north };
}

// Uneven on purpose: an even shift would line the variants up in diagonals.
const SHIFT = [0, 1, 2, 1, 0, 2, 0, 1, 0, 2, 1, 2, 0, 1];

/** Which of a terrain's three drawings a square gets: no two neighbours are drawn alike. */
export function variantAt([column, row]: Cell): number {
  return (column + SHIFT[row]!) % 3;
}
