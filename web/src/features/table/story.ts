/** What the course of a game means for the table: names, marks of the last moves, sounds and alerts. */

import { t } from '../../words/i18n';
import type { TableState } from '../../protocol';
import type { Sound } from '../../device/sound';
import { squaresOf } from '../../words/move-words';

/** Every seat's name: the player's, the computer's level, or the seat's colour. */
export function namesAt(table: TableState): string[] {
  return table.seats.map(({ colour, name, kind, level }) => {
    if (name) return name;
    return kind === 'computer' && level ? `${t(`level-${level}`)} (${t(`colour-${colour}`)})` : t(`colour-${colour}`);
  });
}

/** The seat that may have the colour its player chose last. */
export function colourWish(table: TableState, colour: number | null): { seat: number; colour: number } | null {
  const [seat] = table.yours;
  const late = table.status === 'over' || table.events.some((event) => event.seat !== null);
  if (seat === undefined || table.yours.length > 1 || colour === null || late) return null;
  return table.seats.some((other) => other.colour === colour) ? null : { seat, colour };
}

/** Per kingdom: the squares of what was placed since this browser's last decision, the draft included. */
export function lastSquares(table: TableState): string[][] {
  const marked: string[][] = table.scores.map(() => []);
  const kingdomOf = (seat: number) => table.seats.find((it) => it.seat === seat)?.kingdom ?? 0;
  for (const { seat, text } of [...table.events].reverse()) {
    if (seat !== null && table.yours.includes(seat)) break;
    if (seat !== null && text.startsWith('place ') && !marked[kingdomOf(seat)]?.length) {
      marked[kingdomOf(seat)] = text.slice(6).split(' ').flatMap(squaresOf);
    }
  }
  const placed: string[] | null | undefined = table.view.placed;
  if (placed && typeof table.view.actor === 'number') marked[kingdomOf(table.view.actor)] = placed;
  return marked;
}

export function wantsAttention(table: TableState, mayConfirm: boolean): boolean {
  return table.status === 'playing' && (table.legal.length > 0 || mayConfirm);
}

/** The sound for what has just happened; the call to one's own turn drowns the others. */
export function soundOf(before: TableState, now: TableState): Sound | null {
  if (now.status === 'over' && before.status !== 'over') return 'end';
  if (!before.legal.length && !before.draft.length && now.legal.length) return 'turn';
  const fresh = [...now.events.slice(before.events.length).map((event) => event.text), ...now.draft.slice(before.draft.length)];
  const verbs = new Set(fresh.map((text) => text.split(' ')[0]));
  if (verbs.has('roll')) return 'roll';
  if (verbs.has('place')) return 'place';
  if (fresh.some((text) => /^(tax|build) (?!none)/.test(text))) return 'coin';
  return verbs.has('pick') || verbs.has('take') ? 'pick' : null;
}
