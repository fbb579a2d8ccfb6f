/** What is due at a table, in one sentence. */

import { t } from '../../words/i18n';
import type { TableState } from '../../protocol';
import type { Play } from '../../board/play.svelte';
import type { DominoesView, View } from '../../model/position';
import { skipWarning } from '../../words/move-words';

/** What is due, by its verb; where the domino or the dice in hand fit nowhere, that is the only way to go on. */
export function dueVerb({ phase, legal }: Pick<Play, 'phase' | 'legal'>): string | null {
  const only = legal.length === 1 ? legal[0]!.move : '';
  return only === 'discard' || only === 'skip' ? only : phase;
}

/** What this browser's player may do now; with several own seats it says who is meant. */
function ownWords(table: TableState, play: Play, names: string[]): string {
  const view = table.view as View;
  const who = table.yours.length > 1 ? names[play.seat!]! : '';
  const number = play.phase === 'place' && 'row' in view ? numberInHand(view) : 0;
  const key = play.price ? 'due-site' : `due-${view.game === 'duel' ? 'duel-' : ''}${dueVerb(play)}`;
  const words = [t(key, { number }), skipWarning(view)].filter(Boolean).join(' ');
  return who ? t('due-who', { who, words }) : words;
}

function numberInHand(view: DominoesView): number {
  return view.row && view.turn !== null ? view.row.dominoes[view.turn]!.number : 0;
}

/** Whoever the table waits for: a complete turn still waits for its owner's confirmation. */
export function awaited(table: TableState, owner: number | null): number | null {
  const { actor } = table.view as View;
  if (table.complete && owner !== null) return owner;
  return typeof actor === 'number' ? actor : null;
}

export function dueWords(table: TableState, play: Play, names: string[], owner: number | null): string {
  const view = table.view as View;
  const seat = awaited(table, owner);
  if (table.status === 'aborted') return t('due-aborted');
  if (table.status === 'over' || view.actor === null) return t('due-over');
  if (play.seat !== null) return ownWords(table, play, names);
  if (seat === null) return t('due-chance');
  if (table.thinking && table.preparing !== null) return t('due-preparing', { percent: Math.round(table.preparing * 100) });
  return t(table.thinking ? 'due-thinking' : 'due-other', { who: names[seat] ?? '' });
}
