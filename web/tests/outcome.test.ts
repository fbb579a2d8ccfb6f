import { describe, expect, test } from 'vitest';
import { isLevel, outcomeOfDynasty, outcomeOfGame, sumsOf } from '../src/features/table/outcome';

function ended(totals: number[], facts: object = {}) {
  const scores = totals.map((total, seat) => ({ seats: [seat], total, parts: {} }));
  return { scores, carried: [], dynasty: null, winners: [0], options: {}, ...facts };
}

describe('a game', () => {
  test('is won by points, by a tie-break, or shared', () => {
    expect(outcomeOfGame(ended([5, 3]))).toEqual({ key: 'end-won', winners: [0] });
    expect(outcomeOfGame(ended([5, 5])).key).toBe('end-tie-broken');
    expect(outcomeOfGame(ended([5, 5], { winners: [0, 1] })).key).toBe('end-shared');
    expect(isLevel(ended([5, 5, 3]))).toBe(true);
  });
  test('is won by a whole team', () => {
    const scores = [{ seats: [0, 2], total: 5, parts: {} }, { seats: [1, 3], total: 3, parts: {} }];
    expect(outcomeOfGame(ended([], { scores, winners: [0, 2], options: { teams: true } })).key).toBe('end-won');
  });
});

describe('a Dynasty', () => {
  test('stands at the sum of its games', () => {
    expect(sumsOf(ended([5, 3], { dynasty: 2, carried: [10, 20] }))).toEqual([15, 23]);
    expect(outcomeOfDynasty(ended([5, 3], { dynasty: 2, carried: [10, 20] }))).toBeNull();
  });
  test('is won by the highest sum, whoever won the last game', () => {
    expect(outcomeOfDynasty(ended([5, 3], { dynasty: 3, carried: [10, 20] }))).toEqual({ key: 'end-dynasty-won', winners: [1] });
  });
  test('is shared by equal sums, though one of them won the last game', () => {
    expect(outcomeOfDynasty(ended([5, 3, 1], { dynasty: 3, carried: [10, 12, 3] }))).toEqual({ key: 'end-dynasty-shared', winners: [0, 1] });
  });
});
