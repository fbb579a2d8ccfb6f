/** The dice of a duel as they lie, with what the drawing has decided about them. */

import type { Printed, DuelView } from '../protocol';


export interface LyingDie {
  /** Dice count from 1. */
  die: number;
  coat: string;
  crosses: number;
  seat: number | null;
  blessed: boolean;
}

export function lyingDice(view: DuelView, components: Printed): LyingDie[] {
  return (view.dice ?? []).map(({ face, seat }, index) => {
    const die = index + 1;
    const [coat, crosses] = components.dice[index]![face - 1]!;
    const acting = seat === view.actor ? view.draft : null;
    const blessed = acting?.cross === die;
    return { die, coat: acting?.coats[String(die)] ?? coat, crosses: crosses + Number(blessed), seat, blessed };
  });
}

/** What choosing these dice amounts to: dice to take at once, a choice that could still grow, or nothing yet. */
export function takeOf(takes: number[][], chosen: number[]): { dice: number[] | null; final: boolean } {
  const holding = takes.filter((dice) => chosen.every((die) => dice.includes(die)));
  const dice = holding.find(({ length }) => length === chosen.length) ?? null;
  return { dice, final: dice !== null && holding.length === 1 };
}
