/** Dice, coats of arms and the spellbook. */

import { arms, type Squares } from '../../model/land';
import { DUEL_MAP } from '../../model/squares';
import type { Lesson } from './lesson';

const DRAWN: Squares = { d4: arms('line', 1), e4: arms('dot'), c3: arms('double_dot', 1), b3: arms('dot') };
const LATER: Squares = {
  ...DRAWN, d2: arms('dot'), d1: arms('filled', 2), d5: arms('line'), c5: arms('line'), b5: arms('line', 1), e5: arms('double_line'),
  c4: arms('double_dot'), b4: arms('dot'), e3: arms('quarters', 2), f3: arms('double_line', 1),
};

export const duel: Lesson = {
  game: 'duel',
  castle: 'd3',
  steps: [
    { id: 'welcome', board: {}, window: DUEL_MAP, task: { kind: 'read' } },
    {
      id: 'take',
      board: DRAWN,
      window: DUEL_MAP,
      task: {
        kind: 'take',
        from: [arms('dot'), arms('line'), arms('filled', 2), arms('double_dot')].map(({ coat = '', crosses = 0 }) => ({ coat, crosses })),
        right: [3],
      },
    },
    {
      id: 'place',
      board: DRAWN,
      window: DUEL_MAP,
      task: {
        kind: 'place',
        pair: [arms('dot'), arms('filled', 2)],
        right: [
          'a3n', 'a3s', 'b2e', 'b2s', 'b2w', 'b4n', 'b4e', 'b4w', 'c2e', 'd1n', 'd2e', 'd2s', 'd2w', 'e2n', 'e2w', 'e3e',
          'e3s', 'e5e', 'e5w', 'f3w', 'f4n', 'f4e', 'f4s',
        ],
      },
    },
    { id: 'domain', board: LATER, window: DUEL_MAP, task: { kind: 'square', right: ['d4', 'd5', 'c5', 'b5'] } },
    { id: 'tick', board: LATER, window: DUEL_MAP, task: { kind: 'answer', from: ['plain', 'crossed', 'joker'], right: 'plain' } },
    { id: 'spell', board: LATER, window: DUEL_MAP, task: { kind: 'answer', from: ['first', 'both', 'last'], right: 'first' } },
    { id: 'end', board: LATER, window: DUEL_MAP, task: { kind: 'read' } },
  ],
};
