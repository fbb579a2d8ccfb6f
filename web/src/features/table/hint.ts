/** Taking an idea: its moves are drafted one after the other, each when the table has answered the one before. */

import type { TableState } from '../../protocol';

export interface Taking {
  /** How much of the record was there: what becomes final ends it. */
  events: number;
  /** The draft as it shall be. */
  draft: string[];
}

export function take(table: TableState, moves: string[]): Taking {
  return { events: table.events.length, draft: [...table.draft, ...moves] };
}

/** What is to be drafted next; null when all is done, or something else was. */
export function nextToTake({ events, draft }: Taking, table: Pick<TableState, 'events' | 'draft'>): string | null {
  const on = table.events.length === events && table.draft.every((move, index) => move === draft[index]);
  return on ? (draft[table.draft.length] ?? null) : null;
}
