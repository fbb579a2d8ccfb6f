/** The shapes of what there is to see at a table. */

import type { BuildingFacts } from '../words/building-words';
import type { Region, Scores } from '../protocol';

export type Half = [terrain: string, crowns: number];
export type Face = [Half, Half];

export interface SquareView {
  terrain: string;
  crowns: number;
  knight?: boolean;
  building?: string;
}
export interface KingdomView {
  seats: number[];
  squares: Record<string, SquareView>;
  coins?: number;
  knights?: number;
  towers?: number;
  queen?: boolean;
}
export interface RowEntry {
  number: number;
  seat: number | null;
}
export interface RowView {
  box: string;
  dominoes: RowEntry[];
}
export interface Market {
  slots: Record<string, string | null>;
  top: string | null;
  dragon: number | null;
}
export interface DominoesView {
  game: 'kingdomino' | 'queendomino';
  players: number;
  grid: number;
  phase: string;
  actor: number | 'chance' | null;
  round: number;
  rounds: number;
  row: RowView | null;
  turn: number | null;
  next: RowView | null;
  /** Per seat: how many of its kings are still to be put on a domino of the first row. */
  kings: number[];
  /** The seats whose kings are known to come next, in order. */
  coming: number[];
  unseen: Record<string, number[]>;
  kingdoms: KingdomView[];
  placed?: [string, string] | null;
  market?: Market;
  pile?: Record<string, number>;
  bank?: { knights: number; towers: number };
}

export interface MapSquare {
  coat: string;
  crosses: number;
}
export type SpellState = 'open' | 'won' | 'ready' | 'used' | 'closed';
export interface MapView {
  seat: number;
  squares: Record<string, MapSquare>;
  castle_used: boolean;
  drew: boolean;
  boxes: Record<string, number>;
  spells: Record<string, SpellState>;
  bonus_coat: string | null;
}
export interface DieView {
  face: number;
  seat: number | null;
}
export interface DuelView {
  game: 'duel';
  players: 2;
  phase: string;
  actor: number | 'chance' | null;
  round: number;
  first: number | null;
  dice: DieView[] | null;
  draft: { cross: number | null; coats: Record<string, string>; mode: string | null } | null;
  maps: MapView[];
  /** What drawing nothing would do, where that is allowed now. */
  skip: 'goes_on' | 'may_end' | 'ends' | null;
}
export type View = DominoesView | DuelView;

/** What is printed on the pieces, as `/api/info` tells it. */
export interface Components {
  dominoes: Record<string, Record<string, Face>>;
  buildings: Record<string, BuildingFacts>;
  dice: [coat: string, crosses: number][][];
  /** Per coat: the boxes of its row in the spellbook, and the spell of that row. */
  boxes: Record<string, number>;
  spells: Record<string, string>;
  /** How sure the dice and the spellbook are. */
  confidence: Partial<Record<'dice' | 'boxes' | 'pairing', string>>;
}

/** Everything a table shows beside the pieces' faces. */
export interface Shown {
  view: View;
  room: string[][];
  /** Per kingdom: which squares lie there as one domino, or were drawn with one pair of dice. */
  dominoes: [string, string][][];
  scores: Scores[];
  regions: Region[];
  names: string[];
}

export function isDuel(view: View): view is DuelView {
  return view.game === 'duel';
}

export function faceOf(components: Components, box: string, number: number): Face {
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
