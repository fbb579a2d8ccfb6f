import { describe, expect, test } from 'vitest';
import type { TableState } from '../src/protocol';
import { lastSquares, soundOf } from '../src/features/table/story';
import { squaresOf } from '../src/words/move-words';

function table(facts: object): TableState {
  return {
    status: 'playing', events: [], draft: [], legal: [], yours: [0], scores: [{}, {}], view: { actor: 0 },
    seats: [{ seat: 0, kingdom: 0 }, { seat: 1, kingdom: 1 }], ...facts,
  } as unknown as TableState;
}

test('a placement names both its squares', () => {
  expect(squaresOf('h7n')).toEqual(['h7', 'h8']);
  expect(squaresOf('nonsense')).toEqual([]);
});

test('what others placed since my last decision is marked', () => {
  const events = [{ seat: 1, text: 'place h7e' }, { seat: 0, text: 'pick 3' }, { seat: 1, text: 'place g8n' }, { seat: null, text: 'row 1 2' }];
  expect(lastSquares(table({ events }))).toEqual([[], ['g8', 'g9']]);
});

describe('sounds', () => {
  test('my turn is called when it begins, not at each decision', () => {
    expect(soundOf(table({}), table({ legal: [{ move: 'pick 1', gain: 0 }] }))).toBe('turn');
    expect(soundOf(table({ legal: [{}] }), table({ legal: [{}], draft: ['place h7e'] }))).toBe('place');
  });
  test('the end is heard once', () => {
    expect(soundOf(table({}), table({ status: 'over' }))).toBe('end');
    expect(soundOf(table({ status: 'over' }), table({ status: 'over' }))).toBeNull();
  });
});
