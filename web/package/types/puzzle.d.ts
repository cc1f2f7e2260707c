// Puzzles, boards, and the drawing of their rules.

/** A puzzle as the calls return it. Plain data: it can be stored and sent to workers. */
export interface Puzzle {
  /** "9x9", "3x4", "9x9+diagonals", "jigsaw:AAB…", "grid:6x8" */
  shape: string;
  /** One digit (0: blank) a cell. */
  givens: number[];
  /** A player's digits, one (0: none) a cell; none on a given. */
  placed?: number[];
  /** The candidates that a player states, a list of digits a cell (empty for given cells). */
  candidates?: number[][];
  /** The objects of its document whose rules were not understood, if there are some and it was parsed
   * with `ignoreUnknown`. The document's puzzle may have other solutions, then. */
  ignored?: string[];
}

/** Text in any format that the library reads, a puzzle, or digits in rows or in one list. */
export type PuzzleLike = string | Puzzle | readonly number[] | readonly (readonly number[])[];

export type HouseKind = 'row' | 'column' | 'box' | 'region' | 'diagonal' | 'window' | 'disjoint group' | 'centre dot';
export interface House {
  /** "row 1", "diagonal 2" */
  name: string;
  kind: HouseKind;
  /** Counts from 1 among the houses of its kind. */
  ordinal: number;
  cells: number[];
}

export interface ShapeFacts {
  shape: string;
  /** The number of digits; a square board has as many rows and columns. */
  side: number;
  rows: number;
  columns: number;
  /** The value of the first digit. */
  lowest: number;
  /** Cells outside the grid, which follow its own. */
  variables: number;
  /** 0 for a jigsaw. */
  boxRows: number;
  boxColumns: number;
  /** The rules besides rows, columns and boxes or regions, in words: "anti-knight", "cage 15 r1c1 r1c2". */
  rules: string[];
  /** The box or region of each cell, from 0; 65535 for a variable. */
  regions: number[];
  /** "row 1", "box 9", "diagonal 2"; their cells ascend. */
  houses: House[];
}

/** A stroke, area or text of a drawing. */
export interface Figure {
  /** A path is round at its corners and ends; a disc lies about its only point, and a text is centred at
   * it, in height from the baseline to a digit's top. */
  kind: 'path' | 'polygon' | 'disc' | 'text';
  /** From the upper left corner of the board, to the right and down; a cell is 1 wide and high. */
  points: { x: number; y: number }[];
  /** A disc's radius, a text's font size. */
  size: number;
  /** Of a path, or of an area's outline. */
  width: number;
  /** "#rrggbb": an area's or a text's; null for an outline alone. */
  fill: string | null;
  /** "#rrggbb": a path's or an outline's. */
  stroke: string;
  dashed: boolean;
  text: string;
}

/** The drawing of a board's rules; of each list, earlier figures lie below later ones. */
export interface Drawing {
  /** Below the board's lines. */
  below: Figure[];
  /** Above them, below digits. */
  above: Figure[];
  /** Some stand beside the board, within a cell's width from it. */
  hasMargin: boolean;
  /** What belongs in words to the drawing: the names of drawn rules, each once; rules of the whole board;
   * and rules without a figure. */
  words: string[];
}
