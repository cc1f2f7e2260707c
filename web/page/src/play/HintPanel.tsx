// The hint: one button that goes from stage to stage, and what has been told so far.
import { useEffect, useRef } from 'preact/hooks';
import { useWords } from '../words/language';
import { type PlayWords, playWords } from '../words/play';
import { StepText } from './StepText';
import type { Hinting } from './useHint';

/** What the one button does now. */
function next({ hint, ask, further }: Hinting, apply: () => void, words: PlayWords['hint']): [string, () => void] {
  if (hint.state !== 'shown') return [words.ask, ask];
  if (hint.stage === 1) return [words.name, further];
  return hint.stage === 2 ? [words.all, further] : [words.apply, apply];
}

function Told({ hinting, select }: Pick<Props, 'hinting' | 'select'>) {
  const words = useWords(playWords);
  const { hint } = hinting;
  if (hint.state === 'looking') return <p>{words.hint.looking}</p>;
  if (hint.state === 'nothing') return <p>{words.hint[hint.why]}</p>;
  if (hint.state === 'missed') {
    return (
      <>
        <p>{words.hint.missed(hint.cells.length)}</p>
        <button onClick={() => select([...hint.cells])}>{words.hint.showMissed}</button>
      </>
    );
  }
  if (hint.state === 'applied') return <p>{words.hint.applied(hint.result)}</p>;
  if (hint.state !== 'shown') return null;
  const { step, stage } = hint;
  return (
    <>
      <p>{step.where}</p>
      {stage >= 2 && (
        <p>
          {words.hint.technique(step.name)} {step.rating !== null && <span class="rating">{words.hint.rating(step.rating.toFixed(1))}</span>}
        </p>
      )}
      {stage === 3 && <StepText step={step} words={words} />}
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
  apply: () => void;
  /** Shows cells on the board. */
  select: (cells: number[]) => void;
}

export function HintPanel({ hinting, apply, select }: Props) {
  const words = useWords(playWords);
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
      </div>
      <div ref={told} aria-live="polite" aria-busy={state === 'looking'}>
        <Told hinting={hinting} select={select} />
      </div>
    </section>
  );
}
