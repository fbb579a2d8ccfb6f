/** What the court adds: taxes, buildings, towers and the Queen, the dragon. */

import type { Squares } from '../pages/parts/squares';
import { land, type Lesson } from './lesson';

const WINDOW = { west: 4, east: 8, south: 5, north: 9 };
const LAND: Squares = {
  f7: land('forest', 1), f8: land('wheat'), e6: land('forest'), e7: land('forest'), g8: land('lake', 1), h8: land('town'),
  h7: land('town'), i7: land('forest'), h9: land('town'), i9: land('forest'),
};
const TAXED: Squares = { ...LAND, f6: land('forest'), g6: land('lake') };
const GUARDED: Squares = { ...TAXED, f6: { ...land('forest'), knight: true } };
const BUILT: Squares = { ...GUARDED, h8: { ...land('town'), building: 'sawmill' } };

export const queendomino: Lesson = {
  game: 'queendomino',
  castle: 'g7',
  paper: false,
  steps: [
    { id: 'welcome', board: LAND, window: WINDOW, purse: { coins: 7, knights: 1, towers: 0 }, task: { kind: 'read' } },
    { id: 'tax', board: TAXED, window: WINDOW, marked: ['f6', 'g6'], purse: { coins: 2, knights: 1, towers: 0 }, task: { kind: 'square', right: ['f6'] } },
    {
      id: 'building',
      board: GUARDED,
      window: WINDOW,
      purse: { coins: 6, knights: 0, towers: 0 },
      task: {
        kind: 'building',
        from: [{ id: 'statue', price: 5 }, { id: 'sawmill', price: 4 }, { id: 'church', price: 1 }],
        right: 'sawmill',
      },
    },
    { id: 'plot', board: GUARDED, window: WINDOW, purse: { coins: 6, knights: 0, towers: 0 }, task: { kind: 'square', right: ['h7', 'h8', 'h9'] } },
    { id: 'queen', board: BUILT, window: WINDOW, purse: { coins: 2, knights: 0, towers: 2 }, task: { kind: 'answer', from: ['me', 'rival', 'nobody'], right: 'me' } },
    {
      id: 'dragon',
      board: BUILT,
      window: WINDOW,
      purse: { coins: 2, knights: 0, towers: 0 },
      task: {
        kind: 'building',
        from: [{ id: 'foundry', price: 3 }, { id: 'bakery', price: 2 }, { id: 'fishmonger', price: 0 }],
        right: 'foundry',
      },
    },
    { id: 'end', board: BUILT, window: WINDOW, purse: { coins: 2, knights: 1, towers: 2, queen: true }, task: { kind: 'read' } },
  ],
};
