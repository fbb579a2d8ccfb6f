/** Moves and reveals as values. Nothing else in the client reads or writes their notation (docs/notation.md). */

import type { LegalMove } from '../protocol';
import { neighbour, type Direction } from './squares';

/** Two squares; `way` leads from the first to the second, and is null where a pair of dice was split. */
export interface Placing {
  verb: 'place';
  left: string;
  right: string;
  way: Direction | null;
}

export type Move =
  | Placing
  | { verb: 'pick'; number: number }
  | { verb: 'discard' }
  | { verb: 'skip' }
  /** Nothing is done where something could be. */
  | { verb: 'none'; of: Optional }
  | { verb: 'tax'; which: 'left' | 'right' | 'both' }
  | { verb: 'build'; price: number; square: string }
  | { verb: 'dragon'; price: number }
  | { verb: 'take'; dice: number[] }
  | { verb: 'turn'; die: number; face: number }
  | { verb: 'cross'; die: number }
  | { verb: 'coat'; die: number; coat: string }
  | { verb: 'mode'; mode: 'normal' | 'free' | 'split' | 'free_split' }
  | { verb: 'domains'; coat: string }
  | { verb: 'bless'; square: string };

/** What chance does, and what everybody agreed to take back. */
export type Reveal =
  | { verb: 'row'; numbers: number[] }
  | { verb: 'king'; seat: number }
  | { verb: 'kings'; seats: number[] }
  | { verb: 'market'; slots: [price: number, building: string][]; top: string | null }
  | { verb: 'first'; seat: number }
  | { verb: 'roll'; faces: number[] }
  | { verb: 'takeback'; count: number };

/** What may be drafted now, and the points its kingdom would gain by it. */
export interface Choice<Kind extends Move = Move> {
  move: Kind;
  gain: number;
}

type Optional = 'tax' | 'build' | 'dragon' | 'turn' | 'cross';
type Told = Move | Reveal;
type Verb = Told['verb'];
type Of<V extends Verb> = Extract<Told, { verb: V }>;

const OPTIONAL: readonly string[] = ['tax', 'build', 'dragon', 'turn', 'cross'] satisfies Optional[];

/** How each kind is written after its verb, and how that is read. */
interface Form<V extends Verb> {
  pattern: RegExp;
  read(found: string[]): Omit<Of<V>, 'verb'>;
  write(told: Of<V>): (string | number)[];
}

const numbers = (text: string) => text.split(' ').map(Number);
const SQUARE = '[a-m]\\d+';
const alone = { pattern: /^$/, read: () => ({}), write: () => [] };

const FORMS: { [V in Exclude<Verb, 'none'>]: Form<V> } = {
  pick: { pattern: /^(\d+)$/, read: ([number]) => ({ number: Number(number) }), write: ({ number }) => [number] },
  place: {
    pattern: new RegExp(`^(${SQUARE})(?:([nesw])| (${SQUARE}))$`),
    read: ([left = '', way, apart]) => ({ left, right: apart ?? neighbour(left, way as Direction), way: (way as Direction) ?? null }),
    write: ({ left, right, way }) => (way ? [left + way] : [left, right]),
  },
  discard: alone,
  skip: alone,
  tax: { pattern: /^(left|right|both)$/, read: ([which]) => ({ which: which as 'both' }), write: ({ which }) => [which] },
  build: {
    pattern: new RegExp(`^(\\d+) (${SQUARE})$`),
    read: ([price, square = '']) => ({ price: Number(price), square }),
    write: ({ price, square }) => [price, square],
  },
  dragon: { pattern: /^(\d+)$/, read: ([price]) => ({ price: Number(price) }), write: ({ price }) => [price] },
  take: { pattern: /^(\d(?: \d)?)$/, read: ([dice = '']) => ({ dice: numbers(dice) }), write: ({ dice }) => dice },
  turn: {
    pattern: /^(\d) (\d)$/,
    read: ([die, face]) => ({ die: Number(die), face: Number(face) }),
    write: ({ die, face }) => [die, face],
  },
  cross: { pattern: /^(\d)$/, read: ([die]) => ({ die: Number(die) }), write: ({ die }) => [die] },
  coat: {
    pattern: /^(\d) (\w+)$/,
    read: ([die, coat = '']) => ({ die: Number(die), coat }),
    write: ({ die, coat }) => [die, coat],
  },
  mode: { pattern: /^(normal|free|split|free_split)$/, read: ([mode]) => ({ mode: mode as 'normal' }), write: ({ mode }) => [mode] },
  domains: { pattern: /^(\w+)$/, read: ([coat = '']) => ({ coat }), write: ({ coat }) => [coat] },
  bless: { pattern: new RegExp(`^(${SQUARE})$`), read: ([square = '']) => ({ square }), write: ({ square }) => [square] },
  row: { pattern: /^(\d+(?: \d+)*)$/, read: ([all = '']) => ({ numbers: numbers(all) }), write: (row) => row.numbers },
  king: { pattern: /^(\d)$/, read: ([seat]) => ({ seat: Number(seat) }), write: ({ seat }) => [seat] },
  kings: { pattern: /^(\d(?: \d)*)$/, read: ([all = '']) => ({ seats: numbers(all) }), write: ({ seats }) => seats },
  market: { pattern: /^(.*)$/, read: ([all = '']) => readMarket(all), write: writeMarket },
  first: { pattern: /^(\d)$/, read: ([seat]) => ({ seat: Number(seat) }), write: ({ seat }) => [seat] },
  roll: { pattern: /^(\d(?: \d)*)$/, read: ([all = '']) => ({ faces: numbers(all) }), write: ({ faces }) => faces },
  takeback: { pattern: /^(\d+)$/, read: ([count]) => ({ count: Number(count) }), write: ({ count }) => [count] },
};

function readMarket(text: string): Omit<Of<'market'>, 'verb'> {
  const pairs = text.split(' ').filter(Boolean).map((part) => part.split('=') as [string, string]);
  const slots = pairs.filter(([price]) => price !== 'top').map(([price, building]): [number, string] => [Number(price), building]);
  return { slots, top: pairs.find(([price]) => price === 'top')?.[1] ?? null };
}

function writeMarket({ slots, top }: Of<'market'>): string[] {
  return [...slots.map(([price, building]) => `${price}=${building}`), ...(top ? [`top=${top}`] : [])];
}

/** A line of a record as a value; null where it is of a kind that this page does not know. */
export function parseEvent(text: string): Told | null {
  const [verb = '', ...rest] = text.split(' ');
  if (rest.join(' ') === 'none' && OPTIONAL.includes(verb)) return { verb: 'none', of: verb as Optional };
  const form = Object.hasOwn(FORMS, verb) ? (FORMS[verb as keyof typeof FORMS] as Form<Verb>) : null;
  const found = form?.pattern.exec(rest.join(' '));
  return form && found ? ({ verb, ...form.read(found.slice(1)) } as Told) : null;
}

/** The same as text again: `formatMove(parseEvent(text)) === text`. */
export function formatMove(told: Told): string {
  if (told.verb === 'none') return `${told.of} none`;
  const form = FORMS[told.verb] as unknown as Form<Verb>;
  return [told.verb, ...form.write(told as Of<Verb>)].join(' ');
}

const CHANCE: ReadonlySet<Verb> = new Set<Reveal['verb']>(['row', 'king', 'kings', 'market', 'first', 'roll', 'takeback']);

export function parseMove(text: string): Move | null {
  const told = parseEvent(text);
  return told && !CHANCE.has(told.verb) ? (told as Move) : null;
}

/** What the server offers, read; a move of a kind that this page does not know cannot be offered here. */
export function choicesIn(legal: LegalMove[]): Choice[] {
  return legal.flatMap(({ move, gain }) => {
    const read = parseMove(move);
    return read ? [{ move: read, gain }] : [];
  });
}

export function isSame(one: Move, other: Move): boolean {
  return formatMove(one) === formatMove(other);
}

/** The moves of one kind among them. */
export function ofKind<V extends Move['verb']>(choices: Choice[], verb: V): Choice<Extract<Move, { verb: V }>>[] {
  return choices.filter(({ move }) => move.verb === verb) as Choice<Extract<Move, { verb: V }>>[];
}

/** The squares that a move is about. */
export function squaresOf(told: Told): string[] {
  if (told.verb === 'place') return [told.left, told.right];
  return told.verb === 'build' || told.verb === 'bless' ? [told.square] : [];
}

/** `h7e`, as placements are written in lessons. */
export function placing(place: string): Placing {
  return parseEvent(`place ${place}`) as Placing;
}
