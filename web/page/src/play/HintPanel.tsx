// The hint: one button that goes from stage to stage, and what has been told so far.
import { useEffect, useRef } from 'preact/hooks';
import { nameOfStep } from '../step/name';
import { StepRating } from '../step/StepRating';
import { StepText } from '../step/StepText';
import type { Walk } from '../step/useWalk';
import { coachWords } from '../words/coach';
import { useWords } from '../words/language';
import { type PlayWords, playWords } from '../words/play';
import { Missed } from './Missed';
import { OpenList } from './OpenList';
import type { Hinting } from './useHint';
import type { OpenFinding } from './useOpenSteps';

/** What the one button does now. */
function next({ hint, ask, further }: Hinting, apply: () => void, words: PlayWords['hint']): [string, () => void] {
  if (hint.state !== 'shown') return [words.ask, ask];
  if (hint.stage === 1) return [words.name, further];
  return hint.stage === 2 ? [words.all, further] : [words.apply, apply];
}

function Told({ hinting, walk, select }: Pick<Props, 'hinting' | 'walk' | 'select'>) {
  const words = useWords(playWords);
  const coach = useWords(coachWords);
  const { hint } = hinting;
  if (hint.state === 'looking') return <p>{words.hint.looking}</p>;
  if (hint.state === 'nothing') {
    if (hint.why !== 'own' && hint.why !== 'whips') return <p>{words.hint[hint.why]}</p>;
    const { stuck, beyond } = coach[hint.why];
    return (
      <>
        <p>{stuck}</p>
        <button onClick={hinting.askBeyond}>{beyond}</button>
      </>
    );
  }
  if (hint.state === 'missed') return <Missed cells={hint.cells} select={select} />;
  if (hint.state === 'applied') return <p>{words.hint.applied(hint.result)}</p>;
  if (hint.state !== 'shown') return null;
  const { step, stage } = hint;
  return (
    <>
      <p>{step.where}</p>
      {stage >= 2 && (
        <p>
          {words.hint.technique(nameOfStep(step))} <StepRating step={step} />
        </p>
      )}
      {stage === 3 && <StepText step={step} words={words} walk={walk} linked />}
    </>
  );
}

/** On a small screen what was just told may stand below its edge. */
function useInSight({ hint }: Hinting) {
  const told = useRef<HTMLDivElement>(null);
  const what = hint.state === 'shown' ? hint.stage : hint.state;
  useEffect(() => {
    if (what === 'none' || what === 'looking') return;
    const words = told.current?.querySelectorAll('p');
    words?.[words.length - 1]?.scrollIntoView({ block: 'nearest' });
  }, [what]);
  return told;
}

interface Props {
  hinting: Hinting;
  opening: OpenFinding;
  walk: Walk;
  apply: () => void;
  /** Shows cells on the board. */
  select: (cells: number[]) => void;
}

export function HintPanel({ hinting, opening, walk, apply, select }: Props) {
  const words = useWords(playWords);
  const coach = useWords(coachWords);
  const [label, act] = next(hinting, apply, words.hint);
  const { state } = hinting.hint;
  const told = useInSight(hinting);
  return (
    <section class="panel hint-panel" aria-labelledby="hint-title">
      <h2 id="hint-title">{words.hint.title}</h2>
      <div class="buttons">
        <button class="primary" onClick={act} disabled={state === 'looking'}>
          {label}
        </button>
        {(state === 'looking' || state === 'shown') && (
          <button onClick={hinting.close}>{state === 'looking' ? words.hint.cancel : words.hint.close}</button>
        )}
        {(state === 'none' || state === 'applied') && opening.open.state !== 'looking' && <button onClick={opening.ask}>{coach.open.ask}</button>}
      </div>
      <div ref={told} aria-live="polite" aria-busy={state === 'looking'}>
        <Told hinting={hinting} walk={walk} select={select} />
      </div>
      {state !== 'shown' && state !== 'looking' && <OpenList opening={opening} show={hinting.show} select={select} />}
    </section>
  );
}
