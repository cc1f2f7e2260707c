// Where a solution path begins: at the puzzle as it was given, or at the player's own board, read as hints read it.
import type { Puzzle } from 'dokushin';
import type { CoreEngine } from '../engine/core';
import { type Position, toPuzzle } from '../game/position';
import { type Obstacle, isWrong, puzzleToTell } from './obstacle';
import { concluded, isMarked } from './concluded';

export type PathFrom = 'start' | 'board';
/** What of the player's board a path goes on from, besides the givens. */
export type Basis = 'digits' | 'struck' | 'marks';

const checkSeconds = 20;

/** Whether a path from the player's board can differ from one from the start. */
export const hasOwnBoard = (position: Position): boolean =>
  !position.entering && (isMarked(position) || position.cells.some(({ digit, struck }) => digit || struck));

export function basisOf(position: Position): Basis {
  if (isMarked(position)) return 'marks';
  return position.cells.some(({ struck }) => struck) ? 'struck' : 'digits';
}

/** Whether the player has marks that a path does not keep to, as some open cell has none. */
export const hasSomeMarks = (position: Position): boolean => !isMarked(position) && position.cells.some(({ corner, centre }) => corner | centre);

/** Finds the puzzle that a path begins at, or why there is none: its board is an obstacle, or it has several solutions. */
export async function startOfPath(worker: CoreEngine, position: Position, from: PathFrom, signal: AbortSignal): Promise<Puzzle | Obstacle | 'notUnique'> {
  return from === 'board' ? ofBoard(worker, position, signal) : ofPuzzle(worker, position, signal);
}

/** The puzzle as it was given; with the candidates that it states, where givens alone say too little. */
async function ofPuzzle(worker: CoreEngine, position: Position, signal: AbortSignal): Promise<Puzzle | 'notUnique'> {
  const { shape, givens } = toPuzzle(position);
  for (const puzzle of [{ shape, givens }, await concluded(worker, position)]) {
    const { status } = await worker.check(puzzle, { time: checkSeconds }, { signal });
    if (status === 'unique') return puzzle;
  }
  return 'notUnique';
}

async function ofBoard(worker: CoreEngine, position: Position, signal: AbortSignal): Promise<Puzzle | Obstacle | 'notUnique'> {
  const puzzle = await puzzleToTell(worker, position, null, signal);
  if ('state' in puzzle) return puzzle;
  const { status } = await worker.check(puzzle, { time: checkSeconds }, { signal });
  if (isWrong(status)) return { state: 'nothing', why: 'wrong' };
  return status === 'unique' ? puzzle : 'notUnique';
}
