import { describe, expect, it } from 'vitest';
import { type Row, plainRow } from '../opened/row';
import { type View, orderOf, wholeView } from './order';

const row = (clues: number, part: Partial<Row> = {}): Row => ({ ...plainRow('1'.repeat(clues).padEnd(81, '.'), 1, ''), ...part });
const rows = [
  row(30, { status: 'unique', rating: 7.2 }),
  row(17, { status: 'multiple' }),
  row(25, { status: 'unique', rating: 1.5 }),
  row(25, { status: 'invalid' }),
  row(28),
];
const shown = (view: Partial<View>, solved: readonly number[] = []) =>
  [...orderOf(rows, { ...wholeView, ...view }, (its) => (solved.includes(rows.indexOf(its)) ? 'solved' : 'new'))];

describe('the order of a collection', () => {
  it('is that of the file, either way round', () => {
    expect(shown({})).toEqual([0, 1, 2, 3, 4]);
    expect(shown({ down: true })).toEqual([4, 3, 2, 1, 0]);
  });
  it('follows the givens; equal ones stay as in the file', () => {
    expect(shown({ sort: 'givens' })).toEqual([1, 2, 3, 4, 0]);
    expect(shown({ sort: 'givens', down: true })).toEqual([0, 4, 2, 3, 1]);
  });
  it('follows the rating, with those that have none at the end either way', () => {
    expect(shown({ sort: 'rating' })).toEqual([2, 0, 1, 3, 4]);
    expect(shown({ sort: 'rating', down: true })).toEqual([0, 2, 1, 3, 4]);
  });
  it('leaves out what a filter does not want', () => {
    expect(shown({ status: 'unique' })).toEqual([0, 2]);
    expect(shown({ status: 'none' })).toEqual([3]);
    expect(shown({ status: 'undecided' })).toEqual([4]);
    expect(shown({ givens: [20, 28] })).toEqual([2, 3, 4]);
    expect(shown({ rating: [null, 7] })).toEqual([2]);
    expect(shown({ game: 'solved' }, [1, 4])).toEqual([1, 4]);
    expect(shown({ game: 'new', status: 'unique' }, [0])).toEqual([2]);
  });
});
