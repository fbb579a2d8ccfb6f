import { describe, expect, test } from 'vitest';
import type { Components, DuelView } from '../src/model/position';
import { lyingDice, takeOf } from '../src/model/dice';
import { splitsIn } from '../src/board/duel/splits';

describe('taking dice', () => {
  test('one die is final where nothing more may be taken', () => {
    expect(takeOf(['take 1', 'take 2'], [2])).toEqual({ move: 'take 2', final: true });
  });
  test('one die waits where a second may follow', () => {
    expect(takeOf(['take 1', 'take 1 3'], [1])).toEqual({ move: 'take 1', final: false });
  });
  test('two dice are written in ascending order', () => {
    expect(takeOf(['take 1 3', 'take 1 4'], [3, 1])).toEqual({ move: 'take 1 3', final: true });
  });
});

test('a lying die shows what the drawing has decided about it', () => {
  const view = {
    actor: 0,
    dice: [{ face: 1, seat: 0 }, { face: 1, seat: 1 }],
    draft: { cross: 1, coats: { 1: 'line' }, mode: null },
  } as unknown as DuelView;
  const components = { dice: [[['?', 0]], [['dot', 1]]] } as unknown as Components;
  expect(lyingDice(view, components)).toEqual([
    { die: 1, coat: 'line', crosses: 1, seat: 0, blessed: true },
    { die: 2, coat: 'dot', crosses: 1, seat: 1, blessed: false },
  ]);
});

test('split placements are read from the legal moves', () => {
  expect(splitsIn([{ move: 'place d4 f2', gain: 3 }, { move: 'place d4e', gain: 1 }])).toEqual([{ first: 'd4', second: 'f2', gain: 3 }]);
});
