import type { EngineWorker } from 'dokushin';
import { expect, it } from 'vitest';
import { inNode } from '../engine-for-tests';
import { puzzleOf } from '../fresh/puzzle';
import { taught } from './position';

const givens = '1.......2.......3.......4';

it('the engine is asked for the facts of a board once, whatever is taught on it', async () => {
  const engine = await inNode();
  const asked: string[] = [];
  const worker = {
    shape: async (name: string) => (asked.push(name), engine.shape(name)),
    figures: async (name: string) => engine.figures(name),
    hints: async () => [],
    solve: async () => ({ solution: null }),
    candidates: async () => Array.from({ length: 16 }, () => [1, 2]),
  } as unknown as EngineWorker;
  const puzzle = puzzleOf({ shape: '4x4', givens: '1...............' });
  const [first, second] = [await taught(worker, puzzle, 'last-digit', 'en'), await taught(worker, puzzle, 'naked-single', 'ja')];
  expect(asked).toEqual(['4x4']);
  expect(second.facts).toBe(first.facts);
});

it('a line that was made is read with letters for digits above 9', () => {
  expect(puzzleOf({ shape: '25x25', givens })).toEqual({ shape: '25x25', givens: [...givens].map((its) => (its === '.' ? 0 : Number(its))) });
  expect(puzzleOf({ shape: '16x16', givens: '.9AG' }).givens).toEqual([0, 9, 10, 16]);
});
