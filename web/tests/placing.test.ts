import { describe, expect, test } from 'vitest';
import { coveredSquares, placementHeld, placementsIn, squareTowards, turned } from '../src/board/placing';

const legal = ['place g8e', 'place h7e', 'place h8s', 'place h7n', 'discard', 'pick 17'].map((move) => ({ move, gain: 2 }));
const placements = placementsIn(legal);

describe('placements', () => {
  test('are read from the legal moves and nothing else is', () => {
    expect(placements.map(({ left, right }) => left + right)).toEqual(['g8h8', 'h7i7', 'h8h7', 'h7h8']);
  });
  test('cover every square once', () => {
    expect(coveredSquares(placements).sort()).toEqual(['g8', 'h7', 'h8', 'i7']);
  });
  test('keep the way the domino is held where that fits', () => {
    expect(placementHeld(placements, 'h7', 'n')?.move).toBe('place h7n');
    expect(placementHeld(placements, 'h7', 'e')?.move).toBe('place h7e');
  });
  test('turn as little as possible where it does not', () => {
    expect(placementHeld(placements, 'g8', 's')?.move).toBe('place g8e');
    expect(placementHeld(placements, 'a1', 's')).toBeNull();
  });
  test('come round again after every turn on one square', () => {
    const seen = [];
    let shown = placementHeld(placements, 'h7', 'e');
    for (let i = 0; i < 4; i += 1) {
      seen.push(shown?.move);
      shown = turned(placements, 'h7', shown, 1);
    }
    expect(seen).toEqual(['place h7e', 'place h8s', 'place h7n', 'place h7e']);
  });
});

describe('the keyboard cursor', () => {
  test('goes to the nearest square ahead and stays where there is none', () => {
    expect(squareTowards(['g8', 'i8', 'h9'], 'h8', 'e')).toBe('i8');
    expect(squareTowards(['g8', 'i8', 'h9'], 'h8', 's')).toBe('h8');
  });
});
