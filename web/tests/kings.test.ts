import { describe, expect, test } from 'vitest';
import { kingsInBag, type DominoesView } from '../src/model/position';
import { bagWords, happenedWords } from '../src/words/move-words';
import { speak } from './pieces';

const setup = (kings: number[], coming: number[]) => ({ kings, coming }) as unknown as DominoesView;
const NAMES = ['Ada', 'Ben'];

describe('the bag of kings', () => {
  test('holds the kings that nobody has drawn yet', () => {
    expect(kingsInBag(setup([2, 2], []))).toEqual([2, 2]);
    expect(kingsInBag(setup([2, 1], [0]))).toEqual([1, 1]);
  });
  test('is told by whose kings are in it', async () => {
    await speak('ru');
    expect(bagWords(setup([2, 2], [0]), NAMES)).toBe('Ada: 1 король, Ben: 2 короля');
    expect(bagWords(setup([1, 0], [0]), NAMES)).toBe('');
  });
  test('is empty where the whole order is known', () => {
    expect(kingsInBag(setup([2, 2], [0, 1, 1, 0]))).toEqual([0, 0]);
  });
});

test('a king that is drawn is told with its owner, in games of any version', async () => {
  const told = (text: string) => happenedWords({ seat: null, text }, NAMES);
  await speak('en');
  expect(told('king 1')).toBe('A king of Ben is drawn');
  expect(told('kings 0 1 1 0')).toBe('Kings in the order Ada, Ben, Ben, Ada');
  for (const language of ['bg', 'de', 'fr', 'ru'] as const) {
    await speak(language);
    expect(told('king 1')).toContain('Ben');
    expect(told('kings 0 1 1 0')).toContain('Ada, Ben, Ben, Ada');
  }
});
