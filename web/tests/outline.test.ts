import { expect, test } from 'vitest';
import { border, regionsOf, seams, type Point } from '../src/art/outline';
import { windowOf } from '../src/model/squares';

test('cells of one name that touch are one region', () => {
  const cells = [[0, 0], [1, 0], [3, 0], [0, 1]].map((at) => ({ at: at as Point, name: 'lake' }));
  expect(regionsOf(cells).map((region) => region.cells.length)).toEqual([3, 1]);
});

test('a border turns at every corner and closes', () => {
  const drawn = border([[0, 0], [1, 0]], 10, 1);
  expect(drawn.match(/Q/g)).toHaveLength(4);
  expect(drawn.endsWith('z')).toBe(true);
});

test('cells that touch at a corner get borders of their own', () => {
  expect(border([[0, 0], [1, 1]], 10, 1).match(/M/g)).toHaveLength(2);
});

test('seams lie between neighbours only', () => {
  expect(seams([[0, 0], [1, 0], [3, 3]], 10)).toBe('M10 0v10');
});

test('a window shows a whole grid and never leaves the room', () => {
  const room = ['e7', 'f7', 'g7', 'h7', 'i7', 'g5', 'g6', 'g8', 'g9'];
  expect(windowOf([], room, 5, 2)).toEqual({ west: 4, east: 8, south: 5, north: 9 });
});
