import { expect, test } from 'vitest';
import { dueVerb } from '../src/table/due';

const legal = (...moves: string[]) => moves.map((move) => ({ move, gain: 0 }));

test('where nothing fits, that is what is said', () => {
  expect(dueVerb({ phase: 'place', legal: legal('discard') })).toBe('discard');
  for (const phase of ['cross', 'coat', 'place']) expect(dueVerb({ phase, legal: legal('skip') })).toBe('skip');
});

test('whoever may also do something else is asked for it', () => {
  expect(dueVerb({ phase: 'mode', legal: legal('mode split', 'skip') })).toBe('mode');
  expect(dueVerb({ phase: null, legal: [] })).toBeNull();
});
