import { expect, test } from 'vitest';
import { parseRoute, tableHash } from '../src/shell/router';

test('a table link carries its tokens in the fragment', () => {
  expect(parseRoute(tableHash('abc', ['x', 'y']))).toEqual({ page: 'Table', id: 'abc', tokens: ['x', 'y'] });
});

test('a bare address leads to the front door, an unknown one nowhere', () => {
  expect(parseRoute('').page).toBe('Home');
  expect(parseRoute('#/').page).toBe('Home');
  expect(parseRoute('#/nowhere').page).toBe('NotFound');
  expect(parseRoute('#/%E0%A4%A').page).toBe('NotFound');
});
