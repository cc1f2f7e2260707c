// These sites open a puzzle by its address. The page asks them nothing before somebody follows the link.
import type { EngineWorker } from 'dokushin';
import { type Position, shownDigit } from '../game/position';
import type { Content } from './content';
import { write } from './formats';

export interface Site {
  name: string;
  /** Rejects where the site's address can't express the board. */
  address: (engine: EngineWorker, position: Position, content: Content) => Promise<string>;
}

/** Takes the first of these forms that can express the position; where none takes marks, the digits go along without
 * them. */
function by(...forms: string[]): Site['address'] {
  return async (engine, position, content) => {
    let failure: unknown;
    for (const its of content === 'marks' ? (['marks', 'digits'] as const) : [content]) {
      for (const form of forms) {
        try {
          return await write(engine, position, its, form);
        } catch (error) {
          failure ??= error;
        }
      }
    }
    throw failure;
  };
}

/** Serves sites that know the usual board alone, by its 81 digits with 0 for a blank. */
function by81(before: string, digitsToo: boolean): Site['address'] {
  return async (_, { shape, cells }, content) => {
    if (shape !== '9x9') throw new Error(shape);
    return before + cells.map((cell) => (digitsToo && content !== 'givens' ? shownDigit(cell) : cell.given)).join('');
  };
}

export const sites: readonly Site[] = [
  { name: 'SudokuPad', address: by('sudokupad-link', 'scl-link') },
  { name: 'SudokuWiki', address: by81('https://www.sudokuwiki.org/sudoku.htm?bd=', true) },
  // A digit in its address is a given there: of a puzzle to be played, no others go along.
  { name: 'sudoku.coach', address: by81('https://sudoku.coach/en/play/', false) },
  { name: 'f-puzzles', address: by('f-puzzles-link') },
  { name: 'SudokuMaker', address: by('sudokumaker-link') },
  { name: 'Interactive Sudoku Solver', address: by('iss-link') },
];
