// Which cells belong together where givens are to stand symmetrically.
import type { SymmetryName } from 'dokushin';
import type { Grid } from '../game/size';

/** The numbers of the last row and column. */
interface Last {
  row: number;
  column: number;
}
/** Row and column of a cell's image. */
type Turn = (row: number, column: number, last: Last) => readonly [number, number];

const half: Turn = (row, column, last) => [last.row - row, last.column - column];
const quarter: Turn = (row, column, last) => [column, last.row - row];
const upsideDown: Turn = (row, column, last) => [last.row - row, column];
const leftRight: Turn = (row, column, last) => [row, last.column - column];
const diagonal: Turn = (row, column) => [column, row];
const antidiagonal: Turn = (row, column, last) => [last.column - column, last.row - row];

/** What generates each symmetry, with the engine's names of them. */
const turns: Record<SymmetryName, readonly Turn[]> = {
  none: [], '180': [half], '90': [quarter], horizontal: [upsideDown], vertical: [leftRight],
  both: [upsideDown, leftRight], diagonal: [diagonal], antidiagonal: [antidiagonal], full: [quarter, diagonal],
};

/** These turn rows into columns. */
const turning: readonly SymmetryName[] = ['90', 'diagonal', 'antidiagonal', 'full'];
/** Whether a board can have a symmetry. */
export const hasSymmetry = ({ rows, columns }: Grid, symmetry: SymmetryName): boolean =>
  rows === columns || !turning.includes(symmetry);

/** Returns a cell and its images: none of a cell outside the grid, or where the board can't have the symmetry. */
export function orbitOf(cell: number, size: Grid, symmetry: SymmetryName): number[] {
  const { rows, columns } = size;
  const orbit = [cell];
  if (cell >= rows * columns || !hasSymmetry(size, symmetry)) return orbit;
  const last = { row: rows - 1, column: columns - 1 };
  for (const at of orbit) {
    for (const turn of turns[symmetry]) {
      const [row, column] = turn(Math.floor(at / columns), at % columns, last);
      const image = row * columns + column;
      if (!orbit.includes(image)) orbit.push(image);
    }
  }
  return orbit;
}

export const orbitsOf = (cells: readonly number[], size: Grid, symmetry: SymmetryName): number[] => [
  ...new Set(cells.flatMap((cell) => orbitOf(cell, size, symmetry))),
];
