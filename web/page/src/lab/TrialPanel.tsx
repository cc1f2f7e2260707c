// The cell under trial: each digit that was looked at, and the house and the peer that forbid it.
import type { Forbidden, ShapeFacts, TraceEvent } from 'dokushin';
import { cellName, valueText } from '../game/size';
import { type LabWords, labWords } from '../words/lab';
import { useWords } from '../words/language';
import { houseName, playWords } from '../words/play';
import type { Method } from './methods';
import type { TriedDigit } from './trial';
import type { ShownTrial } from './useTrial';

interface Props {
  shown: ShownTrial | null;
  facts: ShapeFacts | null;
  method: Method;
  tooFast: boolean;
  /** What happened last. */
  last: TraceEvent | undefined;
}

/** Why no digits are listed. */
function nothingListed({ tooFast, last }: Props, words: LabWords): string {
  if (last?.kind === 'solved' || last?.kind === 'exhausted') return words.over;
  if (tooFast) return words.tooFast;
  return last ? words.nothingTried : words.noReasons;
}

export function TrialPanel(props: Props) {
  const { shown, facts, method } = props;
  const words = useWords(labWords);
  if (!shown || !facts) {
    return (
      <section class="trial">
        <h4>{words.noTrial}</h4>
        <p>{nothingListed(props, words)}</p>
      </section>
    );
  }
  const { trial } = shown;
  return (
    <section class="trial">
      <h4>{words.trial(cellName(trial.cell, facts))}</h4>
      <ul>
        {trial.digits.slice(0, shown.shown).map((tried) => (
          <TriedRow key={tried.digit} tried={tried} facts={facts} method={method} />
        ))}
      </ul>
      {trial.stuck && shown.shown > trial.digits.length && <p class="stuck">{words.stuck}</p>}
    </section>
  );
}

const signs = { forbidden: '✕', failed: '↩', placed: '✓', open: '○' };

function TriedRow({ tried, facts, method }: { tried: TriedDigit; facts: ShapeFacts; method: Method }) {
  const words = useWords(labWords);
  const houses = useWords(playWords);
  const { why, outcome } = tried;
  const forbiddenBy = ({ house, peer }: Forbidden) => {
    const its = house === null ? undefined : facts.houses[house];
    const cell = cellName(peer, facts);
    return its ? words.forbidden(houseName(houses, its), cell) : words.breaksARule(cell);
  };
  const reason = {
    forbidden: () => forbiddenBy(why!),
    failed: () => (method === 'backtrack' ? words.failedBefore : words.ruledOut),
    placed: () => words.placedHere,
    open: () => words.open,
  }[outcome]();
  return (
    <li class={`tried-${outcome}`}>
      <b>{valueText(tried.digit, facts)}</b> <span aria-hidden="true">{signs[outcome]}</span> {reason}
    </li>
  );
}
