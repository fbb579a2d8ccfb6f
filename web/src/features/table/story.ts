/** What the course of a game means for the table: names, marks of the last moves, sounds and alerts. */

import { myGame, rememberGame } from '../../device/mygames';
import type { Sound } from '../../device/sound';
import { parseEvent, squaresOf } from '../../model/move';
import { actorOf, kingdomOf, placedIn } from '../../model/position';
import type { TableState } from '../../protocol';
import { t } from '../../words/i18n';
import { happenedWords } from '../../words/move-words';

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
export function lastSquares({ events, yours, scores, view }: TableState): string[][] {
  const marked: string[][] = scores.map(() => []);
  for (const { seat, text } of [...events].reverse()) {
    if (seat !== null && yours.includes(seat)) break;
    const told = seat === null ? null : parseEvent(text);
    const kingdom = kingdomOf(view, seat);
    if (told?.verb === 'place' && !marked[kingdom]?.length) marked[kingdom] = squaresOf(told);
  }
  const placed = placedIn(view);
  const actor = actorOf(view);
  if (placed && actor !== null) marked[kingdomOf(view, actor)] = placed;
  return marked;
}

/** What happened in between, in words for those who do not see it; null if nothing did. */
export function whatHappened(before: TableState, now: TableState): string | null {
  const fresh = now.events.slice(before.events.length);
  if (!fresh.length) return null;
  return fresh.map((event) => happenedWords(event, namesAt(now), now.view)).filter(Boolean).join('. ');
}

/** The way back to the table, with what is known of it now. */
export function keepInMyGames({ id, game, seats, status, yours }: TableState, names: string[], tokens: string[]): void {
  const shared = seats.some(({ seat, kind }) => kind === 'person' && !yours.includes(seat));
  const invitations = myGame(id)?.invitations?.filter(({ seat }) => seats[seat]?.invited) ?? [];
  rememberGame({ id, game, names, status, shared, invitations, tokens, colours: seats.map(({ colour }) => colour) });
}

export function wantsAttention(table: TableState, mayConfirm: boolean): boolean {
  return table.status === 'playing' && (table.legal.length > 0 || mayConfirm);
}

/** The sound for what has just happened; the call to one's own turn drowns the others. */
export function soundOf(before: TableState, now: TableState): Sound | null {
  if (now.status === 'over' && before.status !== 'over') return 'end';
  if (!before.legal.length && !before.draft.length && now.legal.length) return 'turn';
  const texts = [...now.events.slice(before.events.length).map((event) => event.text), ...now.draft.slice(before.draft.length)];
  const verbs = new Set(texts.map((text) => parseEvent(text)?.verb));
  if (verbs.has('roll')) return 'roll';
  if (verbs.has('place')) return 'place';
  if (verbs.has('tax') || verbs.has('build')) return 'coin';
  return verbs.has('pick') || verbs.has('take') ? 'pick' : null;
}
