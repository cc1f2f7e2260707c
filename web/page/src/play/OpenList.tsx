// The techniques that apply to the player's board: names and numbers first, a place on request.
import type { Step } from 'dokushin';
import { coachWords } from '../words/coach';
import { useWords } from '../words/language';
import { playWords } from '../words/play';
import { Missed } from './Missed';
import type { OpenFinding } from './useOpenSteps';

interface Props {
  opening: OpenFinding;
  /** Leads to the hint of a step. */
  show: (step: Step) => void;
  /** Shows cells on the board. */
  select: (cells: number[]) => void;
}

export function OpenList({ opening: { open, close }, show, select }: Props) {
  const words = useWords(coachWords).open;
  const { hint } = useWords(playWords);
  if (open.state === 'none') return null;
  if (open.state === 'nothing') return <p role="status">{hint[open.why]}</p>;
  if (open.state === 'missed') return <div role="status"><Missed cells={open.cells} select={select} /></div>;
  const { state, found, stale } = open;
  return (
    <section class="open-steps" aria-label={words.title}>
      <p role="status" class="faint">
        {state === 'looking' && words.looking}
        {state === 'done' && (found.length ? words.title : words.none)}
      </p>
      {stale.count > 0 && <p>{(stale.ruled ? words.excluded : words.digits)(stale.count)}</p>}
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
