/** The lessons by game. */

import { duel } from './duel';
import { kingdomino } from './kingdomino';
import type { Lesson } from './lesson';
import { queendomino } from './queendomino';

export const LESSONS: Record<string, Lesson> = { kingdomino, queendomino, duel };
