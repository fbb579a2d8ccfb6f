import { describe, expect, test } from 'vitest';
import type { TableState } from '../src/protocol';
import { dueVerb, dueWords } from '../src/features/table/due';
import type { Play } from '../src/board/play.svelte';
import { speak } from './pieces';

const legal = (...moves: string[]) => moves.map((move) => ({ move, gain: 0 }));

test('where nothing fits, that is what is said', () => {
  expect(dueVerb({ phase: 'place', legal: legal('discard') })).toBe('discard');
  for (const phase of ['cross', 'coat', 'place']) expect(dueVerb({ phase, legal: legal('skip') })).toBe('skip');
});

test('whoever may also do something else is asked for it', () => {
  expect(dueVerb({ phase: 'mode', legal: legal('mode split', 'skip') })).toBe('mode');
  expect(dueVerb({ phase: null, legal: [] })).toBeNull();
});

describe('before a duel ends because nobody draws', () => {
  const told = (skip: string | null) => {
    const table = { status: 'playing', yours: [0], view: { game: 'duel', actor: 0, skip } } as unknown as TableState;
    return dueWords(table, { seat: 0, phase: 'skip', legal: legal('skip') } as unknown as Play, ['Ada', 'Ben'], null);
  };
  test('whoever may skip is told, in every language', async () => {
    await speak('en');
    expect(told('ends')).toMatch(/ If you draw nothing, the game ends\.$/);
    expect(told('may_end')).toMatch(/ If neither of you draws, the game ends\.$/);
    for (const language of ['en', 'bg', 'de', 'fr', 'ru'] as const) {
      await speak(language);
      expect(new Set([told('goes_on'), told('may_end'), told('ends')]).size).toBe(3);
      expect(told('goes_on')).toBe(told(null));
    }
  });
});
