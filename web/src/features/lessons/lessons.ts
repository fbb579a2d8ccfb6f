/** The lessons by game; what they teach about buildings follows from what is printed on them. */

import { duel } from './duel';
import { kingdomino } from './kingdomino';
import type { Lesson } from './lesson';
import { queendomino } from './queendomino';
import type { BuildingFacts } from '../../protocol';

export const LESSONS: Record<string, (buildings: Record<string, BuildingFacts>) => Lesson> = {
  kingdomino: () => kingdomino,
  queendomino,
  duel: () => duel,
};
