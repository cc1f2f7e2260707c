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

/** The pencil marks of each cell; none where all digits are stated that the givens leave, which is where none was read.
 * `left`: those digits. */
export function marksOf({ puzzle: { givens, candidates } }: PhotoGrid, left: readonly (readonly number[])[]): number[][] {
  return givens.map((given, cell) => {
    const stated = given ? [] : (candidates?.[cell] ?? []);
    return stated.length < left[cell]!.length ? stated : [];
  });
}

/** The marks of those cells that have no digit. */
export const marksBeside = (marks: number[][], { digits }: Correction): number[][] =>
  marks.map((its, cell) => (digits[cell] ? [] : its));

export const puzzleOf = ({ shape, digits }: Correction): Puzzle => ({ shape, givens: [...digits] });

/** The puzzle with pencil marks as its stated candidates, of which a cell without marks has all. */
export function markedPuzzleOf(correction: Correction, marks: number[][]): Puzzle {
  const all = Array.from({ length: sideOf(correction) }, (_, at) => at + 1);
  const { digits } = correction;
  return { ...puzzleOf(correction), candidates: marks.map((its, cell) => (digits[cell] ? [] : its.length ? its : all)) };
}
