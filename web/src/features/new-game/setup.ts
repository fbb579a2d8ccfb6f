/** The choices of a new game, turned into what the server is asked for. */

import { COLOURS } from '../../art/colours';
import type { GameFacts, Info, Level, NewGame, OptionFacts, SeatWish } from '../../protocol';

export const KINDS = ['kingdomino', 'queendomino', 'royal_wedding', 'duel'] as const;
export type Kind = (typeof KINDS)[number];

/** Who plays against somebody that has not chosen. */
export const EASY: Level = 'squire';

/** `me` and `here` are both seats of this browser; `level-…` is a computer. */
export type Who = 'me' | 'here' | 'link' | `level-${string}`;

export interface Seat {
  who: Who;
  name: string;
  colour: number;
}

export interface Setup {
  kind: Kind;
  seats: Seat[];
  teams: boolean;
  options: Record<string, boolean | number>;
  dynasty: boolean;
  confirm: boolean;
  seconds: number | null;
  /** Whether strangers may take the free seats. */
  listed: boolean;
}

/** Options that are a kind of game or a way to sit, so not in the list of options. */
const SHOWN_ELSEWHERE = ['royal_wedding', 'teams'];
/** Without the Royal Wedding there are four castles in the box. */
const ONE_BOX = 4;

export function gameOf(kind: Kind): string {
  return kind === 'royal_wedding' ? 'queendomino' : kind;
}

export function factsOf(info: Info, kind: Kind): GameFacts | undefined {
  return info.games.find((game) => game.name === gameOf(kind));
}

function optionOf(facts: GameFacts, name: string): OptionFacts | undefined {
  return facts.options.find((option) => option.name === name);
}

export function playersFor(info: Info, kind: Kind): number[] {
  const facts = factsOf(info, kind);
  if (!facts) return [];
  if (kind === 'royal_wedding') return optionOf(facts, 'royal_wedding')?.players ?? [];
  return kind === 'queendomino' ? facts.players.filter((count) => count <= ONE_BOX) : facts.players;
}

/** Whether teams are possible for so many, and whether there is no other way. */
export function teamsFor(info: Info, kind: Kind, players: number): 'no' | 'may' | 'must' {
  const facts = factsOf(info, kind);
  if (kind !== 'royal_wedding' || !facts || !optionOf(facts, 'teams')?.players.includes(players)) return 'no';
  return players > 6 ? 'must' : 'may';
}

export function optionsFor(info: Info, kind: Kind, players: number): OptionFacts[] {
  const all = factsOf(info, kind)?.options ?? [];
  return all.filter((option) => option.players.includes(players) && !SHOWN_ELSEWHERE.includes(option.name));
}

export function levelsOf(info: Info): `level-${string}`[] {
  return info.levels.map((level): `level-${string}` => `level-${level}`);
}

/** Keeps who sits already; whoever comes new is an easy computer unless told otherwise, in the first colour that is left. */
export function resize(seats: Seat[], count: number, who: Who = `level-${EASY}`): Seat[] {
  const kept = seats.slice(0, count);
  while (kept.length < count) kept.push({ who, name: '', colour: freeColour(kept) });
  return kept;
}

function freeColour(seats: Seat[]): number {
  return Array.from({ length: COLOURS }, (_, colour) => colour).find((colour) => seats.every((seat) => seat.colour !== colour)) ?? 0;
}

function seatWish(seat: Seat): SeatWish {
  const { colour } = seat;
  const name = seat.name.trim();
  if (seat.who === 'me' || seat.who === 'here') return { kind: 'mine', name, colour };
  if (seat.who === 'link') return { kind: 'link', name, colour };
  return { kind: 'computer', colour, level: seat.who.slice('level-'.length) as Level };
}

/** Only where the host keeps a list, and for tables with a seat that somebody else may take. */
export function mayBeListed(info: Info, setup: Setup): boolean {
  return info.open_tables && setup.seats.some(({ who }) => who === 'link');
}

export function newGame(info: Info, setup: Setup): NewGame {
  const players = setup.seats.length;
  const offered = optionsFor(info, setup.kind, players);
  const options: Record<string, boolean | number> = {};
  for (const option of offered) options[option.name] = setup.options[option.name] ?? option.default;
  if (setup.kind === 'royal_wedding') {
    options['royal_wedding'] = true;
    const teams = teamsFor(info, setup.kind, players);
    options['teams'] = teams === 'must' || (teams === 'may' && setup.teams);
  }
  return {
    game: gameOf(setup.kind),
    seats: setup.seats.map(seatWish),
    options,
    dynasty: setup.dynasty && setup.kind !== 'duel',
    confirm: setup.confirm,
    seconds_per_move: setup.seconds,
    listed: setup.listed && mayBeListed(info, setup),
  };
}
