// What assistive technology says of a cell: all that can be seen in it.
import { digitsOf } from '../game/position';
import { type Grid, type Size, valueText } from '../game/size';
import type { PlayWords } from '../words/play';
import { type Shown, roles } from './PlayBoardData';

const texts = (digits: readonly number[], size: Size) => digits.map((digit) => valueText(digit, size));

/** "row 3 column 4"; of a cell outside the grid, its name. */
export function placeName(words: PlayWords, cell: number, { rows, columns }: Grid): string {
  if (cell >= rows * columns) return words.board.outside(cell - rows * columns + 1);
  return words.board.cell(Math.floor(cell / columns) + 1, (cell % columns) + 1);
}

function contentNames(words: PlayWords, shown: Shown, index: number, size: Size): string[] {
  const cell = shown.cells[index]!;
  if (cell.given) return [words.board.given(valueText(cell.given, size))];
  if (cell.digit) return [words.board.digit(valueText(cell.digit, size))];
  const names = [words.board.empty];
  if (shown.candidates) names.push(words.board.candidates(texts(digitsOf(shown.candidates[index]!), size)));
  if (cell.corner) names.push(words.board.corner(texts(digitsOf(cell.corner), size)));
  if (cell.centre) names.push(words.board.centre(texts(digitsOf(cell.centre), size)));
  else if (cell.struck && !shown.candidates) names.push(words.board.struckOut(texts(digitsOf(cell.struck), size)));
  return names;
}

function litNames(words: PlayWords, shown: Shown, index: number, size: Size): string[] {
  const names = [];
  if (shown.lit?.look.has(index)) names.push(words.board.look);
  const lit = shown.lit?.roles.get(index);
  for (const role of lit ? roles : []) {
    const digits = [...lit!].filter(([, its]) => its === role).map(([digit]) => digit);
    if (digits.length) names.push(words.board.roles[role](texts(digits.sort((a, b) => a - b), size)));
  }
  return names;
}

/** "row 3 column 4, empty, candidates 2 5" */
export function cellName(words: PlayWords, shown: Shown, index: number, size: Size, penned: readonly string[] = [], foggy = ''): string {
  const inFog = foggy && shown.hidden?.has(index) ? [foggy] : [];
  const names = [placeName(words, index, size), ...contentNames(words, shown, index, size), ...inFog, ...litNames(words, shown, index, size), ...penned];
  // Regions that are painted have more colours than a player; their notes name them.
  const painted = digitsOf(shown.cells[index]!.colours).flatMap((colour) => words.board.colours[colour - 1] ?? []);
  if (painted.length) names.push(words.board.colour(painted.join(words.board.join)));
  const conflicts = shown.conflicts.get(index);
  if (conflicts) names.push(words.board.conflicts(conflicts.map((cell) => placeName(words, cell, size))));
  const differing = shown.differing.get(index);
  if (differing) names.push(words.board.differs(valueText(differing[0], size), valueText(differing[1], size)));
  const note = shown.notes?.get(index);
  if (note) names.push(note);
  return names.join(words.board.join);
}
