/** What a lesson is made of: prepared positions and the answers that are right there. No rules, only lists. */

import type { Square, Squares } from '../../model/land';
import { prepared, type Game } from '../../model/prepared';
import type { Position } from '../../model/position';
import type { Window } from '../../model/squares';

/** What is to be done in a step. */
export type Task =
  | { kind: 'read' }
  /** Put the king on one of these dominoes. */
  | { kind: 'pick'; from: { number: number; pair: [Square, Square] }[]; right: number[] }
  /** Take one of these dice. */
  | { kind: 'take'; from: { coat: string; crosses: number }[]; right: number[] }
  /** Lay the pair in one of these ways, written as `h7e`. */
  | { kind: 'place'; pair: [Square, Square]; number?: number; right: string[] }
  /** Point at one of these squares. */
  | { kind: 'square'; right: string[] }
  /** Choose one of these buildings. */
  | { kind: 'building'; from: { id: string; price: number }[]; right: string[] }
  /** Answer a question. */
  | { kind: 'answer'; from: string[]; right: string };

export interface Step {
  /** The texts are `lesson-<game>-<id>`, and with `-hint` and `-done` for a task. */
  id: string;
  board?: Squares;
  window?: Window;
  /** Squares that the text speaks of. */
  marked?: string[];
  /** What the kingdom owns, shown beside the board. */
  purse?: { coins: number; knights: number; towers: number; queen?: boolean };
  task: Task;
  /** What the pieces' figures put into the texts. */
  told?: () => Record<string, string | number>;
}

export interface Lesson {
  game: Game;
  castle: string;
  steps: Step[];
}

/** Where a step stands; a pair that is to be laid has its legal moves. */
export function positionAt(lesson: Lesson, { board = {}, task }: Step): Position {
  return prepared(lesson.game, board, { places: task.kind === 'place' ? task.right : [] });
}
