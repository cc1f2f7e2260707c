// A puzzle that was made for somebody to play, as plain data that can be kept.
import type { Puzzle } from 'dokushin';
import { digitOf } from '../game/position';
import { largestSide } from '../game/size';
import { isLevel, type Level } from './levels';

export interface MadePuzzle {
  shape: string;
  /** A character a cell, in row-major order; "." is a blank cell. */
  givens: string;
  /** On Sudoku Explainer's scale; null where rating was given up. */
  rating: number | null;
  /** With these the engine generates it again. */
  seed: string;
  attempt: number;
}
export interface FreshPuzzle extends MadePuzzle {
  level: Level;
}

/** Returns the puzzle as the engine takes it. */
export const puzzleOf = ({ shape, givens }: Pick<MadePuzzle, 'shape' | 'givens'>): Puzzle => ({
  shape,
  givens: [...givens].map((text) => (text === '.' ? 0 : digitOf(text, largestSide))),
});

/** Whether a value of unknown origin is a puzzle on the usual board, as far as can be told without the engine. */
export function isFresh(its: unknown): its is FreshPuzzle {
  if (typeof its !== 'object' || its === null) return false;
  const { level, shape, givens, rating, seed, attempt } = its as Record<keyof FreshPuzzle, unknown>;
  return (
    isLevel(level) && shape === '9x9' &&
    typeof givens === 'string' && /^[.1-9]{81}$/.test(givens) &&
    (rating === null || Number.isFinite(rating)) &&
    typeof seed === 'string' && /^\d+$/.test(seed) && Number.isSafeInteger(attempt) && (attempt as number) >= 0
  );
}
