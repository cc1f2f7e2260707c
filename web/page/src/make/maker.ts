// Makes the puzzles of an order on all cores, with progress and a way out.
import type { EngineWorker, Puzzle } from 'dokushin';
import { type BoardFacts, factsOf } from '../board/facts';
import { engine, type MakeWork, release } from '../engine/engine';
import { generate, numberOf, rate } from '../fresh/calls';
import { randomSeed } from '../fresh/seed';
import { type Block, inOrder } from './in-order';
import type { LaidLevel } from './laid';
import { countOf, isSwapped, optionsOf, secondsOf, type Order } from './order';

export interface Made {
  key: string;
  puzzle: Puzzle;
  facts: BoardFacts;
  solution: number[];
  givens: number;
  /** On Sudoku Explainer's scale; null where rating was given up. */
  rating: number | null;
  /** HoDoKu's, if one was asked for, as of boards with rules. */
  level?: LaidLevel;
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

/** Cores that are used at most, and after how many milliseconds the others join the first one: most
 * orders are done by then, and a worker takes memory. */
const mostCores = 8;
const joining = 250;
export const coresHere = () => Math.min(mostCores, Math.max(1, navigator.hardwareConcurrency || 1));
const workOf = (core: number): MakeWork => (core ? `make ${core}` : 'make');

async function makeAll(
  order: Order,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
  onMade: (made: Made) => void,
): Promise<Outcome> {
  const ends = performance.now() + secondsOf(order) * 1000;
  const wanted = countOf(order);
  const options = { seed: randomSeed(), ...optionsOf(order) };
  const stopping = new AbortController();
  const running = stopping.signal;
  signal.addEventListener('abort', () => stopping.abort(signal.reason));
  const cores = coresHere();
  /** Attempts that were made: on each core in blocks before, and in the one that runs. */
  const attempts = Array.from({ length: cores }, () => ({ before: 0, now: 0 }));
  let done = 0;
  const tell = () => onProgress({ done, wanted, attempts: attempts.reduce((sum, { before, now }) => sum + before + now, 0) });
  tell();
  const run = async (core: number, block: Block, found: (one: Made) => void): Promise<boolean> => {
    const worker = await engine(workOf(core));
    const its = attempts[core]!;
    for (let left = block; left.attempts > 0; ) {
      const time = (ends - performance.now()) / 1000;
      if (time <= 0) return false;
      const onAttempts = (now: number) => {
        its.now = now;
        tell();
      };
      const made = await generate(worker, { ...options, ...left, time, onProgress: onAttempts }, running);
      its.before += made.attempts;
      its.now = 0;
      tell();
      if (!made.puzzle || !made.solution) return made.attempts >= left.attempts;
      const one = await finish(worker, made.puzzle, made.solution, made.seed, made.next - 1, running);
      found(options.level ? { ...one, level: options.level } : one);
      left = { first: made.next, attempts: left.first + left.attempts - made.next };
    }
    return true;
  };
  const all = await inOrder({
    cores,
    enough: wanted,
    run,
    onFound: (one) => {
      done += 1;
      tell();
      onMade(one);
    },
    join: async (core) => {
      await wait(joining, running);
      if (!running.aborted) await engine(workOf(core));
    },
    stop: () => stopping.abort(),
  }).finally(() => {
    for (let core = 1; core < cores; core++) release(workOf(core));
  });
  return all ? 'all' : 'time';
}

/** Ends early, too, when it is aborted. */
const wait = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => resolve());
  });

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
