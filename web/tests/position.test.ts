import { expect, test } from 'vitest';
import { positionAt as positionIn } from '../src/features/lessons/lesson';
import { kingdomino } from '../src/features/lessons/kingdomino';
import { placementsIn } from '../src/board/placing';
import { land } from '../src/model/land';
import { actorOf, isDuel, kingdomOf, placedIn, positionAt, positionOf, seatsOf, titleKey } from '../src/model/position';
import { prepared, squaresIn } from '../src/model/prepared';
import type { DominoesView, TableState } from '../src/protocol';

const VIEW = { game: 'queendomino', actor: 2, placed: ['h7', 'i7'], unseen: { kingdomino: [1] }, kingdoms: [{ seats: [0, 1] }, { seats: [2, 3] }] } as unknown as DominoesView;
const FRAME = { view: VIEW, room: [['g8'], []], dominoes: [[], []], scores: [], regions: [] };

test('a table and a replay come to the same position, but only at a table one may act', () => {
  const table = { ...FRAME, legal: [{ move: 'pick 3', gain: 1 }], events: [], version: 'fern.1.0' } as unknown as TableState;
  const played = positionOf(table);
  expect(played.legal).toEqual([{ move: { verb: 'pick', number: 3 }, gain: 1 }]);
  expect(positionAt(FRAME)).toEqual({ ...played, legal: [] });
});

test('kingdoms are found by the seats of a team', () => {
  expect(seatsOf(VIEW)).toEqual([[0, 1], [2, 3]]);
  expect([0, 1, 2, 3].map((seat) => kingdomOf(VIEW, seat))).toEqual([0, 0, 1, 1]);
  expect(actorOf(VIEW)).toBe(2);
  expect(actorOf({ ...VIEW, actor: 'chance' })).toBeNull();
  expect(placedIn(VIEW)).toEqual(['h7', 'i7']);
});

test('a lesson’s right answers are its legal moves', () => {
  const step = kingdomino.steps.find(({ task }) => task.kind === 'place')!;
  const position = positionIn(kingdomino, step);
  const places = placementsIn(position.legal).map(({ left, direction }) => left + direction);
  expect(places).toEqual(step.task.kind === 'place' && step.task.right);
  expect(positionIn(kingdomino, kingdomino.steps[0]!).legal).toEqual([]);
});

test('a position that was put together shows what was put there', () => {
  const squares = { h7: { ...land('town'), building: 'church' }, g8: land('lake', 1) };
  expect(squaresIn(prepared('queendomino', squares).view)).toEqual(squares);
  expect(prepared('kingdomino', squares, { laid: ['h7e'] }).dominoes).toEqual([[['h7', 'i7']]]);
  const map = prepared('duel', { d4: { coat: 'line', crosses: 1 } });
  expect(isDuel(map.view)).toBe(true);
  expect(squaresIn(map.view)).toEqual({ d4: { coat: 'line', crosses: 1 } });
  expect(titleKey(map.view)).toBe('game-duel');
});
