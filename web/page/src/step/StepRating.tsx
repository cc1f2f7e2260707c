// How hard a step is: its number on Sudoku Explainer's scale, or, where that has none, its level and points.
import type { Step } from 'dokushin';
import { useWords } from '../words/language';
import { playWords } from '../words/play';

export function StepRating({ step: { rating, hodoku } }: { step: Step }) {
  const { hint, rating: scale } = useWords(playWords);
  if (rating !== null) return <span class="rating">{hint.rating(rating.toFixed(1))}</span>;
  if (!hodoku) return null;
  return <span class="rating">{scale.score(scale.levels[hodoku.level] ?? hodoku.level, String(hodoku.points))}</span>;
}
