/** What of the pieces is a guess, and which file of an owner's puts it right. */

import { guessWords, isGuess } from '../words/building-words';
import type { Components } from '../model/position';

export type Guessed = 'buildings' | 'dice' | 'book';

export const CORRECTED_IN: Record<Guessed, string> = {
  buildings: 'queendomino_buildings.csv',
  dice: 'duel.json',
  book: 'duel.json',
};

export function isGuessed(what: Guessed, { buildings, confidence }: Components): boolean {
  if (what === 'buildings') return Object.values(buildings).some((facts) => guessWords(facts));
  return what === 'dice' ? isGuess(confidence.dice) : isGuess(confidence.boxes) || isGuess(confidence.pairing);
}
