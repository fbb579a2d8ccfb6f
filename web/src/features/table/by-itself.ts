/** What goes without asking: confirming for whom does not want to, deciding where there is no choice, following an idea. */

import { formatMove, type Choice } from '../../model/move';
import type { TableState } from '../../protocol';
import { nextToTake, take, type Taking } from './hint';

export type Deed = { type: 'confirm' } | { type: 'undo' } | { type: 'move'; move: string };

export class ByItself {
  private undoing = false;
  private taking: Taking | null = null;

  /** `confirms` says whether a complete turn waits for its player. */
  constructor(private readonly confirms: () => boolean) {}

  /** Somebody takes back: that goes past decisions without a choice. */
  takesBack(): void {
    this.undoing = true;
  }

  follow(table: TableState, moves: string[]): void {
    this.taking = take(table, moves);
  }

  stopFollowing(): void {
    this.taking = null;
  }

  /** What is to be done at this table now; `legal` is what this browser may do. */
  next(table: TableState, legal: Choice[], mayConfirm: boolean): Deed | null {
    if (mayConfirm && !this.confirms()) return { type: 'confirm' };
    const [only, ...others] = legal;
    if (only && !others.length && only.move.verb === 'none') return this.withoutChoice(table, formatMove(only.move));
    if (only) this.undoing = false;
    return this.ofTheIdea(table);
  }

  private withoutChoice({ draft }: TableState, move: string): Deed | null {
    if (!this.undoing) return { type: 'move', move };
    if (draft.length) return { type: 'undo' };
    this.undoing = false;
    return null;
  }

  private ofTheIdea(table: TableState): Deed | null {
    const move = this.taking && nextToTake(this.taking, table);
    if (move && table.legal.some((choice) => choice.move === move)) return { type: 'move', move };
    this.taking = null;
    return null;
  }
}
