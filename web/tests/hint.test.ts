import { expect, test } from 'vitest';
import { nextToTake, take } from '../src/features/table/hint';
import type { TableState } from '../src/protocol';

const table = (draft: string[], events = 2) => ({ draft, events: Array.from({ length: events }, () => ({ seat: null, text: '' })) }) as unknown as TableState;

test('an idea continues what is drafted already, move by move', () => {
  const taking = take(table(['place h7e']), ['tax both', 'pick 3']);
  expect(nextToTake(taking, table(['place h7e']))).toBe('tax both');
  expect(nextToTake(taking, table(['place h7e', 'tax both']))).toBe('pick 3');
  expect(nextToTake(taking, table(['place h7e', 'tax both', 'pick 3']))).toBe(null);
});

test('it ends when something else is drafted or the turn has become final', () => {
  const taking = take(table([]), ['place h7e', 'pick 3']);
  expect(nextToTake(taking, table(['place h8e']))).toBe(null);
  expect(nextToTake(taking, table([], 4))).toBe(null);
});
