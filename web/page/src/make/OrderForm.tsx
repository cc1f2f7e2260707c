// The form of an order: board, difficulty, technique, symmetry, givens, how many.
import type { ComponentChildren } from 'preact';
import type { SymmetryName, Technique } from 'dokushin';
import { bands, wordOfLevel, type BandKey } from '../difficulty/bands';
import { symmetries } from '../shapes/symmetries';
import { makeWords } from '../words/make';
import { playWords } from '../words/play';
import { techniqueFieldWords } from '../words/technique-field';
import { useWords } from '../words/language';
import { boards } from './boards';
import { withBand, withBoard, type Order } from './order';
import { TechniqueField } from './TechniqueField';

interface Props {
  order: Order;
  techniques: readonly Technique[];
  change: (order: Order) => void;
}

export function OrderForm({ order, techniques, change }: Props) {
  const words = useWords(makeWords);
  const bench = useWords(techniqueFieldWords);
  const set = (part: Partial<Order>) => change({ ...order, ...part });
  return (
    <div class="order">
      <Field label={words.board}>
        <select value={order.board} onChange={(event) => change(withBoard(order, event.currentTarget.value as Order['board']))}>
          {boards.map(({ key }) => (
            <option key={key} value={key}>
              {words.boards[key]}
            </option>
          ))}
          {order.own && <option value="own">{bench.boardOfBench}</option>}
        </select>
      </Field>
      <Difficulty order={order} change={change} />
      <TechniqueField order={order} techniques={techniques} change={change} />
      <Field label={words.symmetry}>
        <select value={order.symmetry} onChange={(event) => set({ symmetry: event.currentTarget.value as SymmetryName })}>
          {symmetries.map((name) => (
            <option key={name} value={name}>
              {words.symmetries[name]}
            </option>
          ))}
        </select>
      </Field>
      <Pair>
        <NumberField label={words.givensFrom} value={order.fewest} min={0} change={(fewest) => set({ fewest })} />
        <NumberField label={words.to} value={order.most} min={0} change={(most) => set({ most })} />
        <label class="check">
          <input type="checkbox" checked={order.minimal} onChange={(event) => set({ minimal: event.currentTarget.checked })} /> {words.minimal}
        </label>
      </Pair>
      <NumberField label={words.count} value={order.count} min={1} max={24} change={(count) => set({ count })} />
      <NumberField label={words.seconds} value={order.seconds} min={1} change={(seconds) => set({ seconds })} />
      <Field label={words.seed}>
        <input value={order.seed} inputMode="numeric" pattern="[0-9]*" onInput={(event) => set({ seed: event.currentTarget.value })} />
      </Field>
    </div>
  );
}

function Difficulty({ order, change }: Omit<Props, 'techniques'>) {
  const words = useWords(makeWords);
  const scale = useWords(playWords).rating.words;
  const name = (key: BandKey, range: readonly number[] | null) => {
    if (key === 'any' || key === 'own' || !range) return key === 'own' ? words.bands.own : words.bands.any;
    return `${scale[wordOfLevel(key)]} (${range.map((number) => number.toFixed(1)).join('–')})`;
  };
  return (
    <>
      <Field label={words.difficulty}>
        <select value={order.band} onChange={(event) => change(withBand(order, event.currentTarget.value as BandKey))}>
          {[...bands, { key: 'own', range: null } as const].map(({ key, range }) => (
            <option key={key} value={key}>
              {name(key, range)}
            </option>
          ))}
        </select>
      </Field>
      <Pair>
        <NumberField label={words.ratingFrom} value={order.easiest} min={1} max={20} step={0.1}
          change={(easiest) => change({ ...order, band: 'own', easiest })} />
        <NumberField label={words.to} value={order.hardest} min={1} max={20} step={0.1}
          change={(hardest) => change({ ...order, band: 'own', hardest })} />
        <small>{words.ratingHelp}</small>
      </Pair>
    </>
  );
}

function Field({ label, help, children }: { label: string; help?: string; children: ComponentChildren }) {
  return (
    <div class="field">
      <label>
        <span>{label}</span>
        {children}
      </label>
      {help && <small>{help}</small>}
    </div>
  );
}

function Pair({ children }: { children: ComponentChildren }) {
  return <div class="pair">{children}</div>;
}

interface NumberProps {
  label: string;
  value: string;
  min: number;
  max?: number;
  step?: number;
  change: (value: string) => void;
}

function NumberField({ label, value, change, ...limits }: NumberProps) {
  return (
    <Field label={label}>
      <input type="number" {...limits} value={value} onInput={(event) => change(event.currentTarget.value)} />
    </Field>
  );
}
