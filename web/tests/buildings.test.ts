import { beforeAll, describe, expect, test } from 'vitest';
import { buildingWords, guessWords, timesScored, type BuildingFacts } from '../src/words/building-words';
import { LANGUAGES, type Language } from '../src/words/i18n';
import { printedBuildings, speak } from './pieces';

const BUILDINGS = Object.entries(printedBuildings());
const PLAIN: BuildingFacts = {
  crowns: 0, knights: 0, towers: 0, points: 0, points_per: 'fixed', terrain: '', tax_bonus_per: '', score_confidence: 'certain', bonus_confidence: 'certain',
};

/** How each thing is recognised in each language. */
const STEMS: Record<Language, Record<string, RegExp>> = {
  en: {
    knight: /\bknight/, tower: /\btower/, crown: /\bcrown/, tax: /\btaxes/, points: /\bpoint/, wheat: /\bwheat/, forest: /\bforest/,
    lake: /\blake/, pasture: /\bpasture/, swamp: /\bswamp/, mine: /\bmine/, town: /\btown/,
  },
  bg: {
    knight: /рицар/, tower: /кул[аи]/, crown: /корон/, tax: /данъц/, points: /[Тт]очк/, wheat: /житн/, forest: /горск/, lake: /езеро/,
    pasture: /ливад/, swamp: /блато/, mine: /планин/, town: /град/,
  },
  de: {
    knight: /Ritter/, tower: /T[uü]rm/, crown: /Krone/, tax: /Steuern/, points: /Punkt/, wheat: /Getreide/, forest: /Wald/, lake: /See/,
    pasture: /Weideland/, swamp: /Sumpf/, mine: /Gebirge/, town: /Stadt/,
  },
  fr: {
    knight: /Chevalier/, tower: /Tour/, crown: /couronne/, tax: /impôt/, points: /point/, wheat: /blé/, forest: /forêt/, lake: /\blac\b/,
    pasture: /prairie/, swamp: /marais/, mine: /montagne/, town: /ville/,
  },
  ru: {
    knight: /рыцар/, tower: /баш/, crown: /корон/, tax: /налог/, points: /очк/, wheat: /поле/, forest: /лес/, lake: /озеро/, pasture: /равнин/,
    swamp: /болото/, mine: /горы/, town: /город/,
  },
};

function mentioned(sentence: string, language: Language): string[] {
  return Object.entries(STEMS[language]).flatMap(([thing, stem]) => (stem.test(sentence) ? [thing] : [])).sort();
}

function expected(facts: BuildingFacts): string[] {
  const per = facts.points ? [facts.points_per, 'points', facts.terrain] : [];
  const things = [
    ...(facts.knights ? ['knight'] : []), ...(facts.towers ? ['tower'] : []), ...(facts.crowns ? ['crown', 'town'] : []),
    ...(facts.tax_bonus_per ? ['tax', facts.tax_bonus_per] : []), ...per,
  ];
  return [...new Set(things.filter((it) => it && it !== 'fixed' && it !== 'region'))].sort();
}

/** One of a thing is told by a word, more of it by a figure; points always by a figure. */
function figures({ knights, towers, crowns, points }: BuildingFacts): number[] {
  return [...[knights, towers, crowns].filter((count) => count > 1), ...(points ? [points] : [])];
}

describe.each(Object.keys(LANGUAGES) as Language[])('in %s', (language) => {
  beforeAll(() => speak(language));

  test.each(BUILDINGS)('%s is told with everything it gives and nothing else', (_, facts) => {
    const sentence = buildingWords(facts);
    expect(mentioned(sentence, language), sentence).toEqual(expected(facts));
    expect([...sentence.matchAll(/\d+/g)].map(Number), sentence).toEqual(figures(facts));
    expect(sentence).toMatch(/^[^{}\s].*[^{}\s]\.$/);
  });

  test.each(BUILDINGS)('%s corrected is told as corrected', (_, facts) => {
    const corrected = { ...facts, knights: facts.knights + 1, towers: 3 - facts.towers, points: facts.points + 4, crowns: facts.crowns + 1 };
    const sentence = buildingWords(corrected);
    expect(mentioned(sentence, language), sentence).toEqual(expected(corrected));
    expect([...sentence.matchAll(/\d+/g)].map(Number), sentence).toEqual(figures(corrected));
  });

  test('a building that does nothing is told, too', () => {
    expect(mentioned(buildingWords(PLAIN), language)).toEqual([]);
    expect(buildingWords(PLAIN).length).toBeGreaterThan(5);
  });

  test('whatever is a guess is said to be one, and what is certain is not', () => {
    expect(guessWords(PLAIN)).toBe('');
    const gains = guessWords({ ...PLAIN, bonus_confidence: 'reconstructed' });
    expect(mentioned(gains, language)).toEqual(['knight', 'tower']);
    const both = guessWords({ ...PLAIN, bonus_confidence: 'reconstructed', score_confidence: 'likely' });
    expect(mentioned(both, language)).toEqual(['knight', 'points', 'tower']);
  });
});

test('numbers have the forms of their language', async () => {
  const told = (facts: Partial<BuildingFacts>) => buildingWords({ ...PLAIN, ...facts });
  await speak('ru');
  expect([1, 2, 5, 21].map((points) => told({ points }))).toEqual(['1 очко.', '2 очка.', '5 очков.', '21 очко.']);
  expect([1, 2, 5].map((towers) => told({ towers }))).toEqual(['Даёт башню.', 'Даёт 2 башни.', 'Даёт 5 башен.']);
  expect(told({ knights: 2, towers: 1, crowns: 1 })).toBe('Даёт 2 рыцарей, башню и корону для своего города.');
  await speak('bg');
  expect(told({ points: 1, points_per: 'tower' })).toBe('По 1 точка за всяка твоя кула.');
  await speak('de');
  expect(told({ knights: 1, towers: 2, tax_bonus_per: 'knight', points: 1 })).toBe(
    'Gibt einen Ritter und 2 Türme. Jeder Ritter bringt beim Eintreiben der Steuern eine Münze mehr. 1 Punkt.',
  );
  await speak('fr');
  expect(told({ towers: 1, points: 2, points_per: 'region', terrain: 'mine' })).toBe('Donne une Tour. 2 points par montagne.');
});

test('points are counted as often as what they are for is there', () => {
  const holding = { regions: { forest: 3 }, knights: 2, towers: 1 };
  const times = (facts: Partial<BuildingFacts>) => timesScored({ ...PLAIN, ...facts }, holding);
  expect(times({ points: 5 })).toBe(1);
  expect(times({ points_per: 'region', terrain: 'forest' })).toBe(3);
  expect(times({ points_per: 'region', terrain: 'mine' })).toBe(0);
  expect(times({ points_per: 'knight', knights: 1 })).toBe(3);
  expect(times({ points_per: 'tower', towers: 2 })).toBe(3);
});
