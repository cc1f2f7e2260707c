// A row is a puzzle of a collection, as small as it can be: there may be hundreds of thousands of them.
import type { Parsed, Puzzle, Status, Unreadable } from 'dokushin';
import { puzzleOf as puzzleOfLine } from '../fresh/puzzle';
import { givensText } from '../game/position';
import { sizeIn } from '../game/size';

export interface Row {
  /** Its text begins in this line, from 1. */
  line: number;
  shape: string;
  /** They are written as puzzleName() does. */
  givens: string;
  /** So many givens there are. */
  clues: number;
  comment: string;
  /** Null says that the engine was not asked yet. */
  status: Status | null;
  /** This is on Sudoku Explainer's scale; null if it was not rated. */
  rating: number | null;
  /** A text that holds more than givens has its whole puzzle here. */
  puzzle?: Puzzle;
}

export interface Found {
  rows: Row[];
  unreadable: Unreadable[];
}

const isGiven = (character: string | undefined) => character !== '.' && character !== '0';

function countGivens(givens: string): number {
  let count = 0;
  for (let at = 0; at < givens.length; at++) if (isGiven(givens[at])) count++;
  return count;
}

/** Makes a row of 81 characters, which are a usual board. */
export function plainRow(text: string, line: number, comment: string): Row {
  const givens = text.includes('0') ? text.replaceAll('0', '.') : text;
  return { line, shape: '9x9', givens, clues: countGivens(givens), comment, status: null, rating: null };
}

export function rowOf({ puzzle, line, comment }: Parsed): Row {
  const givens = givensText(puzzle.givens);
  const row: Row = { line, shape: puzzle.shape, givens, clues: countGivens(givens), comment, status: null, rating: null };
  if (puzzle.placed || puzzle.candidates || puzzle.ignored) row.puzzle = puzzle;
  return row;
}

/** Returns the name that puzzleName() gives the puzzle. */
export const nameOfRow = ({ shape, givens }: Row) => `${shape} ${givens}`;

export const puzzleOf = (row: Row): Puzzle => row.puzzle ?? puzzleOfLine(row);

/** The engine reads boards that are larger than this page can show. */
function refuseUnseen(its: Parsed | Unreadable): Parsed | Unreadable {
  if ('error' in its) return its;
  if (sizeIn(its.puzzle.shape, its.puzzle.givens.length)) return its;
  const { line, column } = its;
  return { error: { code: 'too_large', what: '', expected: '', message: '' }, line, column };
}

/** Sorts what the engine read. `before` lines stand before the text that it was given. */
export function foundIn(records: readonly (Parsed | Unreadable)[], before = 0): Found {
  const found: Found = { rows: [], unreadable: [] };
  for (const record of records) {
    const its = refuseUnseen(record);
    const line = its.line + before;
    if ('error' in its) found.unreadable.push({ ...its, line });
    else found.rows.push(rowOf({ ...its, line }));
  }
  return found;
}
