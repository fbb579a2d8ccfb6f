import { expect, test } from 'vitest';
import { parseRoute, tableHash } from '../src/router';

test('a table link carries its tokens in the fragment', () => {
  expect(parseRoute(tableHash('abc', ['x', 'y']))).toEqual({ page: 'Table', id: 'abc', tokens: ['x', 'y'] });
});

test('an unknown address leads to the front door', () => {
  expect(parseRoute('#/nowhere').page).toBe('Home');
  expect(parseRoute('').page).toBe('Home');
});
