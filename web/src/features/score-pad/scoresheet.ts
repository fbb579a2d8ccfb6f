/** A kingdom clicked together, written in the format of docs/score-format.md. */

import { COATS, TERRAINS } from '../../model/pieces';
import type { Square, Squares } from '../../model/land';
import type { Game } from '../../model/prepared';
import { DUEL_MAP, rowsOf, type Window } from '../../model/squares';

export interface Pad {
  game: Game;
  grid: number;
  squares: Squares;
  castle: string;
  coins: number;
  knights: number;
  queen: boolean;
  royal_wedding: boolean;
  middle_kingdom: boolean;
  harmony: boolean;
  bonus: string;
}

const LETTERS: Record<string, string> = {
  wheat: 'w', forest: 'f', lake: 'l', pasture: 'p', swamp: 's', mine: 'm', town: 't',
  dot: 'd', line: 'l', double_dot: 'D', double_line: 'L', filled: 'f', quarters: 'q',
};

export function emptyPad(game: Game): Pad {
  return {
    game, grid: 5, squares: {}, castle: game === 'duel' ? 'd3' : 'c3', coins: 0, knights: 0, queen: false,
    royal_wedding: false, middle_kingdom: false, harmony: false, bonus: '',
  };
}

export function padWindow(pad: Pad): Window {
  if (pad.game === 'duel') return DUEL_MAP;
  return { west: 0, east: pad.grid - 1, south: 1, north: pad.grid };
}

/** What a key means while painting: the terrain or coat whose letter it is. */
export function kindOfKey(key: string, game: Game): string | null {
  const kinds: readonly string[] = game === 'duel' ? COATS : TERRAINS.slice(0, game === 'queendomino' ? 7 : 6);
  return kinds.find((kind) => LETTERS[kind] === key) ?? null;
}

function word(square: Square | undefined): string {
  if (!square) return '.';
  const letter = LETTERS[square.terrain ?? square.coat ?? ''] ?? '.';
  const marks = square.crowns || square.crosses || '';
  return `${letter}${marks}${square.building ? `:${square.building}` : ''}${square.knight ? '*' : ''}`;
}

function facts(pad: Pad): string[] {
  const lines = [`game: ${pad.game}`];
  if (pad.game === 'duel') return pad.bonus ? [...lines, `bonus: ${pad.bonus}`] : lines;
  lines.push(`grid: ${pad.grid}`);
  if (pad.game === 'queendomino') lines.push(`coins: ${pad.coins}`, `knights: ${pad.knights}`);
  const flags = pad.game === 'queendomino' ? (['queen', 'royal_wedding', 'middle_kingdom', 'harmony'] as const) : (['middle_kingdom', 'harmony'] as const);
  return [...lines, ...flags.filter((flag) => pad[flag]).map((flag) => `${flag}: yes`)];
}

export function sheetOf(pad: Pad): string {
  const map = rowsOf(padWindow(pad)).map((row) => row.map((name) => (name === pad.castle ? 'C' : word(pad.squares[name]))).join(' '));
  return [...facts(pad), '', ...map, ''].join('\n');
}
