// Makes the puzzles of an order one after the other, with progress and a way out.
import type { EngineWorker, Puzzle } from 'dokushin';
import { type BoardFacts, factsOf } from '../board/facts';
import { engine } from '../engine/engine';
import { generate, numberOf, rate } from './calls';
import { countOf, isSwapped, optionsOf, secondsOf, type Order } from './order';

export interface Made {
  key: string;
  puzzle: Puzzle;
  facts: BoardFacts;
  solution: number[];
  givens: number;
  /** On Sudoku Explainer's scale; null where rating was given up. */
  rating: number | null;
  seed: string;
  attempt: number;
}
export interface Progress {
  done: number;
  wanted: number;
  attempts: number;
}
/** Why it ended: all are made; the time is over; it was cancelled; a range is the wrong way round; or an error. */
export type Outcome = 'all' | 'time' | 'cancelled' | 'swapped' | { error: unknown };

export async function make(
  order: Order,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
  onMade: (made: Made) => void,
): Promise<Outcome> {
  if (isSwapped(order)) return 'swapped';
  try {
    return await makeAll(order, signal, onProgress, onMade);
  } catch (error) {
    if (signal.aborted) return 'cancelled';
    return { error };
  }
}

async function makeAll(
  order: Order,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
  onMade: (made: Made) => void,
): Promise<Outcome> {
  const worker = await engine('make');
  const ends = performance.now() + secondsOf(order) * 1000;
  const wanted = countOf(order);
  let options = optionsOf(order);
  let before = 0;
  const tell = (attempts: number, done: number) => onProgress({ done, wanted, attempts: before + attempts });
  for (let done = 0; done < wanted; done++) {
    tell(0, done);
    const time = (ends - performance.now()) / 1000;
    if (time <= 0) return 'time';
    const made = await generate(worker, { ...options, time, onProgress: (attempts) => tell(attempts, done) }, signal);
    before += made.attempts;
    tell(0, done);
    if (!made.puzzle || !made.solution) return 'time';
    const attempt = made.next - 1;
    onMade(await finish(worker, made.puzzle, made.solution, made.seed, attempt, signal));
    options = { ...options, seed: made.seed, first: made.next };
  }
  return 'all';
}

async function finish(
  worker: EngineWorker,
  puzzle: Puzzle,
  solution: number[],
  seed: string,
  attempt: number,
  signal: AbortSignal,
): Promise<Made> {
  const facts = await factsOf(worker, puzzle.shape);
  return {
    key: `${puzzle.shape} ${seed} ${attempt} ${puzzle.givens.join('')}`,
    puzzle, facts, solution, seed, attempt,
    givens: puzzle.givens.filter((digit) => digit > 0).length,
    rating: numberOf(await rate(worker, puzzle, undefined, signal)),
  };
}
