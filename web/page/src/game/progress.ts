// What is known of a game beside its moves: the time spent on it, when it was solved and how hard it is.
import { keep, kept } from '../store';

export interface Progress {
  /** Milliseconds in which the puzzle was on the screen and not yet solved. */
  readonly spent: number;
  /** When it was solved, in milliseconds since 1970; null: it is not. */
  readonly solvedAt: number | null;
  /** Whether the engine filled the board in: such a game counts in no statistics. */
  readonly filled: boolean;
  /** On Sudoku Explainer's scale; null: not known yet. */
  readonly rating: number | null;
}

const nothing: Progress = { spent: 0, solvedAt: null, filled: false, rating: null };
const keyOf = (id: string) => `progress.${id}`;
const isTime = (value: unknown): value is number => typeof value === 'number' && value >= 0;

/** Reads the progress of a game; what was damaged counts as not known. */
export function progressOf(id: string): Progress {
  let read: Partial<Progress> = {};
  try {
    read = Object(JSON.parse(kept(keyOf(id)) ?? '{}'));
  } catch {
    // Not ours.
  }
  return {
    spent: isTime(read.spent) ? read.spent : 0,
    solvedAt: isTime(read.solvedAt) ? read.solvedAt : null,
    filled: read.filled === true,
    rating: isTime(read.rating) ? read.rating : null,
  };
}

export function setProgress(id: string, part: Partial<Progress>): void {
  const next = { ...progressOf(id), ...part };
  const isNothing = (Object.keys(nothing) as (keyof Progress)[]).every((key) => next[key] === nothing[key]);
  keep(keyOf(id), isNothing ? null : JSON.stringify(next));
}
