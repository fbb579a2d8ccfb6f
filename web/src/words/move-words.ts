/** Moves and events in words. */

import { formatMove, parseEvent, type Move, type Reveal } from '../model/move';
import { faceOf, isDuel, kingdomsOf, kingsInBag, placedIn, type Face, type View } from '../model/position';
import type { DominoesView, Happened, Printed } from '../protocol';
import { t } from './i18n';

export function faceWords(face: Face): string {
  return face
    .map(([terrain, crowns]) => {
      const name = t(`terrain-${terrain}`);
      return crowns ? `${name} (${t('crowns', { count: crowns })})` : name;
    })
    .join(' + ');
}

type Details = Record<string, string | number>;

/** What a text about it is told; `names` are those of the seats. */
function detailsOf(told: Move | Reveal, names: string[]): Details {
  const nameOf = (seat: number) => names[seat] ?? String(seat);
  switch (told.verb) {
    case 'row': return { numbers: told.numbers.join(', ') };
    case 'king': case 'first': return { name: nameOf(told.seat) };
    case 'kings': return { names: told.seats.map(nameOf).join(', ') };
    case 'market': return { buildings: told.slots.map(([, building]) => t(`building-${building}`)).join(', ') };
    case 'pick': return { number: told.number };
    case 'place': return { squares: `${told.left}, ${told.right}` };
    case 'tax': return { which: told.which };
    case 'build': return { price: told.price, square: told.square };
    case 'dragon': return { price: told.price };
    case 'take': return { dice: told.dice.join(', '), count: told.dice.length };
    case 'turn': return { die: told.die, face: told.face };
    case 'cross': return { die: told.die };
    case 'coat': return { die: told.die, coat: t(`coat-${told.coat}`) };
    case 'mode': return { mode: told.mode };
    case 'domains': return { coat: t(`coat-${told.coat}`) };
    case 'bless': return { square: told.square };
    default: return {};
  }
}

/** What is left undone goes without saying. */
function isQuiet(told: Move | Reveal): boolean {
  return told.verb === 'none' || (told.verb === 'mode' && told.mode === 'normal');
}

/** Whose kings nobody has drawn yet, and how many. */
export function bagWords(view: DominoesView, names: string[]): string {
  return kingsInBag(view).flatMap((count, seat) => (count ? [t('kings-left', { name: names[seat] ?? '', count })] : [])).join(', ');
}

type Halves = { left: string; right: string };

/** The terrains of the domino in hand, which may be taxed. */
function taxedTerrains(view: View, components: Printed): Halves {
  if (isDuel(view) || !view.row || view.turn === null) return { left: '', right: '' };
  const face = faceOf(components, view.row.box, view.row.dominoes[view.turn]!.number);
  return { left: t(`terrain-${face[0][0]}`), right: t(`terrain-${face[1][0]}`) };
}

/** The terrains of the domino just placed in a kingdom, which may be taxed. */
export function placedTerrains(view: View, kingdom: number): Halves {
  const placed = placedIn(view);
  if (isDuel(view) || !placed) return { left: '', right: '' };
  const [left = '', right = ''] = placed.map((square) => t(`terrain-${view.kingdoms[kingdom]?.squares[square]?.terrain ?? 'town'}`));
  return { left, right };
}

/** A choice that is a button of its own: `do-tax-left`. */
export function buttonWords(move: Move, halves: Halves = { left: '', right: '' }): string {
  return t(`do-${formatMove(move).replaceAll(' ', '-')}`, halves);
}

const BUTTONS: ReadonlySet<Move['verb']> = new Set(['none', 'tax', 'mode', 'discard', 'skip']);

/** Whether a choice has no picture or place on the board, so that it is a button. */
export function isButton({ verb }: Move): boolean {
  return BUTTONS.has(verb);
}

/** What may be done, as one would tell a player. */
export function moveWords(move: Move, view: View, components: Printed): string {
  return isButton(move) ? buttonWords(move, taxedTerrains(view, components)) : t(`do-${move.verb}`, detailsOf(move, []));
}

/** The warning before a duel ends because nobody draws; empty where it goes on. */
export function skipWarning(view: View): string {
  return isDuel(view) && (view.skip === 'ends' || view.skip === 'may_end') ? t(`skip-${view.skip}`) : '';
}

/** Several moves of one turn; what is left undone goes without saying, unless there is nothing else. */
export function turnWords(moves: Move[], view: View, components: Printed): string {
  const told = moves.filter((move) => !isQuiet(move));
  return (told.length ? told : moves).map((move) => moveWords(move, view, components)).join(' · ');
}

/** Which building stands where one was built; nobody ever takes one away. */
function builtOn(view: View, seat: number | null, square: string): string | undefined {
  if (isDuel(view)) return undefined;
  return kingdomsOf(view).find(({ seats }) => seats.includes(seat ?? -1))?.squares[square]?.building;
}

/** One line of the log, or null where there is nothing worth telling; `view` is any table at or after the event. */
export function happenedWords({ seat, text }: Happened, names: string[], view?: View): string | null {
  const told = parseEvent(text);
  if (!told) return text;
  if (isQuiet(told)) return null;
  const who = seat === null ? '' : (names[seat] ?? '');
  const words = t(`log-${told.verb}`, { who, ...detailsOf(told, names) });
  const building = told.verb === 'build' && view ? builtOn(view, seat, told.square) : undefined;
  return building ? `${words} (${t(`building-${building}`)})` : words;
}
