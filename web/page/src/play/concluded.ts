// The board as a puzzle for the engine, with what the player has concluded or marked on it.
import type { Puzzle } from 'dokushin';
import type { CoreEngine } from '../engine/core';
import { type Cell, type Position, digitsOf, maskOf, toPuzzle } from '../game/position';
import { hasRules } from '../game/rules';

/** The position with all that the player has concluded: digits and struck candidates. Where the board shows
 * candidates (`seen`), they lack what rules exclude at once: no step is to tell that. */
export async function concluded(worker: CoreEngine, position: Position, seen = false): Promise<Puzzle> {
  const puzzle = toPuzzle(position);
  const begins = seen && hasRules(position.shape);
  if (!begins && !position.cells.some(({ struck }) => struck)) return puzzle;
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
