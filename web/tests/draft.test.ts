import { describe, expect, test } from 'vitest';
import type { TableState } from '../src/protocol';
import { draftOwner } from '../src/table/draft';

function table(facts: object): TableState {
  return { draft: [], complete: false, seats: [], view: { actor: 1, row: null, next: null }, ...facts } as unknown as TableState;
}

describe('the owner of a draft', () => {
  test('is nobody while nothing is drafted', () => {
    expect(draftOwner(table({}), 1)).toBeNull();
  });
  test('is whoever is to act while the turn lacks something', () => {
    expect(draftOwner(table({ draft: ['place h7e'] }), null)).toBe(1);
  });
  test('is remembered once the turn is complete and the next seat is to act', () => {
    expect(draftOwner(table({ draft: ['place h7e', 'pick 4'], complete: true }), 0)).toBe(0);
  });
  test('is found by the picked domino after the page was loaded anew', () => {
    const view = { actor: 1, row: null, next: { dominoes: [{ number: 4, seat: 2 }] } };
    expect(draftOwner(table({ draft: ['place h7e', 'pick 4'], complete: true, view }), null)).toBe(2);
  });
  test('is the only person at the table in the last round', () => {
    const seats = [{ seat: 0, kind: 'computer' }, { seat: 3, kind: 'person' }];
    expect(draftOwner(table({ draft: ['place h7e'], complete: true, seats }), null)).toBe(3);
  });
});
