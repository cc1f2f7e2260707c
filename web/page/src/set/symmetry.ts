// Which cells belong together where givens are to stand symmetrically.
import type { SymmetryName } from 'dokushin';

/** Row and column of a cell's image; `last` is the number of the last row and column. */
type Turn = (row: number, column: number, last: number) => readonly [number, number];

const half: Turn = (row, column, last) => [last - row, last - column];
const quarter: Turn = (row, column, last) => [column, last - row];
const upsideDown: Turn = (row, column, last) => [last - row, column];
const leftRight: Turn = (row, column, last) => [row, last - column];
const diagonal: Turn = (row, column) => [column, row];
const antidiagonal: Turn = (row, column, last) => [last - column, last - row];

/** What generates each symmetry, with the engine's names of them. */
const turns: Record<SymmetryName, readonly Turn[]> = {
  none: [], '180': [half], '90': [quarter], horizontal: [upsideDown], vertical: [leftRight],
  both: [upsideDown, leftRight], diagonal: [diagonal], antidiagonal: [antidiagonal], full: [quarter, diagonal],
};

/** Returns a cell and its images. */
export function orbitOf(cell: number, side: number, symmetry: SymmetryName): number[] {
  const orbit = [cell];
  for (const at of orbit) {
    for (const turn of turns[symmetry]) {
      const [row, column] = turn(Math.floor(at / side), at % side, side - 1);
      const image = row * side + column;
      if (!orbit.includes(image)) orbit.push(image);
    }
  }
  return orbit;
}

export const orbitsOf = (cells: readonly number[], side: number, symmetry: SymmetryName): number[] => [
  ...new Set(cells.flatMap((cell) => orbitOf(cell, side, symmetry))),
];
