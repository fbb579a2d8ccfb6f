/** The first lesson: choose, connect, count, stay in the square. */

import { land, type Squares } from '../../model/land';
import { around } from '../../model/squares';
import type { Lesson } from './lesson';

const TWO: Squares = { g8: land('lake'), h8: land('pasture', 2), f7: land('wheat', 1), e7: land('forest') };
const THREE: Squares = { ...TWO, e8: land('forest', 1), e9: land('wheat') };
const FIVE: Squares = { ...THREE, h7: land('pasture'), i7: land('pasture'), f6: land('wheat'), g6: land('swamp') };

export const kingdomino: Lesson = {
  game: 'kingdomino',
  castle: 'g7',
  steps: [
    { id: 'welcome', board: {}, window: around('g7', 2), task: { kind: 'read' } },
    {
      id: 'pick',
      task: {
        kind: 'pick',
        from: [
          { number: 3, pair: [land('forest'), land('forest')] },
          { number: 19, pair: [land('wheat', 1), land('forest')] },
          { number: 27, pair: [land('forest', 1), land('wheat')] },
          { number: 42, pair: [land('lake'), land('pasture', 2)] },
        ],
        right: [42],
      },
    },
    {
      id: 'place',
      board: {},
      window: around('g7', 3),
      task: {
        kind: 'place',
        number: 42,
        pair: [land('lake'), land('pasture', 2)],
        right: [
          'e7e', 'f6n', 'f6e', 'f7n', 'f7s', 'f7w', 'f8e', 'f8s', 'g5n', 'g6e', 'g6s', 'g6w', 'g8n', 'g8e', 'g8w', 'g9s',
          'h6n', 'h6w', 'h7n', 'h7e', 'h7s', 'h8s', 'h8w', 'i7w',
        ],
      },
    },
    {
      id: 'connect',
      board: TWO,
      window: { west: 3, east: 8, south: 5, north: 10 },
      task: {
        kind: 'place',
        number: 27,
        pair: [land('forest', 1), land('wheat')],
        right: [
          'd7n', 'd7s', 'e6e', 'e6s', 'e6w', 'e8n', 'e8e', 'e8w', 'f5n', 'f6e', 'f9s', 'g5n', 'g6e', 'g6s', 'g6w', 'h6n',
          'h6w', 'h7e', 'h7s', 'i7w',
        ],
      },
    },
    {
      id: 'grow',
      board: THREE,
      window: { west: 4, east: 8, south: 5, north: 10 },
      task: {
        kind: 'place',
        number: 10,
        pair: [land('pasture'), land('pasture')],
        right: ['g9e', 'h9w', 'h6n', 'h7s', 'h7e', 'i7w', 'h9n', 'h10s', 'h9e', 'i9w', 'i7n', 'i8s', 'i8n', 'i9s'],
      },
    },
    { id: 'region', board: FIVE, window: { west: 4, east: 8, south: 5, north: 10 }, task: { kind: 'square', right: ['h7', 'h8', 'i7'] } },
    {
      id: 'room',
      board: FIVE,
      window: { west: 3, east: 9, south: 5, north: 10 },
      task: {
        kind: 'place',
        number: 30,
        pair: [land('lake', 1), land('wheat')],
        right: ['e5n', 'e5e', 'f8n', 'f9s', 'f10s', 'f10w', 'g5w', 'g9n', 'g9e', 'g9w'],
      },
    },
    {
      id: 'order',
      task: {
        kind: 'pick',
        from: [
          { number: 7, pair: [land('lake'), land('lake')] },
          { number: 15, pair: [land('wheat'), land('pasture')] },
          { number: 40, pair: [land('mine', 1), land('wheat')] },
          { number: 44, pair: [land('pasture'), land('swamp', 2)] },
        ],
        right: [7],
      },
    },
    { id: 'end', board: FIVE, window: { west: 4, east: 8, south: 5, north: 9 }, task: { kind: 'read' } },
  ],
};
