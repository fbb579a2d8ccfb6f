import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { LESSONS } from '../src/features/lessons/lessons';
import type { BuildingFacts } from '../src/words/building-words';
import { RULES } from '../src/features/rules/contents';
import { laidAfter, SHOWCASE } from '../src/features/lessons/showcase';
import { emptyPad, sheetOf } from '../src/features/score-pad/scoresheet';
import { inside, placement } from '../src/model/land';
import { printedBuildings, speak } from './pieces';

const folder = join(import.meta.dirname, '../src/locales/en');
const texts = new Set(
  readdirSync(folder).flatMap((file) => new FluentResource(readFileSync(join(folder, file), 'utf8')).body.map(({ id }) => id)),
);

const BUILDINGS = printedBuildings();
const lessons = Object.entries(LESSONS).map(([game, lessonOf]) => [game, lessonOf(BUILDINGS)] as const);

describe.each(lessons)('the lesson of %s', (game, lesson) => {
  test.each(lesson.steps.map((step) => [step.id, step] as const))('has every text of step %s', (id, step) => {
    const key = `lesson-${game}-${id}`;
    const wanted = [key, `${key}-title`];
    if (step.task.kind !== 'read') wanted.push(`${key}-hint`, `${key}-done`);
    if (step.task.kind === 'answer') wanted.push(...step.task.from.map((answer) => `${key}-${answer}`));
    expect(wanted.filter((text) => !texts.has(text))).toEqual([]);
  });

  test('accepts only placements on free squares inside its picture', () => {
    for (const { board = {}, window, task } of lesson.steps) {
      if (task.kind !== 'place') continue;
      for (const place of task.right) {
        for (const square of placement(place)) {
          expect(square in board || square === lesson.castle, `${place}: ${square}`).toBe(false);
          expect(inside(square, window!), `${place}: ${square}`).toBe(true);
        }
      }
    }
  });
});

test('every section of the rules has its texts', () => {
  const wanted = Object.entries(RULES).flatMap(([game, sections]) =>
    sections.flatMap(({ id, picture, decision }) => {
      const key = `rules-${game}-${id}`;
      const drawn = picture && !['buildings', 'spells', 'pieces'].includes(picture.kind);
      return [key, `${key}-title`, ...(drawn ? [`${key}-picture`] : []), ...(decision ? [`${key}-decision`] : [])];
    }),
  );
  expect(wanted.filter((text) => !texts.has(text))).toEqual([]);
});

describe('what the lesson of Queendomino asks about buildings follows from what is printed on them', () => {
  const stepsWith = (changes: Record<string, Partial<BuildingFacts>>) => {
    const corrected = Object.entries(BUILDINGS).map(([id, facts]) => [id, { ...facts, ...changes[id] }]);
    const { steps } = LESSONS.queendomino!(Object.fromEntries(corrected));
    return (id: string) => steps.find((step) => step.id === id)!;
  };
  test('in our files the Sawmill is worth most, and the Foundry to the rival', async () => {
    await speak('en');
    const step = stepsWith({});
    expect(step('building').task).toMatchObject({ right: ['sawmill'] });
    expect(step('building').told!()).toEqual({ sum: '3 × 2 = 6 points', second: 5 });
    expect(step('dragon').task).toMatchObject({ right: ['foundry'] });
    expect(step('dragon').told!()).toEqual({ sum: '5 × 2 = 10 points' });
    expect(step('queen').told!()).toEqual({ building: 'Guardtower', gain: '2 towers', towers: 2 });
  });
  test('with other figures another answer is right', async () => {
    await speak('en');
    const step = stepsWith({ sawmill: { points: 1 }, guardtower: { towers: 1 }, foundry: { points: 3 } });
    expect(step('building').task).toMatchObject({ right: ['statue'] });
    expect(step('building').told!()).toEqual({ sum: '5 points', second: 3 });
    expect(step('queen').told!()).toEqual({ building: 'Guardtower', gain: 'a tower', towers: 1 });
    expect(step('queen').board!.h8!.building).toBe('statue');
    expect(step('queen').purse).toMatchObject({ coins: 1, towers: 1 });
    expect(step('dragon').told!()).toEqual({ sum: '5 × 3 = 15 points' });
  });
  test('buildings of equal worth are right alike', () => {
    expect(stepsWith({ statue: { points: 6 } })('building').task).toMatchObject({ right: ['statue', 'sawmill'] });
  });
});

test('the kingdom of the front page is a full square', () => {
  expect(Object.keys(laidAfter(SHOWCASE.length))).toHaveLength(24);
});

test('the score pad writes the format of the score files', () => {
  const pad = emptyPad('queendomino');
  pad.squares = { c4: { terrain: 'town', crowns: 0, building: 'statue', knight: true }, d4: { terrain: 'pasture', crowns: 2 } };
  pad.coins = 11;
  pad.queen = true;
  expect(sheetOf(pad)).toBe(
    ['game: queendomino', 'grid: 5', 'coins: 11', 'knights: 0', 'queen: yes', '', '. . . . .', '. . t:statue* p2 .', '. . C . .', '. . . . .', '. . . . .', ''].join('\n'),
  );
});
