// What assistive technology says of the strokes of a cell.
import { type Stroke, cellsOf, isLetters, isLine } from '../game/pen';
import { useWords } from '../words/language';
import { letterWords } from '../words/letters';
import { penWords } from '../words/pen';
import type { PlayWords } from '../words/play';
import { placeName } from './PlayBoardNames';
import type { Grid } from '../game/size';
import { otherEnd, sideOf } from './penInput';

type Words = (typeof penWords)['en'] & Pick<(typeof letterWords)['en'], 'letters'>;

/** The words of strokes, and those of letters. */
const all = { en: { ...penWords.en, ...letterWords.en }, ja: { ...penWords.ja, ...letterWords.ja }, zh: { ...penWords.zh, ...letterWords.zh } };
export const usePenWords = (): Words => useWords(all);

function nameOf(stroke: Stroke, cell: number, words: PlayWords, pen: Words, grid: Grid): string {
  if (isLetters(stroke)) return pen.letters(stroke.text);
  if (isLine(stroke) && stroke.x % 2) return pen.line(placeName(words, otherEnd(stroke, cell, grid), grid));
  const side = sideOf(stroke, cell, grid);
  if (isLine(stroke)) return pen.edge(pen.sides[side ?? 'top']);
  const what = stroke.kind === 'dot' ? pen.dot : pen.cross;
  return side ? pen.onEdge(what, pen.sides[side]) : what;
}

/** For each cell that strokes touch, their names. */
export function penNames(words: PlayWords, pen: Words, strokes: readonly Stroke[], grid: Grid): Map<number, string[]> {
  const names = new Map<number, string[]>();
  for (const stroke of strokes) {
    for (const cell of cellsOf(stroke, grid.columns, grid.rows)) names.set(cell, [...(names.get(cell) ?? []), nameOf(stroke, cell, words, pen, grid)]);
  }
  return names;
}
