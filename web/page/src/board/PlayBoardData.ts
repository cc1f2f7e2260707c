// The data that the player's board draws.
import type { StepCandidate } from 'dokushin';
import type { Stroke } from '../game/pen';
import type { Cell, Spot } from '../game/position';
import { type Size, cellNamed } from '../game/size';

export type { Spot };

export type Role = 'pattern' | 'further' | 'on' | 'off' | 'placed' | 'struck';
/** In the order in which a cell's name lists them. */
export const roles: readonly Role[] = ['placed', 'struck', 'pattern', 'further', 'on', 'off'];

export interface Arrow {
  from: Spot;
  to: Spot;
  kind: 'strong' | 'weak';
}
/** What a step lights. */
export interface Lit {
  /** Cells to look at. */
  look: ReadonlySet<number>;
  /** For each cell, the role of a digit. */
  roles: ReadonlyMap<number, ReadonlyMap<number, Role>>;
  arrows: readonly Arrow[];
}

export interface Shown {
  cells: readonly Cell[];
  /** What was drawn with the pen. */
  strokes: readonly Stroke[];
  /** Candidates of each cell, as sets; the marks are drawn among them. */
  candidates: readonly number[] | null;
  /** For each cell that conflicts, with which. */
  conflicts: ReadonlyMap<number, readonly number[]>;
  lit: Lit | null;
  /** For cells that differ between two solutions, the digit in each. */
  differing: ReadonlyMap<number, readonly [number, number]>;
  /** For each cell and digit of `candidates`, how strong it is, from 1 to 4; 0: as usual. */
  heat?: readonly (readonly number[])[];
  /** Cells in the fog: what is drawn there of the puzzle is hidden. */
  hidden?: ReadonlySet<number>;
  /** What else is to be said of a cell. */
  notes?: ReadonlyMap<number, string>;
}

/** "r3c4" → its cell's number. */
export const cellOf = (name: string, size: Size): number => cellNamed(name, size) ?? -1;
export const spotOf = ({ cell, digit }: StepCandidate, size: Size): Spot => ({ cell: cellOf(cell, size), digit });
