// A reading that its reader corrects: digits, and the cells that are still to be looked at.
import type { PhotoGrid, Puzzle } from 'dokushin';

export interface Correction {
  shape: string;
  digits: readonly number[];
  /** Cells that may be read wrongly, until they are corrected or confirmed. */
  doubtful: ReadonlySet<number>;
}

export const correctionOf = (grid: PhotoGrid): Correction => ({
  shape: grid.puzzle.shape,
  digits: grid.puzzle.givens,
  doubtful: new Set(grid.cells.flatMap((its, cell) => (its.isDoubtful ? [cell] : []))),
});

/** How many cells a row has, and digits there are. */
export const sideOf = ({ digits }: Correction): number => Math.sqrt(digits.length);

/** With a digit, or 0 for none; the cell is not doubtful any more. */
export function corrected({ digits, doubtful, ...its }: Correction, cell: number, digit: number): Correction {
  return { ...its, digits: digits.map((its, at) => (at === cell ? digit : its)), doubtful: new Set([...doubtful].filter((its) => its !== cell)) };
}

/** The first doubtful cell behind this one, round the board; null if there is none. */
export function nextDoubtful({ doubtful }: Correction, cell: number): number | null {
  const cells = [...doubtful].sort((a, b) => a - b);
  return cells.find((its) => its > cell) ?? cells[0] ?? null;
}

export const puzzleOf = ({ shape, digits }: Correction): Puzzle => ({ shape, givens: [...digits] });
