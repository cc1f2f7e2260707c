// In the place of the title: that the board shows a step of the path or a solution, and the way back.
import { lookingWords } from '../words/looking';
import { useWords } from '../words/language';
import { playWords } from '../words/play';
import './looking.css';

interface Props {
  /** From 0; null: the board shows a solution. */
  step: number | null;
  count: number;
  leave: () => void;
}

export function LookingRow({ step, count, leave }: Props) {
  const words = useWords(lookingWords);
  const { path } = useWords(playWords);
  return (
    <div class="title-row looking-row">
      <p role="status">{step === null ? words.solution : words.step(step + 1, count)}</p>
      <button onClick={leave}>{path.leave}</button>
    </div>
  );
}
