// What is looked for before any step is told: a board that is wrong already, or full, or whose marks leave
// out a digit. A step that was told of such a board would be false.
import type { Puzzle, Status } from 'dokushin';
import type { CoreEngine } from '../engine/core';
import { NotStarted } from '../engine/engine';
import { isOfShape } from '../engine/told';
import { type Position, toPuzzle } from '../game/position';
import { concluded, isMarked, marked } from './concluded';

export type Obstacle =
  /** `shape`: the engine knows no steps for a board that is not square, or has cells outside its grid; `notLoaded`: the
   * engine that tells steps could not be fetched. */
  | { state: 'nothing'; why: 'wrong' | 'solved' | 'shape' | 'notLoaded' | 'none' }
  /** The player's marks lack the digit that belongs into these cells. */
  | { state: 'missed'; cells: readonly number[] };

const checkSeconds = 2;

export const isWrong = (status: Status) => status === 'none' || status === 'invalid';

/** Asked where the live check has not answered yet. The digits come first: if they contradict each
 * other, there are no candidates to ask for. */
async function foundWrong(worker: CoreEngine, position: Position, signal: AbortSignal): Promise<boolean> {
  const wrong = async (puzzle: Puzzle) =>
    isWrong((await worker.check(puzzle, { time: checkSeconds, solutions: 1 }, { signal })).status);
  return (await wrong(toPuzzle(position))) || wrong(await concluded(worker, position));
}

/** Finds the cells whose marks lack their digit of the solution; none where the solution is not unique. */
async function missed(worker: CoreEngine, position: Position, { candidates }: Puzzle, signal: AbortSignal): Promise<number[]> {
  const { status, grids } = await worker.check(toPuzzle(position), { time: checkSeconds, solutions: 2 }, { signal });
  const [solution] = grids;
  if (status !== 'unique' || !solution) return [];
  return position.cells.flatMap(({ given, digit }, cell) => (given || digit || candidates![cell]!.includes(solution[cell]!) ? [] : [cell]));
}

/** The puzzle of which steps are told, with the player's own marks where they noted them all; or why none
 * are. `wrong`: what the live check says; null if it has not answered. `seen`: the board shows candidates. */
export async function puzzleToTell(worker: CoreEngine, position: Position, wrong: boolean | null, signal: AbortSignal, seen = false): Promise<Puzzle | Obstacle> {
  if (wrong ?? (await foundWrong(worker, position, signal))) return { state: 'nothing', why: 'wrong' };
  if (position.cells.every(({ given, digit }) => given || digit)) return { state: 'nothing', why: 'solved' };
  if (!isMarked(position)) return concluded(worker, position, seen);
  const puzzle = await marked(worker, position);
  const cells = await missed(worker, position, puzzle, signal);
  return cells.length ? { state: 'missed', cells } : puzzle;
}

/** Why the engine told no steps of such a board. */
export function obstacleIn(error: unknown, position: Position): Obstacle {
  if (error instanceof NotStarted) return { state: 'nothing', why: 'notLoaded' };
  return { state: 'nothing', why: isOfShape(error, position) ? 'shape' : 'none' };
}
