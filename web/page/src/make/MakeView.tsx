// Where puzzles are made and printed.
import { useEffect } from 'preact/hooks';
import type { Puzzle } from 'dokushin';
import type { Part } from '../route/route';
import { useErrorText } from '../engine/told';
import { Ways } from '../route/Ways';
import { useTechniques } from '../techniques/useTechniques';
import { useKeptState } from '../useKeptState';
import { makeWords } from '../words/make';
import { useLanguage, useWords } from '../words/language';
import { OrderForm } from './OrderForm';
import { keptOrder, usualOrder, withOwn } from './order';
import { PrintPanel } from './print/PrintPanel';
import { Results } from './Results';
import type { Outcome, Progress } from './maker';
import { useMaker } from './useMaker';
import './make.css';

interface Props {
  onPlay: (puzzle: Puzzle) => void;
  /** The puzzle that is being played: it can be printed, too. */
  played: Puzzle | null;
  active: boolean;
  go: (part: Part) => void;
  /** The board of the bench, if puzzles are to be made on it. */
  from: { shape: string; pattern: string } | null;
}

export function MakeView({ onPlay, played, active, go, from }: Props) {
  const words = useWords(makeWords);
  const [order, setOrder] = useKeptState('make.order', usualOrder, keptOrder);
  const maker = useMaker();
  useEffect(() => {
    if (from) setOrder(withOwn(order, from.shape, from.pattern));
  }, [from]);
  const techniques = useTechniques();
  const outcome = useOutcomeText(maker.outcome);
  const start = (event: Event) => {
    event.preventDefault();
    maker.start(order);
  };
  return (
    <div class="make">
      {active && <Ways part="make" go={go} />}
      <h2>{words.title}</h2>
      <p>{words.intro}</p>
      <form onSubmit={start}>
        <OrderForm order={order} techniques={techniques} change={(to) => (setOrder(to), maker.forget())} />
        <div class="make-do">
          {maker.progress ? (
            <button type="button" key="cancel" onClick={maker.cancel}>
              {words.cancel}
            </button>
          ) : (
            <button type="submit" key="make" class="primary">
              {words.make}
            </button>
          )}
          <ProgressLine progress={maker.progress} />
          <p class="make-status" role="status">{outcome}</p>
        </div>
      </form>
      <Results made={maker.made} onPlay={onPlay} remove={maker.remove} removed={maker.removed} />
      <PrintPanel made={maker.made.map((one) => ({ ...one, givens: one.puzzle.givens }))} played={played} active={active} />
    </div>
  );
}

function ProgressLine({ progress }: { progress: Progress | null }) {
  const words = useWords(makeWords);
  const language = useLanguage();
  if (!progress) return null;
  const text = words.progress(
    ...([progress.done, progress.wanted, progress.attempts].map((number) => number.toLocaleString(language)) as [string, string, string]),
  );
  return (
    <label class="make-progress">
      <progress max={progress.wanted} value={progress.done} />
      <span>{text}</span>
    </label>
  );
}

function useOutcomeText(outcome: Outcome | null): string {
  const words = useWords(makeWords);
  const error = useErrorText(outcome && typeof outcome === 'object' ? outcome.error : null);
  if (!outcome) return '';
  if (outcome === 'swapped') return words.error(words.swapped);
  return typeof outcome === 'string' ? words.outcome[outcome] : error && words.error(error);
}
