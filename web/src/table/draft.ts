/** Whose turn lies drafted on the table. */

import type { TableState } from '../protocol';
import type { View } from './view';

/** The seat that is drafting, null when nobody is; `remembered` is who was to act before the draft began. */
export function draftOwner(state: TableState, remembered: number | null): number | null {
  if (!state.draft.length) return null;
  const view = state.view as View;
  if (!state.complete && typeof view.actor === 'number') return view.actor;
  if (remembered !== null) return remembered;
  return pickOwner(state) ?? onlyPerson(state);
}

function pickOwner(state: TableState): number | null {
  const number = Number(state.draft.find((move) => move.startsWith('pick '))?.slice(5));
  const rows = [state.view.next, state.view.row].filter(Boolean);
  const entries: { number: number; seat: number | null }[] = rows.flatMap((row) => row.dominoes);
  return entries.find((entry) => entry.number === number)?.seat ?? null;
}

function onlyPerson(state: TableState): number | null {
  const people = state.seats.filter((seat) => seat.kind === 'person' && !seat.resigned);
  return people.length === 1 ? people[0]!.seat : null;
}
