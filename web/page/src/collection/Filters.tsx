// Here somebody chooses which puzzles of a collection are shown, and in which order.
import { useId } from 'preact/hooks';
import { collectionWords } from '../words/collection';
import { useWords } from '../words/language';
import { type View, gameFilters, sorts, statusFilters, wholeView } from './order';

interface Props {
  view: View;
  setView: (view: View) => void;
}

interface ChoiceProps<T extends string> {
  label: string;
  value: T;
  of: readonly T[];
  words: Record<T, string>;
  choose: (value: T) => void;
}

function Choice<T extends string>({ label, value, of, words, choose }: ChoiceProps<T>) {
  const id = useId();
  return (
    <div class="filter">
      <label for={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => choose(event.currentTarget.value as T)}>
        {of.map((its) => (
          <option key={its} value={its}>
            {words[its]}
          </option>
        ))}
      </select>
    </div>
  );
}

interface LimitsProps {
  label: string;
  value: View['givens'];
  most: number;
  step: number;
  set: (value: View['givens']) => void;
}

function Limits({ label, value: [least, most], most: largest, step, set }: LimitsProps) {
  const words = useWords(collectionWords);
  const field = (its: number | null, name: string, put: (to: number | null) => void) => (
    <input type="number" inputMode="decimal" min={0} max={largest} step={step} aria-label={name} value={its ?? ''} onInput={({ currentTarget: { value } }) => put(value === '' ? null : Number(value))} />
  );
  return (
    <div class="filter limits" role="group" aria-label={label}>
      <span aria-hidden="true">{label}</span>
      <span class="limits-fields">
        {field(least, words.least(label), (to) => set([to, most]))}
        <span aria-hidden="true">–</span>
        {field(most, words.most(label), (to) => set([least, to]))}
      </span>
    </div>
  );
}

const isWhole = (view: View) => JSON.stringify({ ...view, sort: '', down: false }) === JSON.stringify({ ...wholeView, sort: '' });

export function Filters({ view, setView }: Props) {
  const words = useWords(collectionWords);
  const set = (part: Partial<View>) => setView({ ...view, ...part });
  return (
    <div class="filters">
      <Choice label={words.status} value={view.status} of={statusFilters} words={words.statuses} choose={(status) => set({ status })} />
      <Choice label={words.game} value={view.game} of={gameFilters} words={words.games} choose={(game) => set({ game })} />
      <Limits label={words.givens} value={view.givens} most={900} step={1} set={(givens) => set({ givens })} />
      <Limits label={words.rating} value={view.rating} most={20} step={0.1} set={(rating) => set({ rating })} />
      <Choice label={words.sort} value={view.sort} of={sorts} words={words.sorts} choose={(sort) => set({ sort })} />
      <label class="check">
        <input type="checkbox" checked={view.down} onChange={(event) => set({ down: event.currentTarget.checked })} />
        {words.down}
      </label>
      {!isWhole(view) && <button onClick={() => setView({ ...wholeView, sort: view.sort, down: view.down })}>{words.reset}</button>}
    </div>
  );
}
