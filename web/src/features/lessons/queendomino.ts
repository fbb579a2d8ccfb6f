/** What the court adds: taxes, buildings, towers and the Queen, the dragon. */

import { timesScored, type Holding } from '../../words/building-words';
import { t } from '../../words/i18n';
import { land, type Squares } from '../../model/land';
import type { Lesson, Task } from './lesson';
import type { BuildingFacts } from '../../protocol';

const WINDOW = { west: 4, east: 8, south: 5, north: 9 };
const LAND: Squares = {
  f7: land('forest', 1), f8: land('wheat'), e6: land('forest'), e7: land('forest'), g8: land('lake', 1), h8: land('town'),
  h7: land('town'), i7: land('forest'), h9: land('town'), i9: land('forest'),
};
const TAXED: Squares = { ...LAND, f6: land('forest'), g6: land('lake') };
const GUARDED: Squares = { ...TAXED, f6: { ...land('forest'), knight: true } };
const MINE: Holding = { regions: { forest: 3, lake: 2, town: 1, wheat: 1 }, knights: 1, towers: 0 };
const COINS = 6;
/** The rival's mines are what the step tells of. */
const RIVALS: Holding = { regions: { mine: 5 }, knights: 0, towers: 0 };

type Buildings = Record<string, BuildingFacts>;
type Offer = { id: string; price: number };

/** Which of them are worth most to whoever holds that, how that is reckoned, and what the next best is worth. */
function choice(from: Offer[], buildings: Buildings, holding: Holding) {
  const worth = ({ id }: Offer) => timesScored(buildings[id]!, holding) * buildings[id]!.points;
  const most = Math.max(...from.map(worth));
  const best = from.filter((offer) => worth(offer) === most);
  const facts = buildings[best[0]!.id]!;
  const points = () => t('points', { count: most });
  return {
    task: { kind: 'building', from, right: best.map(({ id }) => id) } satisfies Task,
    best: best[0]!,
    sum: () => (facts.points_per === 'fixed' ? points() : `${timesScored(facts, holding)} × ${facts.points} = ${points()}`),
    second: best.length > 1 ? most : Math.max(...from.map(worth).filter((it) => it < most)),
  };
}

export function queendomino(buildings: Buildings): Lesson {
  const mine = choice([{ id: 'statue', price: 5 }, { id: 'sawmill', price: 4 }, { id: 'church', price: 1 }], buildings, MINE);
  const burnt = choice([{ id: 'foundry', price: 3 }, { id: 'bakery', price: 2 }, { id: 'fishmonger', price: 0 }], buildings, RIVALS);
  const built: Squares = { ...GUARDED, h8: { ...land('town'), building: mine.best.id } };
  const { knights, towers } = buildings[mine.best.id]!;
  const owned = { coins: COINS - mine.best.price, knights, towers };
  const guard = buildings.guardtower?.towers ? 'guardtower' : Object.keys(buildings).find((id) => buildings[id]!.towers)!;
  const gained = buildings[guard]!.towers;
  return {
    game: 'queendomino',
    castle: 'g7',
    steps: [
      { id: 'welcome', board: LAND, window: WINDOW, purse: { coins: 7, knights: 1, towers: 0 }, task: { kind: 'read' } },
      { id: 'tax', board: TAXED, window: WINDOW, marked: ['f6', 'g6'], purse: { coins: 2, knights: 1, towers: 0 }, task: { kind: 'square', right: ['f6'] } },
      {
        id: 'building',
        board: GUARDED,
        window: WINDOW,
        purse: { coins: COINS, knights: 0, towers: 0 },
        task: mine.task,
        told: () => ({ sum: mine.sum(), second: mine.second }),
      },
      { id: 'plot', board: GUARDED, window: WINDOW, purse: { coins: COINS, knights: 0, towers: 0 }, task: { kind: 'square', right: ['h7', 'h8', 'h9'] } },
      {
        id: 'queen',
        board: built,
        window: WINDOW,
        purse: { ...owned, towers: towers + gained },
        task: { kind: 'answer', from: ['me', 'rival', 'nobody'], right: 'me' },
        told: () => ({ building: t(`building-${guard}`), gain: t('gain-tower', { count: gained }), towers: towers + gained }),
      },
      { id: 'dragon', board: built, window: WINDOW, purse: owned, task: burnt.task, told: () => ({ sum: burnt.sum() }) },
      { id: 'end', board: built, window: WINDOW, purse: { ...owned, knights: knights + 1, towers: towers + gained, queen: true }, task: { kind: 'read' } },
    ],
  };
}
