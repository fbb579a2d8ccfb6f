import { expect, test } from 'vitest';
import { RULES } from '../src/features/rules/contents';
import { BUILDINGS, COATS, TERRAINS } from '../src/model/pieces';
import * as sections from '../src/terms/sections';

const exists = ({ game, section }: { game: string; section: string }) => RULES[game]?.some(({ id }) => id === section) ?? false;

test('every decision leads to a section of the rules that exists', () => {
  const decisions = {
    kingdomino: ['pick', 'place', 'discard'],
    queendomino: ['pick', 'place', 'discard', 'tax', 'build', 'dragon'],
    duel: ['take', 'turn', 'cross', 'coat', 'mode', 'place', 'skip', 'domains', 'bless'],
  };
  for (const [game, phases] of Object.entries(decisions)) {
    for (const phase of phases) expect(sections.ruleOfDecision(game, phase), `${game} ${phase}`).toSatisfy(exists);
  }
});

test('every named term leads to a section that exists', () => {
  const pages = Object.values(sections).filter((it) => typeof it !== 'function');
  expect(pages.length).toBeGreaterThan(10);
  for (const page of pages) expect(page).toSatisfy(exists);
});

test('every line of a score pad leads to a section that exists', () => {
  const lines = { kingdomino: [...TERRAINS, 'middle_kingdom', 'harmony'], queendomino: ['coins', ...BUILDINGS], duel: [...COATS, 'three_per_domain'] };
  for (const [game, names] of Object.entries(lines)) {
    for (const name of names) expect(sections.ruleOfLine(game, name), `${game} ${name}`).toSatisfy(exists);
  }
});
