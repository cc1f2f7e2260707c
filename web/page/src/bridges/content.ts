// Who shares a game chooses what goes along: the givens alone, the player's digits, or marks as well; colours and what
// was drawn with the pen are marks.
import type { Puzzle } from 'dokushin';
import { type Cell, type Position, asGivens, blankCell, digitsOf } from '../game/position';

export const contents = ['givens', 'digits', 'marks'] as const;
export type Content = (typeof contents)[number];

const hasMarks = ({ corner, centre, struck }: Cell) => (corner | centre | struck) !== 0;

/** Tells whether there is anything that `marks` adds. */
const isMarked = ({ cells, pen }: Position) => pen !== undefined || cells.some((cell) => hasMarks(cell) || cell.colours !== 0);

/** Lists what there is to choose from; the givens are always there. */
export function contentsOf(position: Position): Content[] {
  const there = { givens: true, digits: position.cells.some(({ digit }) => digit), marks: isMarked(position) };
  return contents.filter((content) => there[content]);
}

/** Returns the position without what does not go along. */
export function positionWith(position: Position, content: Content): Position {
  if (content === 'marks') return position;
  const keep = ({ given, digit }: Cell): Cell => ({ ...blankCell, given, digit: content === 'digits' ? digit : 0 });
  const { pen: _, ...rest } = position;
  return { ...rest, cells: position.cells.map(keep) };
}

/** Returns a player's candidates. In each cell they are the centre marks; where there are none, the candidates that are
 * left (`open`, a list a cell) without those struck out. Corner marks are not among them: they tell places of a digit,
 * and not all digits of a cell. */
export function candidatesOf({ cells }: Position, open: readonly (readonly number[])[]): number[][] {
  return cells.map(({ given, digit, centre, struck }, cell) => {
    if (given || digit) return [];
    return centre ? digitsOf(centre & ~struck) : open[cell]!.filter((its) => !((struck >> (its - 1)) & 1));
  });
}

/** These formats tell a player's digits from givens. In the others all digits are givens. */
const tellApart = /^(sdk|ss|hodoku|rules|f-puzzles.*|sudokupad-link|scl.*|sudokumaker.*)$/;
export const tellsApart = (form: string): boolean => tellApart.test(form);

/** Makes a puzzle of what goes along, for one of the engine's formats. */
export function puzzleFor(position: Position, content: Content, form: string, open: readonly (readonly number[])[]): Puzzle {
  const { shape, cells } = position;
  const givens = cells.map(({ given }) => given);
  if (content === 'givens') return { shape, givens };
  const puzzle: Puzzle = asGivens(position);
  if (tellsApart(form) && cells.some(({ digit }) => digit)) {
    puzzle.givens = givens;
    // A given that fog hides may have a digit of the player's.
    puzzle.placed = cells.map(({ given, digit }) => (given ? 0 : digit));
  }
  if (content === 'marks' && cells.some(hasMarks)) puzzle.candidates = candidatesOf(position, open);
  return puzzle;
}
