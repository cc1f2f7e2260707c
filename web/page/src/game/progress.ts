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
export const progressOf = (id: string): Progress => fromText(kept(keyOf(id)));

function fromText(text: string | null): Progress {
  let its: unknown = null;
  try {
    its = JSON.parse(text ?? '{}');
  } catch {
    // Not ours.
  }
  return sound(its);
}

/** What of a value is progress; the rest counts as not known. */
function sound(its: unknown): Progress {
  const read = Object(its) as Partial<Progress>;
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

export const forgetProgress = (id: string): void => void keep(keyOf(id), null);

/** Takes in the progress that another browser had of a game: the longer time, and a solution on either. */
export function mergeProgress(id: string, its: unknown): void {
  const [here, other] = [progressOf(id), sound(its)];
  setProgress(id, {
    spent: Math.max(here.spent, other.spent),
    solvedAt: here.solvedAt ?? other.solvedAt,
    filled: here.solvedAt === null ? other.filled : here.filled,
    rating: here.rating ?? other.rating,
  });
}
