/** Moves and events in words. */

import { neighbour, type Direction } from '../model/squares';
import { t } from './i18n';
import type { Happened } from '../protocol';
import { faceOf, isDuel, kingsInBag, type Components, type DominoesView, type Face, type View } from '../model/position';

export function faceWords(face: Face): string {
  return face
    .map(([terrain, crowns]) => {
      const name = t(`terrain-${terrain}`);
      return crowns ? `${name} (${t('crowns', { count: crowns })})` : name;
    })
    .join(' + ');
}

/** `h7e` → both squares; `d4` → itself. */
export function squaresOf(place: string): string[] {
  const [, square, direction] = /^([a-m]\d+)([nesw])?$/.exec(place) ?? [];
  if (!square) return [];
  return direction ? [square, neighbour(square, direction as Direction)] : [square];
}

/** The squares that a move is about. */
export function squaresIn(move: string): string[] {
  return move.split(' ').slice(1).flatMap(squaresOf);
}

const QUIET = new Set(['tax none', 'build none', 'dragon none', 'turn none', 'cross none', 'mode normal']);

function coatsOf(text: string): Record<string, string> {
  return { coat: t(`coat-${text}`) };
}

function details(verb: string, rest: string[], names: string[]): Record<string, string | number> {
  switch (verb) {
    case 'row': return { numbers: rest.join(', ') };
    case 'king': return { name: names[Number(rest[0])] ?? rest[0]! };
    case 'kings': return { names: rest.map((seat) => names[Number(seat)] ?? seat).join(', ') };
    case 'market': return { buildings: rest.filter((it) => !it.startsWith('top=')).map((it) => t(`building-${it.split('=')[1]}`)).join(', ') };
    case 'pick': return { number: rest[0]! };
    case 'place': return { squares: rest.flatMap(squaresOf).join(', ') };
    case 'tax': return { which: rest[0]! };
    case 'build': return { price: rest[0]!, square: rest[1] ?? '' };
    case 'dragon': return { price: rest[0]! };
    case 'first': return { name: names[Number(rest[0])] ?? rest[0]! };
    case 'roll': return { faces: rest.join(', ') };
    case 'take': return { dice: rest.join(', '), count: rest.length };
    case 'turn': return { die: rest[0]!, face: rest[1] ?? '' };
    case 'cross': return { die: rest[0]! };
    case 'coat': return { die: rest[0]!, ...coatsOf(rest[1]!) };
    case 'mode': return { mode: rest[0]! };
    case 'domains': return coatsOf(rest[0]!);
    case 'bless': return { square: rest[0]! };
    default: return {};
  }
}

/** Whose kings nobody has drawn yet, and how many. */
export function bagWords(view: DominoesView, names: string[]): string {
  return kingsInBag(view).flatMap((count, seat) => (count ? [t('kings-left', { name: names[seat] ?? '', count })] : [])).join(', ');
}

/** The terrains of the domino in hand, which may be taxed. */
export function taxedTerrains(view: View, components: Components): { left: string; right: string } {
  if (isDuel(view) || !view.row || view.turn === null) return { left: '', right: '' };
  const face = faceOf(components, view.row.box, view.row.dominoes[view.turn]!.number);
  return { left: t(`terrain-${face[0][0]}`), right: t(`terrain-${face[1][0]}`) };
}

/** What may be done, as one would tell a player. */
export function moveWords(move: string, view: View, components: Components): string {
  const [verb = '', ...rest] = move.split(' ');
  const alone = verb === 'tax' || verb === 'mode' || rest.length === 0 || rest[0] === 'none';
  if (alone) return t(`do-${move.replaceAll(' ', '-')}`, taxedTerrains(view, components));
  return t(`do-${verb}`, details(verb, rest, []));
}

/** The warning before a duel ends because nobody draws; empty where it goes on. */
export function skipWarning(view: View): string {
  return isDuel(view) && (view.skip === 'ends' || view.skip === 'may_end') ? t(`skip-${view.skip}`) : '';
}

/** Several moves of one turn; what is left undone goes without saying, unless there is nothing else. */
export function turnWords(moves: string[], view: View, components: Components): string {
  const told = moves.filter((move) => !QUIET.has(move));
  return (told.length ? told : moves).map((move) => moveWords(move, view, components)).join(' · ');
}

const KNOWN = new Set([
  'row', 'king', 'kings', 'market', 'pick', 'place', 'discard', 'tax', 'build', 'dragon', 'first', 'roll', 'take', 'turn',
  'cross', 'coat', 'mode', 'skip', 'domains', 'bless', 'takeback',
]);

/** Which building stands where one was built; nobody ever takes one away. */
function builtOn(view: View, seat: number | null, square: string): string | undefined {
  if (isDuel(view)) return undefined;
  return view.kingdoms.find(({ seats }) => seats.includes(seat ?? -1))?.squares[square]?.building;
}

/** One line of the log, or null where there is nothing worth telling; `view` is any table at or after the event. */
export function happenedWords(event: Happened, names: string[], view?: View): string | null {
  if (QUIET.has(event.text)) return null;
  const [verb = '', ...rest] = event.text.split(' ');
  if (!KNOWN.has(verb)) return event.text;
  const who = event.seat === null ? '' : (names[event.seat] ?? '');
  const words = t(`log-${verb}`, { who, ...details(verb, rest, names) });
  const building = verb === 'build' && view ? builtOn(view, event.seat, rest[1]!) : undefined;
  return building ? `${words} (${t(`building-${building}`)})` : words;
}
