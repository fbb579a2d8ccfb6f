import { expect, test } from 'vitest';
import type { DominoesView, Frame, Step } from '../src/protocol';
import { momentsOf } from '../src/model/moments';
import type { AnyKingdom } from '../src/model/position';

const kingdom = (squares: AnyKingdom['squares'], seat: number): AnyKingdom => ({ seats: [seat], squares });
const VIEW = { phase: 'place', row: null, kingdoms: [kingdom({}, 0), kingdom({ g8: { terrain: 'wheat', crowns: 1 } }, 1)] };
const START: Frame = {
  view: VIEW as unknown as DominoesView,
  room: [['g8'], []],
  dominoes: [[], []],
  scores: [],
  regions: [],
};
const kingdomsIn = ({ view }: Frame) => (view as DominoesView).kingdoms;
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
    view: { phase: 'pick', kingdoms: [kingdom({ g8: { terrain: 'lake', crowns: 0 } }, 0), VIEW.kingdoms[1]] },
    dominoes: [[['g8', 'g9']], []],
  });
  expect(kingdomsIn(second!)[1]).toBe(VIEW.kingdoms[1]);
});

test('what a take-back removes is gone, and earlier moments stay as they were', () => {
  const back: Step = { event: { seat: 0, text: 'takeback 1' }, drop: [['view', 'kingdoms', 0, 'squares', 'g8']], put: [] };
  const moments = momentsOf({ start: START, steps: [PLACED, back] });
  expect(kingdomsIn(moments[2]!)[0]!.squares).toEqual({});
  expect(Object.keys(kingdomsIn(moments[1]!)[0]!.squares)).toEqual(['g8']);
});
