// The hardest step of a path, in the place of a rating: no scale rates a board with cages or lines as a whole.
import type { PathStep } from 'dokushin';
import { useWords } from '../words/language';
import { playWords } from '../words/play';

export function HardestStep({ steps }: { steps: readonly PathStep[] }) {
  const words = useWords(playWords).rating;
  const points = (step: PathStep) => step.hodoku?.points ?? 0;
  const { name, hodoku } = steps.reduce((hardest, step) => (points(step) > points(hardest) ? step : hardest));
  if (!hodoku) return null;
  return (
    <dl class="ratings">
      <dt>{words.hardestStep}</dt>
      <dd>
        {name} ({words.score(words.levels[hodoku.level] ?? hodoku.level, String(hodoku.points))})
      </dd>
    </dl>
  );
}
