/** What the keys do at a table, wherever the focus is. */

import { isDuel, type Position } from '../../model/position';
import { rulebook } from '../../terms/rulebook.svelte';
import type { TableSession } from './session.svelte';

/** Something to do at the table, or a look at the board. */
export type Order = { type: 'look' } | { type: 'do'; obey: () => void };

const order = (obey: () => void): Order => ({ type: 'do', obey });

function isElsewhere({ ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  return Boolean(rulebook.page) || ctrlKey || metaKey || altKey || (target as Element).closest('input, textarea, select') !== null;
}

export function orderOf(event: KeyboardEvent, session: TableSession, { view }: Position): Order | null {
  if (isElsewhere(event)) return null;
  const { play } = session;
  const pressed = event.key.toLowerCase();
  if (event.key.startsWith('Arrow')) return document.activeElement === document.body && play.phase === 'place' ? { type: 'look' } : null;
  if (pressed === 'r') return order(() => play.hand.turn(event.shiftKey ? -1 : 1));
  if (pressed === 'u' && session.ownDraft) return order(() => session.undo());
  if (pressed === 'c' && session.mayConfirm) return order(() => session.confirm());
  if (pressed === 'h' && session.mayHint) return order(() => session.hint());
  if (pressed === 'escape') return order(() => { play.hand.clear(); session.forgetHint(); });
  const offered = isDuel(view) || !/^[1-8]$/.test(pressed) ? undefined : view.next?.dominoes[Number(pressed) - 1];
  return offered ? order(() => play.act({ verb: 'pick', number: offered.number })) : null;
}
