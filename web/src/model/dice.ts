/** The dice of a duel as they lie, with what the drawing has decided about them. */

import type { Components, DuelView } from './position';

export interface LyingDie {
  /** Dice count from 1. */
  die: number;
  coat: string;
  crosses: number;
  seat: number | null;
  blessed: boolean;
}

export function lyingDice(view: DuelView, components: Components): LyingDie[] {
  return (view.dice ?? []).map(({ face, seat }, index) => {
    const die = index + 1;
    const [coat, crosses] = components.dice[index]![face - 1]!;
    const acting = seat === view.actor ? view.draft : null;
    const blessed = acting?.cross === die;
    return { die, coat: acting?.coats[String(die)] ?? coat, crosses: crosses + Number(blessed), seat, blessed };
  });
}

/** What choosing these dice amounts to: a move to make at once, one that could still grow, or nothing yet. */
export function takeOf(legal: string[], chosen: number[]): { move: string | null; final: boolean } {
  const move = `take ${[...chosen].sort().join(' ')}`;
  const holds = (other: string) => chosen.every((die) => other.split(' ').slice(1).includes(String(die)));
  const larger = legal.some((other) => other !== move && holds(other));
  return { move: legal.includes(move) ? move : null, final: legal.includes(move) && !larger };
}
