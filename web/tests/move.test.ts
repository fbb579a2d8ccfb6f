import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { choicesIn, formatMove, isSame, ofKind, parseEvent, parseMove, placing, squaresOf } from '../src/model/move';

const RECORDS = join(import.meta.dirname, '../../tests/golden/records');
const REST = [
  'discard', 'skip', 'tax none', 'tax left', 'build none', 'build 3 h7', 'dragon none', 'dragon 0', 'turn none', 'turn 3 5',
  'cross none', 'coat 1 double_line', 'mode free_split', 'place d4 f2', 'domains line', 'bless c4', 'kings 0 1 1 0', 'takeback 3',
  'market top=church', 'market 5=statue',
];

/** Every event of the recorded games, without the seat in front of a decision. */
const recorded = readdirSync(RECORDS).flatMap((name) => {
  const [, events = ''] = readFileSync(join(RECORDS, name), 'utf8').split('\n\n');
  return events.trim().split('\n').map((line) => line.replace(/^\d+ /, ''));
});

describe('notation', () => {
  test('of every recorded game reads and writes back as it was', () => {
    expect(recorded.length).toBeGreaterThan(500);
    for (const text of [...recorded, ...REST]) {
      const told = parseEvent(text);
      expect(told, text).not.toBeNull();
      expect(formatMove(told!)).toBe(text);
    }
  });
  test('of all kinds occurs in these games', () => {
    const verbs = new Set([...recorded, ...REST].map((text) => parseEvent(text)!.verb));
    expect(verbs.size).toBe(22);
  });
  test('that is unknown or damaged is nobody’s move', () => {
    for (const text of ['', 'castle 3', 'place', 'place z9e', 'place h7e f2', 'pick none', 'pick x', 'tax 3', 'constructor', 'build 3']) {
      expect(parseEvent(text), text).toBeNull();
    }
  });
  test('of a reveal is no move', () => {
    expect(parseMove('row 1 2 3 4')).toBeNull();
    expect(parseEvent('row 1 2 3 4')).toEqual({ verb: 'row', numbers: [1, 2, 3, 4] });
  });
});

test('a placement names both its squares', () => {
  expect(placing('h7n')).toEqual({ verb: 'place', left: 'h7', right: 'h8', way: 'n' });
  expect(squaresOf(parseEvent('place d4 f2')!)).toEqual(['d4', 'f2']);
  expect(squaresOf(parseEvent('pick 3')!)).toEqual([]);
});

test('choices keep their gain, and what is unknown is not offered', () => {
  const choices = choicesIn([{ move: 'place h7e', gain: 3 }, { move: 'fly away', gain: 9 }, { move: 'pick 3', gain: 0 }]);
  expect(choices.map(({ gain }) => gain)).toEqual([3, 0]);
  expect(ofKind(choices, 'pick').map(({ move }) => move.number)).toEqual([3]);
  expect(isSame(choices[0]!.move, placing('h7e'))).toBe(true);
});
