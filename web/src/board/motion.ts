/** Motion that explains: a domino travels from its row to the kingdom, a king walks to the next row. */

import { cubicInOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { motionTime } from '../device/settings.svelte';
import type { DominoesView, View } from '../model/position';
import { isDuel } from '../model/position';

const MOST_COINS = 5;

export type Places = Map<string, { box: DOMRect; drawing: Element }>;

/** Where the pieces that may travel are now, before the table changes. */
export function placesOf(root: HTMLElement): Places {
  const found: Places = new Map();
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>('[data-domino], [data-king], [data-waiting]')) {
    const { domino, king, waiting } = element.dataset;
    const name = domino ? `domino ${domino}` : king ? `king ${king}` : `waiting ${waiting}`;
    const drawing = domino ? (element.querySelector('svg') ?? element) : element;
    if (!found.has(name)) found.set(name, { box: drawing.getBoundingClientRect(), drawing });
  }
  return found;
}

function fly(from: { box: DOMRect; drawing: Element }, to: DOMRect, turns = 0): void {
  const time = motionTime(360);
  if (!time || !from.box.width || !to.width) return;
  const copy = document.createElement('div');
  copy.className = 'flying';
  copy.append(from.drawing.cloneNode(true));
  Object.assign(copy.style, { left: `${from.box.left}px`, top: `${from.box.top}px`, width: `${from.box.width}px`, height: `${from.box.height}px` });
  document.body.append(copy);
  const dx = to.left + to.width / 2 - from.box.left - from.box.width / 2;
  const dy = to.top + to.height / 2 - from.box.top - from.box.height / 2;
  const scale = Math.max(to.width, to.height) / Math.max(from.box.width, from.box.height);
  const end = `translate(${dx}px, ${dy}px) rotate(${turns * 90}deg) scale(${scale})`;
  const flight = copy.animate([{ transform: 'none' }, { transform: end, offset: 0.85 }, { transform: end, opacity: 0 }], { duration: time, easing: 'ease-in-out' });
  flight.onfinish = flight.oncancel = () => copy.remove();
}

function addedSquares(before: DominoesView, now: DominoesView): { kingdom: number; squares: string[] }[] {
  return now.kingdoms
    .map((kingdom, index) => ({
      kingdom: index,
      squares: Object.keys(kingdom.squares).filter((square) => !(square in (before.kingdoms[index]?.squares ?? {}))),
    }))
    .filter(({ squares }) => squares.length === 2);
}

function boxOfSquares(map: SVGSVGElement, squares: string[]): DOMRect {
  const box = map.getBoundingClientRect();
  const { west, north } = map.dataset;
  const matrix = map.getScreenCTM();
  if (!matrix) return box;
  const cells = squares.map((square) => [square.charCodeAt(0) - 97 - Number(west), Number(north) - Number(square.slice(1))]);
  const xs = cells.map(([x]) => x! * 100);
  const ys = cells.map(([, y]) => y! * 100);
  const from = new DOMPoint(Math.min(...xs), Math.min(...ys)).matrixTransform(matrix);
  const to = new DOMPoint(Math.max(...xs) + 100, Math.max(...ys) + 100).matrixTransform(matrix);
  return new DOMRect(from.x, from.y, to.x - from.x, to.y - from.y);
}

function dominoesFly(root: HTMLElement, before: DominoesView, now: DominoesView, places: Places): void {
  const number = before.row && before.turn !== null ? before.row.dominoes[before.turn]?.number : undefined;
  const start = places.get(`domino ${number}`);
  for (const { kingdom, squares } of addedSquares(before, now)) {
    const map = root.querySelector<SVGSVGElement>(`[data-kingdom="${kingdom}"] svg.kingdom`);
    if (map && start) fly(start, boxOfSquares(map, squares), squares[0]![0] === squares[1]![0] ? 1 : 0);
  }
}

function kingsWalk(root: HTMLElement, before: DominoesView, now: DominoesView, places: Places): void {
  const stood = new Set(before.next?.dominoes.filter(({ seat }) => seat !== null).map(({ number }) => number));
  const rows = [now.next, now.row].flatMap((row) => row?.dominoes ?? []);
  const arrived = rows.find(({ number, seat }) => seat !== null && !stood.has(number) && before.next?.dominoes.some((it) => it.number === number));
  if (!arrived) return;
  const left = before.row && before.turn !== null ? before.row.dominoes[before.turn]?.number : undefined;
  const start = places.get(`king ${left}`) ?? places.get(`waiting ${arrived.seat}`);
  const target = root.querySelector(`[data-king="${arrived.number}"]`);
  if (start && target) fly(start, target.getBoundingClientRect());
}

/** Coins fly from the squares just placed to the purse of whoever was paid. */
function coinsFly(root: HTMLElement, before: DominoesView, now: DominoesView): void {
  now.kingdoms.forEach((kingdom, index) => {
    const gained = (kingdom.coins ?? 0) - (before.kingdoms[index]?.coins ?? 0);
    const squares = now.placed ?? addedSquares(before, now).find((it) => it.kingdom === index)?.squares;
    const map = root.querySelector<SVGSVGElement>(`[data-kingdom="${index}"] svg.kingdom`);
    const purse = root.querySelector(`[data-purse="${kingdom.seats[0]}"] svg`);
    if (gained <= 0 || !squares || !map || !purse) return;
    const from = boxOfSquares(map, squares);
    for (let i = 0; i < Math.min(gained, MOST_COINS); i += 1) {
      const box = new DOMRect(from.x + from.width * (0.2 + 0.15 * i), from.y + from.height / 2, 22, 22);
      fly({ box, drawing: purse }, purse.getBoundingClientRect());
    }
  });
}

/** A king comes out of the bag to its place, after the one before it has walked to its domino. */
export function outOfTheBag(king: Element): TransitionConfig {
  const place = king.getBoundingClientRect();
  const bag = king.closest('.kings')?.querySelector('.bag')?.getBoundingClientRect();
  const dx = bag ? bag.left + bag.width / 2 - place.left - place.width / 2 : 0;
  const dy = bag ? bag.top - place.top : place.height;
  return {
    delay: motionTime(360),
    duration: motionTime(640),
    easing: cubicInOut,
    css: (at, left) => `transform: translate(${dx * left}px, ${dy * left}px) scale(${0.7 + 0.3 * at}); opacity: ${Math.min(1, at * 3)}`,
  };
}

/** Shows what changed between two views; `places` were taken before the change. */
export function showMotion(root: HTMLElement, before: View, now: View, places: Places, placed: boolean): void {
  if (isDuel(before) || isDuel(now)) return;
  if (!placed) dominoesFly(root, before, now, places);
  kingsWalk(root, before, now, places);
  coinsFly(root, before, now);
}
