// The solution path: a list of steps, each a button that shows its step on the board.
import type { PathStep } from 'dokushin';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { useItems } from '../design/useItems';
import { useMedia } from '../design/useMedia';
import type { Position } from '../game/position';
import { hasRules } from '../game/rules';
import { nameOfStep } from '../step/name';
import { StepRating } from '../step/StepRating';
import { StepText } from '../step/StepText';
import type { Walk } from '../step/useWalk';
import { coachWords } from '../words/coach';
import { useWords } from '../words/language';
import { pathStartWords } from '../words/path-start';
import { playWords } from '../words/play';
import { beside } from './Drawer';
import { HardestStep } from './HardestStep';
import { Missed } from './Missed';
import { PathBasis, PathButtons } from './PathStart';
import { RatingPlace, RatingScale } from './RatingScale';
import type { PathFinding } from './usePath';

interface Props {
  finding: PathFinding;
  position: Position;
  /** The step that the board shows. */
  step: number | null;
  setStep: (step: number | null) => void;
  walk: Walk;
  side: number;
  /** Shows cells on the board. */
  select: (cells: number[]) => void;
}

function Steps({ steps, step, setStep }: { steps: readonly PathStep[]; step: number | null; setStep: (to: number) => void }) {
  const { path: words, rating: { levels } } = useWords(playWords);
  const { list, onKey } = useItems<HTMLOListElement>(step, steps.length, (next) => {
    setStep(next);
    list.current?.querySelectorAll('button')[next]?.focus({ preventScroll: true });
  });
  return (
    <ol class="steps" ref={list} aria-label={words.list} onKeyDown={onKey}>
      {steps.map((its, index) => (
        <li key={index}>
          <button aria-current={index === step ? 'step' : undefined} onClick={() => setStep(index)}>
            <span class="number">{index + 1}</span>
            <span class="technique">{nameOfStep(its)}</span>
            <span class="points">{its.rating?.toFixed(1) ?? (its.hodoku && (levels[its.hodoku.level] ?? its.hodoku.level))}</span>
            <span class="result">{its.result}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}

function Detail({ steps, step, setStep, walk }: Pick<Props, 'setStep' | 'walk'> & { steps: readonly PathStep[]; step: number }) {
  const words = useWords(playWords);
  const detail = useRef<HTMLDivElement>(null);
  // It may lie beyond the edge of the drawer.
  useEffect(() => detail.current?.scrollIntoView({ block: 'nearest' }), [step]);
  const shown = steps[step];
  if (!shown) return null;
  return (
    <div class="detail" ref={detail}>
      <div class="buttons">
        <button onClick={() => setStep(step - 1)} disabled={step === 0}>
          {words.path.previous}
        </button>
        <button onClick={() => setStep(step + 1)} disabled={step + 1 === steps.length}>
          {words.path.next}
        </button>
      </div>
      <div aria-live="polite">
        <h3>
          {words.path.show(step + 1, steps.length, nameOfStep(shown))}
          <StepRating step={shown} />
        </h3>
        <StepText step={shown} words={words} walk={walk} linked />
      </div>
    </div>
  );
}

export function PathPanel({ finding, position, step, setStep, walk, side, select }: Props) {
  const words = useWords(playWords);
  const coach = useWords(coachWords);
  const start = useWords(pathStartWords);
  const { path } = finding;
  const { steps, ended } = path;
  const isRuled = hasRules(position.shape);
  const rates = !isRuled && path.from === 'start' && (path.state === 'working' || path.state === 'rating');
  const list = steps.length > 0 && <Steps key="list" steps={steps} step={step} setStep={setStep} />;
  const detail = step !== null && <Detail key="detail" steps={steps} step={step} setStep={setStep} walk={walk} />;
  // In a sheet over the keys the step comes first: below the list it would be out of sight.
  const isFirst = !useMedia(beside) && step !== null;
  const panel = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    // The list loses the focus where it moves in the document.
    if (isFirst && document.activeElement === document.body) panel.current?.querySelector<HTMLElement>('.steps [aria-current]')?.focus({ preventScroll: true });
  }, [isFirst]);
  return (
    <section ref={panel} class="panel path-panel" aria-labelledby="path-title">
      <h2 id="path-title" class={isFirst ? 'unseen' : ''}>{words.path.title}</h2>
      {isFirst && [detail, list]}
      <div class="buttons state">
        <PathButtons finding={finding} position={position} />
        {ended && <p class="faint">{words.path.steps(steps.length)}</p>}
        <p role="status" class="faint">
          {path.state === 'working' && (steps.length ? coach.found(steps.length) : words.path.working)}
          {path.state === 'rating' && !isRuled && words.rating.working}
          {path.state === 'cancelled' && words.path.cancelled}
          {path.state === 'notUnique' && (path.from === 'board' ? start.several : words.path.notUnique)}
          {path.obstacle?.state === 'nothing' && words.hint[path.obstacle.why]}
          {path.state === 'shape' && words.hint.shape}
          {path.state === 'failed' && words.faults.other}
          {ended?.gaveUp && words.path.gaveUp}
          {ended && !ended.solved && words.path.unsolved}
        </p>
      </div>
      <PathBasis path={path} position={position} />
      {path.obstacle?.state === 'missed' && <Missed cells={path.obstacle.cells} select={select} />}
      {isRuled && steps.length > 0 && <HardestStep steps={steps} />}
      {/* The rating's place is kept from the start: the steps must not move below the finger that presses one. */}
      {path.rating ? <RatingScale rating={path.rating} techniques={path.techniques} /> : rates && <RatingPlace side={side} techniques={path.techniques} />}
      {!isFirst && [list, detail]}
    </section>
  );
}
