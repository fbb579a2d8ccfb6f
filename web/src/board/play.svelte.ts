/** What the player at this browser may do now, and how it is done. */

import { isSame, ofKind, type Choice, type Move } from '../model/move';
import { actorOf, kingdomOf, type Position } from '../model/position';
import { Hand } from './hand.svelte';

export class Play {
  hand: Hand;
  /** In Queendomino: the plot whose building is about to be built. */
  price = $state<number | null>(null);

  /** The moves of the idea that is being looked at. */
  pointed = $state.raw<Move[]>([]);

  constructor(
    private readonly position: () => Position | null,
    private readonly send: (move: Move) => void,
  ) {
    this.hand = new Hand(() => this.legal);
  }

  legal = $derived.by((): Choice[] => this.position()?.legal ?? []);
  view = $derived.by(() => this.position()?.view ?? null);
  seat = $derived.by(() => (this.view && this.legal.length ? actorOf(this.view) : null));
  kingdom = $derived.by(() => (this.view && this.seat !== null ? kingdomOf(this.view, this.seat) : null));
  /** The verb of the decision due from this browser, or null when others are to act. */
  phase = $derived.by(() => (this.seat === null ? null : this.view!.phase));
  /** Squares that the chosen building may cover. */
  sites = $derived.by(() => (this.price === null ? [] : this.sitesAt(this.price)));

  /** Where the idea lays the domino in hand. */
  placement = $derived.by(() => this.hand.placements.find(({ move }) => this.pointed.some((other) => isSame(move, other))) ?? null);

  may(move: Move): boolean {
    return this.legal.some((choice) => isSame(choice.move, move));
  }

  /** What may be done by one verb. */
  movesTo<V extends Move['verb']>(verb: V): Extract<Move, { verb: V }>[] {
    return ofKind(this.legal, verb).map(({ move }) => move);
  }

  sitesAt(price: number): string[] {
    return this.movesTo('build').flatMap((move) => (move.price === price ? [move.square] : []));
  }

  act(move: Move): void {
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
  choosePlot(price: number): void {
    const [square, ...others] = this.sitesAt(price);
    if (square && !others.length) this.act({ verb: 'build', price, square });
    else this.price = this.price === price ? null : price;
  }
}
