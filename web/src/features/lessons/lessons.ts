/** The lessons by game; what they teach about buildings follows from what is printed on them. */

import type { BuildingFacts } from '../../words/building-words';
import { duel } from './duel';
import { kingdomino } from './kingdomino';
import type { Lesson } from './lesson';
import { queendomino } from './queendomino';

export const LESSONS: Record<string, (buildings: Record<string, BuildingFacts>) => Lesson> = {
  kingdomino: () => kingdomino,
  queendomino,
  duel: () => duel,
};
