/** What a building does, told from its printed facts, and how sure those are. */

import { language, t } from './i18n';

/** The printed facts of a building; `tax_bonus_per` and `terrain` are empty where there is none. */
export interface BuildingFacts {
  crowns: number;
  knights: number;
  towers: number;
  points: number;
  points_per: string;
  terrain: string;
  tax_bonus_per: string;
  score_confidence: string;
  bonus_confidence: string;
}

/** What a kingdom holds when buildings are counted. */
export interface Holding {
  regions: Partial<Record<string, number>>;
  knights: number;
  towers: number;
}

const UNSURE = new Set(['reconstructed', 'likely', 'near certain']);

/** Whether a word of confidence admits that it is a guess. */
export function isGuess(confidence: string | undefined): boolean {
  return UNSURE.has(confidence ?? '');
}

function gainWords({ knights, towers, crowns }: BuildingFacts): string[] {
  const gains = Object.entries({ knight: knights, tower: towers, crown: crowns }).filter(([, count]) => count);
  if (!gains.length) return [];
  const named = gains.map(([what, count]) => t(`gain-${what}`, { count }));
  return [t('building-gives', { gains: new Intl.ListFormat(language()).format(named) })];
}

function pointWords({ points, points_per, terrain }: BuildingFacts): string[] {
  if (!points) return [];
  if (points_per === 'fixed') return [t('building-scores', { count: points })];
  return [t('building-scores-per', { count: points, what: terrain || points_per })];
}

/** One or more sentences: what it gives at once, what it adds to taxes, and what it scores at the end. */
export function buildingWords(facts: BuildingFacts): string {
  const tax = facts.tax_bonus_per ? [t('building-taxes', { what: facts.tax_bonus_per })] : [];
  return [...gainWords(facts), ...tax, ...pointWords(facts)].join(' ') || t('building-nothing');
}

/** What of it is a guess, in words; empty if all is certain. */
export function guessWords({ bonus_confidence, score_confidence }: BuildingFacts): string {
  const gains = isGuess(bonus_confidence) ? [t('guess-gains')] : [];
  const points = isGuess(score_confidence) ? [t('guess-points')] : [];
  return [...gains, ...points].join(' ');
}

/** How many times its points are scored by such a kingdom, the building itself included. */
export function timesScored(facts: BuildingFacts, { regions, knights, towers }: Holding): number {
  if (facts.points_per === 'fixed') return 1;
  if (facts.points_per === 'region') return regions[facts.terrain] ?? 0;
  return facts.points_per === 'knight' ? knights + facts.knights : towers + facts.towers;
}
