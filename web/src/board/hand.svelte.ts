/** The domino in the player's hand: how it is held and over which square. */

import type { Direction } from '../model/squares';
import {
  coveredSquares, placementHeld, placementsIn, squareTowards, turned, turnedDirection, type Placement,
} from './placing';
import type { LegalMove } from '../protocol';

export class Hand {
  direction = $state<Direction>('e');
  square = $state<string | null>(null);
  /** Set down by touch or keyboard: it stays when the pointer leaves. */
  resting = $state(false);
  /** Where the pointer carries it, in pixels of the window; null while it lies in its row. */
  carried = $state.raw<{ x: number; y: number } | null>(null);
  /** Which square of the kingdom is under a point of the window. */
  squareUnder: (x: number, y: number) => string | null = () => null;
  private chosen = $state.raw<Placement | null>(null);

  constructor(private readonly legal: () => LegalMove[]) {}

  placements = $derived.by(() => placementsIn(this.legal()));
  squares = $derived.by(() => coveredSquares(this.placements));
  shown = $derived.by(() => {
    if (!this.square) return null;
    const kept = this.placements.find((it) => it.move === this.chosen?.move);
    return kept ?? placementHeld(this.placements, this.square, this.direction);
  });

  hover(square: string | null): void {
    if (square === this.square) return;
    this.square = square;
    this.chosen = null;
    this.resting = false;
  }

  rest(square: string): void {
    this.hover(square);
    this.resting = true;
  }

  turn(step: 1 | -1): void {
    const next = this.square && turned(this.placements, this.square, this.shown, step);
    if (next) {
      this.chosen = next;
      this.direction = next.direction;
    } else {
      this.direction = turnedDirection(this.direction, step);
    }
  }

  walk(direction: Direction): void {
    const from = this.square ?? this.squares[0];
    if (!from) return;
    this.rest(this.square ? squareTowards(this.squares, from, direction) : from);
  }

  clear(): void {
    this.hover(null);
    this.carried = null;
  }

  /** Follows the pointer from the row to the kingdom; letting go over a fitting square drops it. */
  carry(start: PointerEvent, drop: () => void): void {
    const away = (event: PointerEvent) => Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > 6;
    const follow = (event: PointerEvent) => {
      if (!this.carried && !away(event)) return;
      event.preventDefault();
      this.carried = { x: event.clientX, y: event.clientY };
      this.hover(this.squareUnder(event.clientX, event.clientY));
    };
    const end = (event: PointerEvent) => {
      removeEventListener('pointermove', follow);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
      if (this.carried && this.shown && event.type === 'pointerup') drop();
      this.clear();
    };
    addEventListener('pointermove', follow);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
  }
}
