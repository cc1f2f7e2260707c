// Puzzles in pictures: photographs of a page, scans, pictures of a screen.
import type { Puzzle } from './puzzle.js';

/** Pixels: rows from the top, in each row pixels from the left. ImageData is such a picture. */
export interface Pixels {
  data: ArrayBufferView | readonly number[];
  width: number;
  height: number;
  /** 1: grey, 3: red, green and blue, 4: with opacity last. 4 if it is left out. */
  channels?: 1 | 3 | 4;
}

export interface PhotoOptions {
  /** Digits that are written by hand become placed digits; otherwise they are left out. */
  handwritten?: boolean;
}

/** What is seen in a cell. */
export interface PhotoCell {
  /** The digit of the reading, or 0. */
  digit: number;
  /** The reading may be wrong here. */
  isDoubtful: boolean;
  /** The solver preferred another digit than is likeliest. */
  isChanged: boolean;
  /** The probability that the digit is written by hand. */
  handwritten: number;
  /** That of blank, and of the digits 1 to 9. */
  probabilities: number[];
}

/** A grid that was found in a picture. */
export interface PhotoGrid {
  puzzle: Puzzle;
  /** It is a proper puzzle, no cell is doubtful, and the grid's lines are seen well. */
  isSure: boolean;
  /** The puzzle has exactly one solution. */
  isUnique: boolean;
  /** It has cages, which are not read. */
  hasUnreadRules: boolean;
  /** Other readings that are proper puzzles, likelier ones first. */
  alternatives: Puzzle[];
  /** Where the lines cross, rows from the top, in pixels of the picture. */
  crossings: { x: number; y: number }[];
  cells: PhotoCell[];
}
