/** Which section of the rules explains what. */

import { isBuilding } from '../model/pieces';
import type { RulePage } from './rulebook.svelte';

const page = (game: string, section: string): RulePage => ({ game, section });

const DECISIONS: Record<string, RulePage> = {
  pick: page('kingdomino', 'row'),
  place: page('kingdomino', 'connect'),
  discard: page('kingdomino', 'discard'),
  tax: page('queendomino', 'tax'),
  build: page('queendomino', 'build'),
  dragon: page('queendomino', 'dragon'),
};

const DUEL_DECISIONS: Record<string, RulePage> = {
  take: page('duel', 'round'),
  turn: page('duel', 'spells'),
  cross: page('duel', 'castle'),
  coat: page('duel', 'draw'),
  mode: page('duel', 'spells'),
  place: page('duel', 'draw'),
  skip: page('duel', 'draw'),
  domains: page('duel', 'spells'),
  bless: page('duel', 'spells'),
};

const OPTIONS: Record<string, RulePage> = {
  mighty_duel: page('kingdomino', 'variants'),
  middle_kingdom: page('kingdomino', 'variants'),
  harmony: page('kingdomino', 'variants'),
  dynasty: page('kingdomino', 'variants'),
  may_discard: page('kingdomino', 'discard'),
  row: page('kingdomino', 'players'),
  teams: page('queendomino', 'teams'),
};

export function ruleOfDecision(game: string, phase: string): RulePage | undefined {
  return (game === 'duel' ? DUEL_DECISIONS : DECISIONS)[phase];
}

export function ruleOfOption(name: string): RulePage | undefined {
  return OPTIONS[name];
}

/** Of a line of the score pad. */
export function ruleOfLine(game: string, line: string): RulePage {
  if (isBuilding(line)) return page('queendomino', 'buildings');
  if (line === 'three_per_domain') return page('duel', 'spells');
  return line === 'middle_kingdom' || line === 'harmony' ? page('kingdomino', 'variants') : page(game, 'score');
}

export const ORDER_OF_PLAY = page('kingdomino', 'turn');
export const THE_ROW = page('kingdomino', 'row');
export const UNKNOWN_DOMINOES = page('kingdomino', 'players');
export const COUNTING = page('kingdomino', 'score');
export const TAXES = page('queendomino', 'tax');
export const QUEEN = page('queendomino', 'queen');
export const DRAGON = page('queendomino', 'dragon');
export const ALL_BUILDINGS = page('queendomino', 'buildings');
export const END_OF_ROUND = page('queendomino', 'round');
export const COINS = page('queendomino', 'score');
export const DICE = page('duel', 'round');
export const SPELLBOOK = page('duel', 'spellbook');
export const SPELLS = page('duel', 'spells');
