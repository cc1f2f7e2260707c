// What a text is read as.
import type { Puzzle } from './puzzle.js';
import type { CallOptions } from './solve.js';

export interface Parsed {
  puzzle: Puzzle;
  format: string;
  line: number;
  column: number;
  /** What the text says beside its puzzle: a line "name: value" for each header, then one of its fog. */
  comment: string;
}
/** What can't be read, in its place between the others. */
export interface Unreadable {
  error: { code: string; what: string; expected: string; message: string; packed?: readonly string[] };
  line: number;
  column: number;
}
export interface ParseOptions extends CallOptions {
  format?: string;
  shape?: string;
  /** Read a puzzle although it has rules that are not understood; its `ignored` names them.
   * Otherwise it is an error with the code "unsupported". */
  ignoreUnknown?: boolean;
  /** Stop after so many records (no limit). */
  most?: number;
}
