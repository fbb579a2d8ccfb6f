import { expect, test } from 'vitest';
import { mayBeListed, newGame, resize, type Setup } from '../src/features/new-game/setup';
import type { Info } from '../src/protocol';

const INFO: Info = {
  version: '', public_url: '', open_tables: true, levels: ['squire'], components: {},
  games: [{ name: 'kingdomino', players: [2, 3, 4], options: [], ready: true, progress: 1 }],
};
const SETUP: Setup = {
  kind: 'kingdomino', seats: [{ who: 'me', name: ' Mila ', colour: 1 }], teams: false, options: {}, dynasty: false,
  confirm: true, seconds: null, listed: true,
};

test('whoever comes new gets a colour that nobody has', () => {
  expect(resize(SETUP.seats, 4).map(({ colour }) => colour)).toEqual([1, 0, 2, 3]);
});

test('the server is told every colour, so that the table looks as it was set up', () => {
  const wish = newGame(INFO, { ...SETUP, seats: resize(SETUP.seats, 2) });
  expect(wish.seats).toEqual([{ kind: 'mine', name: 'Mila', colour: 1 }, { kind: 'computer', level: 'squire', colour: 0 }]);
});

test('only a table with a free seat is listed, and only where there is a list', () => {
  const open = { ...SETUP, seats: resize(SETUP.seats, 2, 'link') };
  expect(mayBeListed(INFO, open)).toBe(true);
  expect(mayBeListed(INFO, SETUP)).toBe(false);
  expect(newGame({ ...INFO, open_tables: false }, open).listed).toBe(false);
});
