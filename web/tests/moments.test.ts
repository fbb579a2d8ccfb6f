import { expect, test } from 'vitest';
import type { Frame, Step } from '../src/protocol';
import { momentsOf } from '../src/model/moments';

const START: Frame = {
  view: { phase: 'place', row: null, kingdoms: [{ squares: {} }, { squares: { g8: { terrain: 'wheat', crowns: 1 } } }] },
  room: [['g8'], []],
  dominoes: [[], []],
  scores: [],
  regions: [],
};
const PLACED: Step = {
  event: { seat: 0, text: 'place g8n' },
  drop: [['view', 'row']],
  put: [
    [['view', 'kingdoms', 0, 'squares', 'g8'], { terrain: 'lake', crowns: 0 }],
    [['dominoes', 0], [['g8', 'g9']]],
    [['view', 'phase'], 'pick'],
  ],
};

test('a step changes what it names and leaves the rest', () => {
  const [first, second] = momentsOf({ start: START, steps: [PLACED] });
  expect(first).toEqual({ ...START, event: null });
  expect(second).toEqual({
    ...START,
    event: PLACED.event,
    view: { phase: 'pick', kingdoms: [{ squares: { g8: { terrain: 'lake', crowns: 0 } } }, START.view.kingdoms[1]] },
    dominoes: [[['g8', 'g9']], []],
  });
  expect(second!.view.kingdoms[1]).toBe(START.view.kingdoms[1]);
});

test('what a take-back removes is gone, and earlier moments stay as they were', () => {
  const back: Step = { event: { seat: 0, text: 'takeback 1' }, drop: [['view', 'kingdoms', 0, 'squares', 'g8']], put: [] };
  const moments = momentsOf({ start: START, steps: [PLACED, back] });
  expect(moments[2]!.view.kingdoms[0].squares).toEqual({});
  expect(Object.keys(moments[1]!.view.kingdoms[0].squares)).toEqual(['g8']);
});
