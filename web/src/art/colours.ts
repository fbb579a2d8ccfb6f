/** Which colour each seat of the table has; kings, castles and badges are drawn in it wherever they appear. */

import { getContext, setContext } from 'svelte';

const KEY = Symbol('colours');

/** How many colours there are to choose from; they have the names and the drawings of the sprite. */
export const COLOURS = 8;

/** Tells everything inside this component which colour each seat has. */
export function shareColours(colours: () => readonly number[]): void {
  setContext(KEY, colours);
}

/** From a seat to its colour; where no table says otherwise, seats have the colours in their order. */
export function seatColours(): (seat: number) => number {
  const colours = getContext<(() => readonly number[]) | undefined>(KEY);
  return (seat) => colours?.()[seat] ?? seat;
}
