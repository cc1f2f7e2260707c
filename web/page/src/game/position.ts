// What stands on the board: a shape's name and its cells, as values that never change.
// Sets of digits are words with bit d − 1 for digit d, as in the engine's C interface.
import type { Puzzle } from 'dokushin';
import type { About } from './about';
import type { Fog } from './fog';
import type { Stroke } from './pen';
import { cellCount, sizeIn, sizeOf } from './size';

export interface Cell {
  readonly given: number;
  /** The player's digit; 0: none. */
  readonly digit: number;
  readonly corner: number;
  readonly centre: number;
  /** Candidates that the player has struck out. */
  readonly struck: number;
  /** A set of colours, with bit c − 1 for colour c. */
  readonly colours: number;
}

/** A digit in a cell: one that is placed, struck out or pointed at. */
export interface Spot {
  cell: number;
  digit: number;
}

export interface Position {
  readonly shape: string;
  /** The number of digits; the rest of the board's size follows from the shape's name (size.ts). */
  readonly side: number;
  /** Digits that are typed become givens. */
  readonly entering: boolean;
  readonly cells: readonly Cell[];
  /** What was drawn with the pen (pen.ts); absent where nothing was. */
  readonly pen?: readonly Stroke[];
  /** What the puzzle's document says of it; absent where it says nothing. */
  readonly about?: About;
  /** What hides cells until they are lit; absent where nothing does. */
  readonly fog?: Fog;
}

/** What the document of a puzzle says beside it. */
export type Beside = Pick<Position, 'about' | 'fog'>;

export const blankCell: Cell = { given: 0, digit: 0, corner: 0, centre: 0, struck: 0, colours: 0 };
export const colours = 9;

export function emptyPosition(shape: string, side: number): Position {
  return { shape, side, entering: true, cells: Array<Cell>(cellCount(sizeOf({ shape, side }))).fill(blankCell) };
}

export const maskOf = (digits: readonly number[]) => digits.reduce((mask, digit) => mask | (1 << (digit - 1)), 0);
export const has = (mask: number, digit: number) => (mask & (1 << (digit - 1))) !== 0;
export function digitsOf(mask: number): number[] {
  const digits = [];
  for (let digit = 1; mask >> (digit - 1); digit++) if (has(mask, digit)) digits.push(digit);
  return digits;
}

export const shownDigit = (cell: Cell) => cell.given || cell.digit;

const alphabet = '123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** As links and the library of games write digits: counted from 1, whatever their values are (size.ts). */
export const digitText = (digit: number) => alphabet[digit - 1] ?? '?';
/** 0 if no digit of such a board is written so. */
export function digitOf(text: string, side: number): number {
  const digit = alphabet.indexOf(text.toUpperCase()) + 1;
  return text.length === 1 && digit <= side ? digit : 0;
}

/** Givens as one text, a character a cell; "." for none. */
export const givensText = (givens: readonly number[]) => givens.map((given) => (given ? digitText(given) : '.')).join('');

/** The puzzle that somebody plays, whatever they have placed: its shape and its givens. */
export const puzzleName = (shape: string, givens: readonly number[]) => `${shape} ${givensText(givens)}`;
/** Names of positions that were asked for: each key asks for several. */
const names = new WeakMap<Position, string>();
export function nameOf(position: Position): string {
  const known = names.get(position);
  if (known !== undefined) return known;
  const name = puzzleName(position.shape, position.cells.map(({ given }) => given));
  names.set(position, name);
  return name;
}

/** The position alone, without what a document says of its puzzle. */
export const withoutDocument = ({ about: _, fog: __, ...position }: Position): Position => position;

const blank: (keyof Cell)[] = ['digit', 'corner', 'centre', 'struck', 'colours'];
/** Whether somebody did anything to it, be it only a colour or a line. */
export const isPlayed = ({ cells, pen }: Position) => pen !== undefined || cells.some((cell) => blank.some((key) => cell[key] !== 0));
export const hasGivens = ({ cells }: Position) => cells.some(({ given }) => given !== 0);

/** A puzzle of the engine's. Candidates that it states are centre marks, to be seen; and what it
 * leaves out is struck out, once the engine has told which there would be: `open`. A cell of which it states all
 * candidates has no marks. */
export function fromPuzzle(puzzle: Puzzle, open?: readonly (readonly number[])[]): Position {
  const side = sizeIn(puzzle.shape, puzzle.givens.length)?.side ?? 0;
  const cells = puzzle.givens.map((given, index) => {
    const digit = puzzle.placed?.[index] ?? 0;
    const candidates = puzzle.candidates?.[index];
    const stated = given || digit || candidates?.length === side ? undefined : candidates;
    const centre = maskOf(stated ?? []);
    const struck = stated && open ? maskOf(open[index]!) & ~centre : 0;
    return given || digit || centre || struck ? { ...blankCell, given, digit, centre, struck } : blankCell;
  });
  return { shape: puzzle.shape, side, entering: false, cells };
}

export function toPuzzle(position: Position): Puzzle {
  const puzzle: Puzzle = { shape: position.shape, givens: position.cells.map(({ given }) => given) };
  // A given that fog hides may have a digit of the player's.
  const placed = position.cells.map(({ given, digit }) => (given ? 0 : digit));
  if (placed.some(Boolean)) puzzle.placed = placed;
  return puzzle;
}

/** The digits that stand, as a puzzle of their own: what the live check asks about. */
export const asGivens = (position: Position): Puzzle => ({
  shape: position.shape,
  givens: position.cells.map(shownDigit),
});
