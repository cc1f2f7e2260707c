// How hard a step is: its number on Sudoku Explainer's scale, or, where that has none, its level and points.
import type { Step } from 'dokushin';
import { useWords } from '../words/language';
import { playWords } from '../words/play';

export function StepRating({ step: { rating, hodoku } }: { step: Step }) {
  const { hint, rating: scale } = useWords(playWords);
  const text = rating === null ? scale.score(scale.levels[hodoku.level] ?? hodoku.level, String(hodoku.points)) : hint.rating(rating.toFixed(1));
  return <span class="rating">{text}</span>;
}
