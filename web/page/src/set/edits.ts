// What a setter does to the cells: each edit takes a position and gives the next one, as those of
// game/edit.ts do. A cell that is to get a given is reserved: it is grey. The regions that are being
// painted stand where a player's digits would, so that history, link and store have them as well.
import type { SymmetryName } from 'dokushin';
import { enter } from '../game/edit';
import { type Cell, type Position, blankCell } from '../game/position';
import { sizeOf } from '../game/size';
import { orbitsOf } from './symmetry';

/** A set with the grey colour alone (game/position.ts). */
const reserved = 1;
export const isReserved = ({ colours, given }: Cell) => colours === reserved && !given;
const withGiven = (cell: Cell, given: number): Cell => ({ ...cell, given, colours: 0 });

function change(position: Position, where: Iterable<number>, edit: (cell: Cell) => Cell): Position {
  const cells = [...position.cells];
  for (const index of where) {
    const [before, after] = [cells[index], cells[index] && edit(cells[index])];
    if (before && after && (Object.keys(blankCell) as (keyof Cell)[]).some((key) => before[key] !== after[key])) cells[index] = after;
  }
  return cells.some((cell, index) => cell !== position.cells[index]) ? { ...position, cells } : position;
}

/** A digit in these cells, and their images reserved; or both taken away, if all have it. */
export function enterGiven(position: Position, where: readonly number[], digit: number, symmetry: SymmetryName): Position {
  const after = enter({ ...position, entering: true }, where, digit, 'digit');
  if (after.cells === position.cells) return position;
  const taken = where.every((cell) => !after.cells[cell]?.given);
  if (taken) return eraseGivens(position, where, symmetry);
  const kept = { ...after, cells: after.cells.map((cell, index) => ({ ...cell, digit: position.cells[index]!.digit })) };
  const given = change(kept, where, (cell) => withGiven(cell, cell.given));
  const images = orbitsOf(where, sizeOf(position), symmetry).filter((cell) => !given.cells[cell]!.given);
  return change({ ...given, entering: position.entering }, images, (cell) => ({ ...cell, colours: reserved }));
}

/** Takes the givens of these cells and of their images away, and what is reserved. */
export function eraseGivens(position: Position, where: readonly number[], symmetry: SymmetryName): Position {
  return change(position, orbitsOf(where, sizeOf(position), symmetry), (cell) => withGiven(cell, 0));
}

/** Reserves these cells and their images, or frees them if all are reserved. Givens stay. */
export function reserve(position: Position, where: readonly number[], symmetry: SymmetryName): Position {
  const cells = orbitsOf(where, sizeOf(position), symmetry).filter((cell) => !position.cells[cell]!.given);
  const free = cells.every((cell) => isReserved(position.cells[cell]!));
  return change(position, cells, (cell) => ({ ...cell, colours: free ? 0 : reserved }));
}

/** Cells get a region, counted from 1. `regions` are those of the board, which the first stroke begins with. */
export function paintRegion(position: Position, where: readonly number[], region: number, regions: readonly number[]): Position {
  const begun = position.cells.some(({ digit }) => digit);
  const all = begun ? position : change(position, position.cells.keys(), (cell) => cell);
  const cells = all.cells.map((cell, index) => (begun ? cell : { ...cell, digit: (regions[index] ?? 0) + 1 }));
  const next = change({ ...position, cells }, where, (cell) => ({ ...cell, digit: region }));
  return next.cells.every((cell, index) => cell.digit === (position.cells[index]!.digit || (regions[index] ?? 0) + 1)) ? position : next;
}

/** All givens at once, as the engine made them. */
export function withGivens(position: Position, givens: readonly number[]): Position {
  return change(position, position.cells.keys(), (() => {
    let index = 0;
    return (cell: Cell) => {
      const given = givens[index++] ?? 0;
      return given ? withGiven(cell, given) : { ...cell, given };
    };
  })());
}

export const clearGivens = (position: Position): Position => change(position, position.cells.keys(), (cell) => withGiven(cell, 0));

/** The board of another name. Regions that were painted for the one before are not for this one. */
export function withShape(position: Position, shape: string): Position {
  return position.shape === shape ? position : withRegions(position, shape);
}

/** The painted regions have become those of the board: no paint is left. */
export const withRegions = (position: Position, shape: string): Position => ({
  ...change(position, position.cells.keys(), (cell) => ({ ...cell, digit: 0 })),
  shape,
});
