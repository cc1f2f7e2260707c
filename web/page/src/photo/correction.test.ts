import type { PhotoGrid } from 'dokushin';
import { expect, it } from 'vitest';
import { corrected, correctionOf, markedPuzzleOf, marksBeside, marksOf, nextDoubtful, puzzleOf, sideOf } from './correction';

const cell = (digit: number, isDoubtful: boolean) => ({ digit, isDoubtful, isChanged: false, handwritten: 0, probabilities: [] });
const grid: PhotoGrid = {
  puzzle: { shape: '9x9', givens: Array.from({ length: 81 }, (_, at) => (at === 3 ? 7 : 0)) },
  isSure: false,
  isUnique: false,
  hasUnreadRules: false,
  alternatives: [],
  crossings: [],
  cells: Array.from({ length: 81 }, (_, at) => cell(at === 3 ? 7 : 0, at === 3 || at === 50)),
};

it('a corrected cell has its digit, and is not doubtful any more', () => {
  const before = correctionOf(grid);
  expect([...before.doubtful]).toEqual([3, 50]);
  const after = corrected(before, 3, 1);
  expect(puzzleOf(after).givens[3]).toBe(1);
  expect([...after.doubtful]).toEqual([50]);
  expect(before.digits[3]).toBe(7);
});

it('doubtful cells follow each other round the board', () => {
  const its = correctionOf(grid);
  expect(nextDoubtful(its, 0)).toBe(3);
  expect(nextDoubtful(its, 3)).toBe(50);
  expect(nextDoubtful(its, 80)).toBe(3);
  expect(nextDoubtful(corrected(corrected(its, 3, 0), 50, 0), 0)).toBeNull();
});

it('a small board keeps its boxes', () => {
  const puzzle = { shape: '3x2', givens: Array.from({ length: 36 }, () => 0) };
  const its = correctionOf({ ...grid, puzzle, cells: grid.cells.slice(0, 36) });
  expect(sideOf(its)).toBe(6);
  expect(puzzleOf(corrected(its, 5, 6)).shape).toBe('3x2');
});

it('pencil marks stand where a cell has no digit, and states fewer digits than the givens leave', () => {
  const left = grid.puzzle.givens.map((given) => (given ? [7] : [1, 2, 5, 8]));
  const candidates = left.map((its, at) => (at === 3 ? [] : at === 50 ? [2, 5] : at === 51 ? [8] : its));
  const marks = marksOf({ ...grid, puzzle: { ...grid.puzzle, candidates } }, left);
  expect(marks.flatMap((its, at) => (its.length ? [at] : []))).toEqual([50, 51]);
  const after = corrected(correctionOf(grid), 50, 5);
  expect(marksBeside(marks, after).slice(50, 52)).toEqual([[], [8]]);
  expect(markedPuzzleOf(after, marks).candidates!.slice(49, 52)).toEqual([[1, 2, 3, 4, 5, 6, 7, 8, 9], [], [8]]);
  expect(marksBeside(marks, corrected(after, 50, 0))[50]).toEqual([2, 5]);
  expect(marksOf(grid, left).flat()).toEqual([]);
});
