import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { LESSONS } from '../src/lessons';
import { RULES, SPELLS } from '../src/lessons/rules';
import { laidAfter, SHOWCASE } from '../src/lessons/showcase';
import { emptyPad, sheetOf } from '../src/pages/parts/scoresheet';
import { inside, placement } from '../src/pages/parts/squares';

const folder = join(import.meta.dirname, '../src/locales/en');
const texts = new Set(
  readdirSync(folder).flatMap((file) => new FluentResource(readFileSync(join(folder, file), 'utf8')).body.map(({ id }) => id)),
);

describe.each(Object.entries(LESSONS))('the lesson of %s', (game, lesson) => {
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
    sections.flatMap(({ id, picture }) => {
      const key = `rules-${game}-${id}`;
      const drawn = picture && !['buildings', 'spells', 'pieces'].includes(picture.kind);
      return [key, `${key}-title`, ...(drawn ? [`${key}-picture`] : [])];
    }),
  );
  wanted.push(...SPELLS.flatMap(({ spell }) => [`spell-${spell}`, `spell-${spell}-does`]));
  expect(wanted.filter((text) => !texts.has(text))).toEqual([]);
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
