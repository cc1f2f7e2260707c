// Which digits light the fog of a game: those of the document's solution, or of the one that the engine finds. It is
// kept in memory, and never shown.
import { foggedCells } from './fog';
import { type Cell, type Position, nameOf } from './position';
import { sizeOf } from './size';

export type Solution = readonly number[] | 'none';
const found = new Map<string, Solution>();

/** 'none': there is not just one, and each digit counts as right. Null: it is not known yet. */
export const solutionOf = (position: Position): Solution | null => position.fog?.solution ?? found.get(nameOf(position)) ?? null;
export const keepSolution = (position: Position, solution: Solution) => void found.set(nameOf(position), solution);

/** Returns the cells that the game's fog hides; null if it has none, or no more. */
export function hiddenIn(position: Position): ReadonlySet<number> | null {
  if (!position.fog || position.entering) return null;
  const fogged = foggedCells(position.fog, position.cells, sizeOf(position), solutionOf(position));
  return fogged.size ? fogged : null;
}

/** A cell without its given is the same one each time, so that it is drawn once. */
const bare = new WeakMap<Cell, Cell>();
function withoutGiven(cell: Cell): Cell {
  const known = bare.get(cell) ?? { ...cell, given: 0 };
  bare.set(cell, known);
  return known;
}

/** Returns the position without the givens that fog hides. Whatever shows or copies a board as the player sees it calls
 * this: the board, pictures small and large, the copy. What hands the puzzle on does not: links and texts have the whole
 * puzzle, and its fog where they can. */
export function seenThrough(position: Position, hidden = hiddenIn(position)): Position {
  return hidden ? { ...position, cells: position.cells.map((cell, index) => (cell.given && hidden.has(index) ? withoutGiven(cell) : cell)) } : position;
}
