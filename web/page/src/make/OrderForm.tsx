// The form of an order: board, rules to lay, difficulty, technique, symmetry, givens, how many.
import type { SymmetryName, Technique } from 'dokushin';
import { bands, wordOfLevel, type BandKey } from '../difficulty/bands';
import { symmetries } from '../shapes/symmetries';
import { makeWords } from '../words/make';
import { playWords } from '../words/play';
import { techniqueFieldWords } from '../words/technique-field';
import { useWords } from '../words/language';
import { laidWords } from '../words/laid';
import { boards } from './boards';
import { Field, NumberField, Pair } from './fields';
import { type Laid, laidLevels } from './laid';
import { LaidField } from './LaidField';
import { hasPattern, laysRules, withBand, withBoard, withLaid, type Order } from './order';
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
      {!hasPattern(order) && <LaidField laid={order.laid} change={(laid) => change(withLaid(order, laid))} />}
      {laysRules(order) ? <Level order={order} change={change} /> : <Difficulty order={order} change={change} />}
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

/** How hard puzzles with rules are to be. */
function Level({ order, change }: Omit<Props, 'techniques'>) {
  const words = useWords(laidWords);
  const { levels } = useWords(playWords).rating;
  return (
    <Field label={words.level} help={words.levelHelp}>
      <select value={order.laid.level}
        onChange={(event) => change({ ...order, laid: { ...order.laid, level: event.currentTarget.value as Laid['level'] } })}>
        <option value="any">{words.anyLevel}</option>
        {laidLevels.map((level) => (
          <option key={level} value={level}>
            {levels[level]}
          </option>
        ))}
      </select>
    </Field>
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
