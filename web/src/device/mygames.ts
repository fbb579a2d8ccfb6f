/** The games played on this device, with the links that lead back to them. */

import type { Status } from '../protocol';

export interface MyGame {
  id: string;
  tokens: string[];
  game: string;
  names: string[];
  /** The colour of each seat. */
  colours?: number[];
  date: string;
  status: Status;
  spectator?: string;
  /** What shows that the table was set up here. */
  host?: string;
  /** Whether other people play or played there, too. */
  shared?: boolean;
  /** Invitations that were handed out and not used yet, so that the host can show them again. */
  invitations?: { seat: number; token: string }[];
}

const KEY = 'crownfield.games';
const MOST = 200;

export function myGames(): MyGame[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]');
  } catch {
    return [];
  }
}

export function myGame(id: string): MyGame | undefined {
  return myGames().find((game) => game.id === id);
}

function keep(games: MyGame[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(games.slice(0, MOST)));
  } catch {
    // Without storage the list is empty next time; the links still work.
  }
}

/** Adds a game or changes what is known of it; the newest comes first. */
export function rememberGame(known: Partial<MyGame> & { id: string; game: string; tokens: string[] }): void {
  const games = myGames();
  const old = games.find((game) => game.id === known.id);
  const fresh: MyGame = { names: [], date: new Date().toISOString(), status: 'waiting', ...old, ...known };
  keep(old ? games.map((game) => (game === old ? fresh : game)) : [fresh, ...games]);
}

export function forgetGame(id: string): void {
  keep(myGames().filter((game) => game.id !== id));
}
