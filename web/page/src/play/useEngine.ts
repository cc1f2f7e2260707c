// What the engine says of the board, asked for when it changes. Latest wins: an answer that has
// been superseded is not looked at, and a search that has been is ended.
import type { Flaw, Puzzle } from 'dokushin';
import type { BoardFacts } from '../board/facts';
import { factsOnce, knownFacts } from '../board/known-facts';
import { useEffect, useState } from 'preact/hooks';
import type { CoreEngine } from '../engine/core';
import { type CoreWork, engine } from '../engine/engine';
import { type Cell, type Position, asGivens, digitsOf, maskOf, toPuzzle } from '../game/position';

export type Answer<T> =
  | { state: 'waiting' }
  | { state: 'done'; value: T }
  | { state: 'failed'; error: Error };

interface Question<T> {
  work: CoreWork;
  ask: (worker: CoreEngine, signal: AbortSignal) => Promise<T>;
  /** Milliseconds without a further change before it is asked. */
  delay?: number;
}

/** Asks again when one of `causes` changes. */
export function useEngine<T>({ work, ask, delay = 0 }: Question<T>, causes: readonly unknown[]): Answer<T> {
  const [answer, setAnswer] = useState<Answer<T>>({ state: 'waiting' });
  useEffect(() => {
    const control = new AbortController();
    const { signal } = control;
    const run = async () => {
      try {
        const value = await ask(await engine(work), signal);
        if (!signal.aborted) setAnswer({ state: 'done', value });
      } catch (error) {
        if (!signal.aborted) setAnswer({ state: 'failed', error: error as Error });
      }
    };
    const timer = setTimeout(run, delay);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, causes);
  return answer;
}

export function useFacts(shape: string): Answer<BoardFacts> {
  const answer = useEngine(
    {
      work: 'board',
      ask: async (worker) => {
        try {
          await factsOnce(worker, shape);
          return { shape, error: null };
        } catch (error) {
          return { shape, error: error as Error };
        }
      },
    },
    [shape],
  );
  const facts = knownFacts(shape);
  if (facts) return { state: 'done', value: facts };
  if (answer.state !== 'done') return answer;
  const { error } = answer.value;
  return error && answer.value.shape === shape ? { state: 'failed', error } : { state: 'waiting' };
}

export interface Instant {
  position: Position;
  flaws: Flaw[];
  /** The candidates that the digits leave open, a set a cell. */
  open: number[];
}

/** Flaws and candidates: quick enough for every key. */
export function useInstant(position: Position): Answer<Instant> {
  return useEngine(
    {
      work: 'board',
      ask: async (worker) => {
        const puzzle = asGivens(position);
        const [{ flaws }, candidates] = await Promise.all([
          worker.check(puzzle, { nodes: 1, solutions: 1 }),
          worker.candidates(puzzle).catch(() => position.cells.map(() => [])),
        ]);
        return { position, flaws, open: candidates.map(maskOf) };
      },
    },
    [position.cells, position.shape],
  );
}

/** The position with all that the player has concluded: digits and struck candidates. */
export async function concluded(worker: CoreEngine, position: Position): Promise<Puzzle> {
  const puzzle = toPuzzle(position);
  if (!position.cells.some(({ struck }) => struck)) return puzzle;
  return { ...puzzle, candidates: await left(worker, position, ({ struck }) => ~struck) };
}

async function left(worker: CoreEngine, position: Position, keep: (cell: Cell) => number): Promise<number[][]> {
  const open = await worker.candidates(toPuzzle(position));
  return open.map((digits, index) => digitsOf(maskOf(digits) & keep(position.cells[index]!)));
}

/** Whether the player has noted the candidates of each open cell as centre marks. */
export const isMarked = ({ cells }: Position) => cells.every(({ given, digit, centre }) => given || digit || centre);

/** The position with the player's own centre marks as its candidates. */
export async function marked(worker: CoreEngine, position: Position): Promise<Puzzle> {
  return { ...toPuzzle(position), candidates: await left(worker, position, ({ centre, struck }) => centre & ~struck) };
}
