// What assistive technology says of a cell: all that can be seen in it.
import { digitText, digitsOf } from '../game/position';
import type { PlayWords } from '../words/play';
import { type Shown, roles } from './PlayBoardData';

const texts = (digits: readonly number[]) => digits.map(digitText);

/** "row 3 column 4" */
export function placeName(words: PlayWords, cell: number, side: number): string {
  return words.board.cell(Math.floor(cell / side) + 1, (cell % side) + 1);
}

function contentNames(words: PlayWords, shown: Shown, index: number): string[] {
  const cell = shown.cells[index]!;
  if (cell.given) return [words.board.given(digitText(cell.given))];
  if (cell.digit) return [words.board.digit(digitText(cell.digit))];
  const names = [words.board.empty];
  if (shown.candidates) names.push(words.board.candidates(texts(digitsOf(shown.candidates[index]!))));
  if (cell.corner) names.push(words.board.corner(texts(digitsOf(cell.corner))));
  if (cell.centre) names.push(words.board.centre(texts(digitsOf(cell.centre))));
  else if (cell.struck && !shown.candidates) names.push(words.board.struckOut(texts(digitsOf(cell.struck))));
  return names;
}

function litNames(words: PlayWords, shown: Shown, index: number): string[] {
  const names = [];
  if (shown.lit?.look.has(index)) names.push(words.board.look);
  const lit = shown.lit?.roles.get(index);
  for (const role of lit ? roles : []) {
    const digits = [...lit!].filter(([, its]) => its === role).map(([digit]) => digit);
    if (digits.length) names.push(words.board.roles[role](texts(digits.sort((a, b) => a - b))));
  }
  return names;
}

/** "row 3 column 4, empty, candidates 2 5" */
export function cellName(words: PlayWords, shown: Shown, index: number, side: number, penned: readonly string[] = [], foggy = ''): string {
  const inFog = foggy && shown.hidden?.has(index) ? [foggy] : [];
  const names = [placeName(words, index, side), ...contentNames(words, shown, index), ...inFog, ...litNames(words, shown, index), ...penned];
  // Regions that are painted have more colours than a player; their notes name them.
  const painted = digitsOf(shown.cells[index]!.colours).flatMap((colour) => words.board.colours[colour - 1] ?? []);
  if (painted.length) names.push(words.board.colour(painted.join(words.board.join)));
  const conflicts = shown.conflicts.get(index);
  if (conflicts) names.push(words.board.conflicts(conflicts.map((cell) => placeName(words, cell, side))));
  const differing = shown.differing.get(index);
  if (differing) names.push(words.board.differs(digitText(differing[0]), digitText(differing[1])));
  const note = shown.notes?.get(index);
  if (note) names.push(note);
  return names.join(words.board.join);
}
