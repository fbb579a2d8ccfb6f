/** Positions that were put together by hand, for lessons, rules, the front door and the score pad: one kingdom or one map. */

import type { DuelView, KingdominoView, QueendominoView } from '../protocol';
import type { Squares } from './land';
import { placing } from './move';
import { isDuel, type AnyKingdom, type Position, type View } from './position';

export type Game = View['game'];

/** Whose kingdom it is: seat 3 is blue. */
const SEAT = 3;
const QUIET = { actor: SEAT, phase: 'place', round: 1 };
const DOMINOES = { ...QUIET, players: 1, grid: 5, rounds: 1, row: null, turn: null, next: null, kings: [], coming: [], unseen: {} };
const EMPTY_STREET = { slots: {}, top: null, dragon: null };

function kingdomWith(squares: Squares): AnyKingdom['squares'] {
  return Object.fromEntries(Object.entries(squares).map(([name, { terrain = '', crowns = 0, ...rest }]) => [name, { ...rest, terrain, crowns }]));
}

function duel(squares: Squares): DuelView {
  const drawn = Object.entries(squares).map(([name, { coat = '', crosses = 0 }]) => [name, { coat, crosses }]);
  const map = { seat: SEAT, squares: Object.fromEntries(drawn), castle_used: false, drew: false, boxes: {}, spells: {}, bonus_coat: null };
  return { ...QUIET, game: 'duel', players: 2, first: null, dice: null, draft: null, maps: [map], skip: null };
}

function kingdomino(squares: Squares): KingdominoView {
  return { ...DOMINOES, game: 'kingdomino', kingdoms: [{ seats: [SEAT], squares: kingdomWith(squares) }] };
}

function queendomino(squares: Squares): QueendominoView {
  const estate = { seats: [SEAT], squares: kingdomWith(squares), coins: 0, knights: 0, towers: 0, queen: false };
  return { ...DOMINOES, game: 'queendomino', kingdoms: [estate], placed: null, market: EMPTY_STREET, pile: {}, bank: { knights: 0, towers: 0 } };
}

const VIEWS: Record<Game, (squares: Squares) => View> = { kingdomino, queendomino, duel };

/** These squares of a game; `places` are the ways in which the pair in hand may be laid, written as `h7e`. */
export function prepared(game: Game, squares: Squares, { places = [], laid = [] }: { places?: string[]; laid?: string[] } = {}): Position {
  const dominoes = laid.map(placing).map(({ left, right }): [string, string] => [left, right]);
  const legal = places.map((place) => ({ move: placing(place), gain: 0 }));
  return { view: VIEWS[game](squares), room: [[]], dominoes: [dominoes], scores: [], regions: [], legal };
}

/** What lies in a kingdom or on a map. */
export function squaresIn(view: View, kingdom = 0): Squares {
  return (isDuel(view) ? view.maps[kingdom] : view.kingdoms[kingdom])?.squares ?? {};
}
