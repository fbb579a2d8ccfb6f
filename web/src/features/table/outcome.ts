/** How a game ended, and how the Dynasty it may belong to stands. */

import type { Scores, TableState } from '../../protocol';

const GAMES_IN_A_DYNASTY = 3;

export interface Outcome {
  /** The text that names the winners. */
  key: string;
  winners: number[];
}

type Ended = Pick<TableState, 'dynasty' | 'carried' | 'scores' | 'winners' | 'options'>;

function haveMost(scores: Scores[], points: number[]): Scores[] {
  return scores.filter((_, kingdom) => points[kingdom] === Math.max(...points));
}

/** Whether something else than points had to decide. */
export function isLevel({ scores }: Ended): boolean {
  return haveMost(scores, scores.map(({ total }) => total)).length > 1;
}

export function outcomeOfGame(table: Ended): Outcome {
  const shared = table.winners.length > 1 && table.options.teams !== true;
  return { key: shared ? 'end-shared' : isLevel(table) ? 'end-tie-broken' : 'end-won', winners: table.winners };
}

/** The points of all games of a Dynasty so far, per kingdom. */
export function sumsOf({ scores, carried }: Ended): number[] {
  return scores.map(({ total }, kingdom) => total + (carried[kingdom] ?? 0));
}

/** After its last game; the highest sum wins, and equal sums share the victory. */
export function outcomeOfDynasty(table: Ended): Outcome | null {
  if (table.dynasty !== GAMES_IN_A_DYNASTY) return null;
  const best = haveMost(table.scores, sumsOf(table));
  return { key: best.length > 1 ? 'end-dynasty-shared' : 'end-dynasty-won', winners: best.flatMap(({ seats }) => seats) };
}
