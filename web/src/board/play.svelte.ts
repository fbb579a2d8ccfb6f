/** What the player at this browser may do now, and how it is done. */

import type { LegalMove, TableState } from '../protocol';
import { Hand } from './hand.svelte';
import type { View } from '../model/position';

export class Play {
  hand: Hand;
  /** In Queendomino: the plot whose building is about to be built. */
  price = $state<string | null>(null);

  /** The moves of the idea that is being looked at. */
  pointed = $state.raw<string[]>([]);

  constructor(
    private readonly state: () => TableState,
    private readonly send: (move: string) => void,
  ) {
    this.hand = new Hand(() => this.legal);
  }

  legal = $derived.by((): LegalMove[] => this.state().legal);
  view = $derived.by(() => this.state().view as View);
  seat = $derived.by(() => (typeof this.view.actor === 'number' && this.legal.length ? this.view.actor : null));
  kingdom = $derived.by(() => this.state().seats.find(({ seat }) => seat === this.seat)?.kingdom ?? null);
  /** The verb of the decision due from this browser, or null when others are to act. */
  phase = $derived.by(() => (this.seat === null ? null : this.view.phase));
  /** Squares that the chosen building may cover. */
  sites = $derived.by(() => this.endings(`build ${this.price} `));

  /** Where the idea lays the domino in hand. */
  placement = $derived.by(() => this.hand.placements.find(({ move }) => this.pointed.includes(move)) ?? null);

  may(move: string): boolean {
    return this.legal.some((it) => it.move === move);
  }

  /** What may follow a beginning: `pick ` → the numbers on offer. */
  endings(start: string): string[] {
    return this.legal.filter(({ move }) => move.startsWith(start)).map(({ move }) => move.slice(start.length));
  }

  act(move: string): void {
    if (!this.may(move)) return;
    this.hand.clear();
    this.price = null;
    this.send(move);
  }

  /** Lays the held domino where it is shown. */
  drop(): void {
    if (this.hand.shown) this.act(this.hand.shown.move);
  }

  /** Chooses the building on a plot; with one site only it is built at once. */
  choosePlot(price: string): void {
    const sites = this.endings(`build ${price} `);
    if (sites.length === 1) this.act(`build ${price} ${sites[0]}`);
    else this.price = this.price === price ? null : price;
  }
}
