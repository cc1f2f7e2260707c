// Today's puzzles: for each level one a day, the same for everybody.
import { engine } from '../engine/engine';
import { givensText } from '../game/position';
import { generate, numberOf, rate, type Generating } from './calls';
import { optionsOf, type Level } from './levels';
import type { FreshPuzzle } from './puzzle';
import { seedOf } from './seed';

/** Extreme puzzles are not among them: they need dynamic forcing chains, which hardly anybody finds
 * by hand, and the search for one takes about 3 times as long as at the slowest of these levels. Nor
 * are very easy ones, as easy is easy enough. */
export const todaysLevels = ['easy', 'moderate', 'hard', 'veryHard', 'fiendish'] as const satisfies readonly Level[];
export type TodaysLevel = (typeof todaysLevels)[number];

export interface TodaysOptions {
  signal?: AbortSignal;
  /** Is told how many attempts were made. */
  onProgress?: (attempts: number) => void;
  worker?: Generating | Promise<Generating>;
}

/** The puzzle of a level on a local date. Seed and number of an attempt determine what becomes of
 * it, and one thread makes them in order: so the first good one is the same on every machine. */
export async function todays(
  level: TodaysLevel,
  date: Date,
  { signal, onProgress, worker = engine('today') }: TodaysOptions = {},
): Promise<FreshPuzzle> {
  const its = await worker;
  const seed = seedOf(`today ${dayOf(date)} ${level}`);
  const { puzzle, next } = await generate(its, { ...optionsOf(level), seed, onProgress }, signal);
  // Without a limit of attempts or time it ends with a puzzle.
  const { shape } = puzzle!;
  const rating = numberOf(await rate(its, puzzle!, undefined, signal));
  return { level, shape, givens: givensText(puzzle!.givens), rating, seed, attempt: next - 1 };
}

/** "2026-11-26", of the local date. */
export function dayOf(date: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
