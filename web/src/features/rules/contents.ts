/** The rules pages: their sections in order, and the position that illustrates each. */

import { arms, land, type Square, type Squares } from '../../model/land';
import type { Position } from '../../model/position';
import { prepared } from '../../model/prepared';
import { around, DUEL_MAP, type Window } from '../../model/squares';
import type { Guessed } from '../../terms/guesses';
import { laidAfter, SHOWCASE } from '../lessons/showcase';

export type Picture =
  | { kind: 'board'; position: Position; window: Window; castle: string; marked?: string[]; wrong?: string[]; ghost?: [string, Square][] }
  | { kind: 'dominoes'; dominoes: { number: number; pair: [Square, Square]; king?: number }[] }
  | { kind: 'dice'; dice: { coat: string; crosses: number }[] }
  | { kind: 'street'; buildings: string[] }
  | { kind: 'pieces'; names: string[] }
  | { kind: 'buildings' }
  | { kind: 'spells' };

export interface Section {
  /** The texts are `rules-<game>-<id>-title`, `rules-<game>-<id>` and, with a picture, `rules-<game>-<id>-picture`. */
  id: string;
  picture?: Picture;
  /** Whether part of it is our own answer to what the books leave open; the text is `rules-<game>-<id>-decision`. */
  decision?: true;
  /** What is marked there if it is a guess. */
  guess?: Guessed;
}

const WIDE = { west: 4, east: 8, south: 6, north: 9 };
const LOW = { west: 4, east: 8, south: 6, north: 8 };
const SMALL: Squares = { f7: land('wheat', 1), f8: land('wheat'), h7: land('lake', 1), i7: land('forest') };
const CROSSROADS: Squares = {
  f7: land('lake', 1), f8: land('lake'), e8: land('lake', 1), e9: land('lake'), g8: land('wheat'), h8: land('wheat'), h7: land('lake', 1), i7: land('forest', 1),
};
const COURT: Squares = {
  f7: land('swamp'), f8: land('swamp'), e7: land('swamp', 1), e8: { ...land('swamp'), knight: true }, g8: land('town'),
  h8: { ...land('town'), building: 'guardtower' }, h7: { ...land('town'), building: 'queens_tower' }, i7: land('mine', 2), i8: land('wheat'), f6: land('lake', 1),
};
const MAP: Squares = {
  d4: arms('line', 1), e4: arms('dot'), c3: arms('double_dot', 1), b3: arms('dot'), d5: arms('line'), c5: arms('line', 1),
};

const board = (squares: Squares, window: Window, rest: object = {}): Picture => ({ kind: 'board', position: prepared('kingdomino', squares), window, castle: 'g7', ...rest });
const court = (window: Window, rest: object = {}): Picture => ({ kind: 'board', position: prepared('queendomino', COURT), window, castle: 'g7', ...rest });
const map = (squares: Squares, rest: object = {}): Picture => ({ kind: 'board', position: prepared('duel', squares), window: DUEL_MAP, castle: 'd3', ...rest });

export const RULES: Record<string, Section[]> = {
  kingdomino: [
    { id: 'aim', picture: board(laidAfter(SHOWCASE.length), around('g7', 2)) },
    {
      id: 'row',
      picture: {
        kind: 'dominoes',
        dominoes: [
          { number: 3, pair: [land('forest'), land('forest')], king: 3 },
          { number: 17, pair: [land('forest'), land('lake')], king: 0 },
          { number: 22, pair: [land('wheat', 1), land('swamp')] },
          { number: 41, pair: [land('wheat'), land('pasture', 2)], king: 2 },
        ],
      },
    },
    { id: 'turn' },
    { id: 'connect', picture: board(SMALL, WIDE, { ghost: [['f9', land('wheat')], ['g9', land('mine', 2)]] }) },
    { id: 'room', picture: board(laidAfter(5), { west: 3, east: 9, south: 4, north: 9 }, { wrong: ['d7', 'j7'] }) },
    { id: 'discard' },
    { id: 'score', picture: board(CROSSROADS, WIDE, { marked: ['f7', 'f8', 'e8', 'e9'] }) },
    { id: 'ties' },
    { id: 'players' },
    { id: 'variants', decision: true },
  ],
  queendomino: [
    { id: 'aim', picture: court(LOW) },
    { id: 'turn' },
    { id: 'tax', picture: court(LOW, { marked: ['e7', 'e8', 'f7', 'f8'] }) },
    { id: 'build', decision: true, picture: { kind: 'street', buildings: ['statue', 'sawmill', 'big_tavern', 'guardtower', 'safe_tower', 'church'] } },
    { id: 'queen', picture: { kind: 'pieces', names: ['queen', 'tower', 'tower', 'tower'] } },
    { id: 'dragon', picture: { kind: 'pieces', names: ['cave', 'dragon', 'coin'] } },
    { id: 'round', decision: true },
    { id: 'score' },
    { id: 'buildings', picture: { kind: 'buildings' }, guess: 'buildings' },
    { id: 'players' },
    { id: 'wedding' },
    { id: 'teams' },
  ],
  duel: [
    { id: 'aim', picture: map(MAP) },
    { id: 'round', decision: true, guess: 'dice', picture: { kind: 'dice', dice: [{ coat: 'dot', crosses: 0 }, { coat: 'line', crosses: 0 }, { coat: 'filled', crosses: 2 }, { coat: '?', crosses: 0 }] } },
    { id: 'draw', picture: map(MAP, { ghost: [['e3', arms('dot')], ['f3', arms('filled', 2)]] }) },
    { id: 'castle' },
    { id: 'spellbook', guess: 'book' },
    { id: 'spells', picture: { kind: 'spells' } },
    { id: 'end', decision: true },
    { id: 'score', picture: map(MAP, { marked: ['d4', 'd5', 'c5'] }) },
  ],
};
