/** A moment of a game as a value: what every board takes, be it from a table, a replay or a lesson. */

import type { AnyView, DominoesView, DuelView, EstateView, Frame, Printed, TableState } from '../protocol';
import { choicesIn, type Choice } from './move';

export type View = AnyView;
/** A kingdom of any game; only where there is a court does it own something. */
export type AnyKingdom = Pick<EstateView, 'seats' | 'squares'> & Partial<EstateView>;
export type Face = Printed['dominoes'][string][string];
export type Half = Face[0];

export interface Position extends Frame {
  /** What may be drafted here and now; empty unless one of one's own seats is to act. */
  legal: Choice[];
}

/** Where a table stands. */
export function positionOf({ view, room, dominoes, scores, regions, legal }: TableState): Position {
  return { view, room, dominoes, scores, regions, legal: choicesIn(legal) };
}

/** A moment that is only looked at. */
export function positionAt({ view, room, dominoes, scores, regions }: Frame): Position {
  return { view, room, dominoes, scores, regions, legal: [] };
}

/** The seat to act, or null where nobody is. */
export function actorOf({ actor }: View): number | null {
  return typeof actor === 'number' ? actor : null;
}

/** The seats of every kingdom; in a duel each seat has a map. */
export function seatsOf(view: View): number[][] {
  return isDuel(view) ? view.maps.map((map) => [map.seat]) : view.kingdoms.map((kingdom) => kingdom.seats);
}

export function kingdomsOf(view: DominoesView): AnyKingdom[] {
  return view.kingdoms;
}

/** The squares of the domino that was laid this turn, in games whose turn goes on there. */
export function placedIn(view: View): string[] | null {
  return view.game === 'queendomino' ? view.placed : null;
}

/** The kingdom of a seat. */
export function kingdomOf(view: View, seat: number | null): number {
  return Math.max(0, seatsOf(view).findIndex((seats) => seats.includes(seat ?? -1)));
}

export function isDuel(view: View): view is DuelView {
  return view.game === 'duel';
}

export function faceOf(components: Printed, box: string, number: number): Face {
  return components.dominoes[box]![String(number)]!;
}

/** Per seat: its kings that nobody has drawn yet. */
export function kingsInBag({ kings, coming }: DominoesView): number[] {
  return kings.map((left, seat) => left - coming.filter((it) => it === seat).length);
}

/** The title of a game; dominoes of two boxes make it a Royal Wedding. */
export function titleKey(view: View): string {
  const wedding = !isDuel(view) && Object.keys(view.unseen).length > 1;
  return wedding ? 'game-royal-wedding' : `game-${view.game}`;
}
