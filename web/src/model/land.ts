/** Names of squares, the window a picture shows, and nothing about which moves are allowed. */

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

/** A block of squares, ends included; columns count from 0, rows as they are written. */
export interface Window {
  west: number;
  east: number;
  south: number;
  north: number;
}

export type Direction = 'n' | 'e' | 's' | 'w';
export const CLOCKWISE: Direction[] = ['e', 's', 'w', 'n'];

const COLUMNS = 'abcdefghijklm';
const STEPS: Record<Direction, [number, number]> = { n: [0, 1], e: [1, 0], s: [0, -1], w: [-1, 0] };

export const DUEL_MAP: Window = { west: 0, east: 6, south: 1, north: 5 };

export function parseSquare(name: string): [number, number] {
  return [COLUMNS.indexOf(name[0]!), Number(name.slice(1))];
}

export function formatSquare(column: number, row: number): string {
  return `${COLUMNS[column] ?? '?'}${row}`;
}

export function step(name: string, direction: Direction): string {
  const [column, row] = parseSquare(name);
  const [across, up] = STEPS[direction];
  return formatSquare(column + across, row + up);
}

/** The two squares of a placement such as `h7e`. */
export function placement(text: string): [string, string] {
  const first = text.slice(0, -1);
  return [first, step(first, text.at(-1) as Direction)];
}

export function inside(name: string, window: Window): boolean {
  const [column, row] = parseSquare(name);
  return column >= window.west && column <= window.east && row >= window.south && row <= window.north;
}

export function columnsOf(window: Window): number[] {
  return Array.from({ length: window.east - window.west + 1 }, (_, index) => window.west + index);
}

/** Rows from north to south, as they are drawn. */
export function rowsOf(window: Window): number[] {
  return Array.from({ length: window.north - window.south + 1 }, (_, index) => window.north - index);
}

export function namesOf(window: Window): string[] {
  return rowsOf(window).flatMap((row) => columnsOf(window).map((column) => formatSquare(column, row)));
}

/** The window round a castle, `reach` squares to each side. */
export function around(castle: string, reach: number): Window {
  const [column, row] = parseSquare(castle);
  return { west: column - reach, east: column + reach, south: row - reach, north: row + reach };
}

/** Two halves the way the pictures of dominoes want them. */
export function faceOfPair(pair: [Square, Square]): Face {
  return pair.map(({ terrain = '', crowns = 0 }) => [terrain, crowns]) as Face;
}
