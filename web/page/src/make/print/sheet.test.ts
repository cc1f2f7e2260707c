import { expect, test } from 'vitest';
import type { BoardFacts } from '../../board/facts';
import { pageCount, paged, type Printable } from './sheet';

const one = (side: number, solved = true): Printable => ({
  facts: { rows: side, columns: side } as BoardFacts, givens: [], solution: solved ? [] : null, rating: null,
});
const options = { perPage: 4, heading: '', solutions: true, captions: true } as const;

test('fills page after page and numbers on', () => {
  expect(paged(['a', 'b', 'c', 'd', 'e'], 2)).toEqual([
    { first: 1, items: ['a', 'b'] }, { first: 3, items: ['c', 'd'] }, { first: 5, items: ['e'] },
  ]);
});

test('counts the pages of puzzles and of solutions', () => {
  expect(pageCount(Array<Printable>(13).fill(one(9)), options)).toBe(4 + 2);
  expect(pageCount(Array<Printable>(13).fill(one(9)), { ...options, solutions: false })).toBe(4);
  expect(pageCount([one(9, false)], options)).toBe(1);
  expect(pageCount(Array<Printable>(5).fill(one(16)), options)).toBe(2 + 2);
});
