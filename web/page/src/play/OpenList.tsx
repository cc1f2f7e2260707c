// The techniques that apply to the player's board: names and numbers first, a place on request.
import type { Step } from 'dokushin';
import { coachWords } from '../words/coach';
import { useWords } from '../words/language';
import { playWords } from '../words/play';
import type { OpenFinding } from './useOpenSteps';

interface Props {
  opening: OpenFinding;
  /** Leads to the hint of a step. */
  show: (step: Step) => void;
}

export function OpenList({ opening: { open, close }, show }: Props) {
  const words = useWords(coachWords).open;
  const { hint } = useWords(playWords);
  if (open.state === 'none') return null;
  if (open.state === 'failed') return <p role="status">{hint.none}</p>;
  const { state, found, stale } = open;
  return (
    <section class="open-steps" aria-label={words.title}>
      <p role="status" class="faint">
        {state === 'looking' && words.looking}
        {state === 'done' && (found.length ? words.title : words.none)}
      </p>
      {stale > 0 && <p>{words.digits(stale)}</p>}
      <ul>
        {found.map(({ technique, name, count, step }) => (
          <li key={technique}>
            <span>{words.count(name, count)}</span>
            <button aria-label={`${name}: ${words.where}`} onClick={() => (close(), show(step))}>
              {words.where}
            </button>
          </li>
        ))}
      </ul>
      {state === 'looking' && <button onClick={close}>{hint.cancel}</button>}
    </section>
  );
}
