import { describe, expect, test } from 'vitest';
import { lyingDice, takeOf } from '../src/model/dice';
import type { Printed, DuelView } from '../src/protocol';

describe('taking dice', () => {
  test('one die is final where nothing more may be taken', () => {
    expect(takeOf([[1], [2]], [2])).toEqual({ dice: [2], final: true });
  });
  test('one die waits where a second may follow', () => {
    expect(takeOf([[1], [1, 3]], [1])).toEqual({ dice: [1], final: false });
  });
  test('two dice may be chosen in any order', () => {
    expect(takeOf([[1, 3], [1, 4]], [3, 1])).toEqual({ dice: [1, 3], final: true });
  });
});

test('a lying die shows what the drawing has decided about it', () => {
  const view = {
    actor: 0,
    dice: [{ face: 1, seat: 0 }, { face: 1, seat: 1 }],
    draft: { cross: 1, coats: { 1: 'line' }, mode: null },
  } as unknown as DuelView;
  const components = { dice: [[['?', 0]], [['dot', 1]]] } as unknown as Printed;
  expect(lyingDice(view, components)).toEqual([
    { die: 1, coat: 'line', crosses: 1, seat: 0, blessed: true },
    { die: 2, coat: 'dot', crosses: 1, seat: 1, blessed: false },
  ]);
});
