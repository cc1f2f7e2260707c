// The rules that are laid at random on each board: a list of kinds that opens, and how they lie.
import type { SymmetryName } from 'dokushin';
import { useState } from 'preact/hooks';
import { engine } from '../engine/engine';
import { NotLoaded } from '../loading/NotLoaded';
import { useLoaded } from '../loading/useLoaded';
import { symmetries } from '../shapes/symmetries';
import { kindName, laidWords } from '../words/laid';
import { useLanguage, useWords } from '../words/language';
import { loadedWords } from '../words/loaded';
import { makeWords } from '../words/make';
import { Field, NumberField, Pair } from './fields';
import { hasCages, type Laid, withAmount, withKind } from './laid';

interface Props {
  laid: Laid;
  change: (laid: Laid) => void;
}

export function LaidField({ laid, change }: Props) {
  const words = useWords(laidWords);
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const chosen = laid.kinds.map(({ kind }) => kindName(kind, language));
  return (
    <div class="field laid-field">
      <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <span>{words.title}</span>
          <strong>{chosen.join(', ') || words.none}</strong>
        </summary>
        {open && (
          <div class="technique-choice">
            <p>{words.help}</p>
            <Kinds laid={laid} change={change} />
            <small>{words.amountHelp}</small>
            {chosen.length > 0 && <Lying laid={laid} change={change} />}
          </div>
        )}
      </details>
    </div>
  );
}

/** The engine knows which kinds there are. */
function Kinds({ laid, change }: Props) {
  const words = useWords(laidWords);
  const { loading } = useWords(loadedWords);
  const language = useLanguage();
  const loaded = useLoaded(async () => (await engine('make')).ruleKinds(), []);
  if (loaded.failed) return <NotLoaded of={loaded} />;
  if (!loaded.value) return <p role="status">{loading}</p>;
  return (
    <div class="laid-kinds">
      {loaded.value.map((kind) => {
        const its = laid.kinds.find((one) => one.kind === kind);
        const name = kindName(kind, language);
        return (
          <div key={kind}>
            <label>
              <input type="checkbox" checked={its !== undefined} onChange={(event) => change(withKind(laid, kind, event.currentTarget.checked))} /> {name}
            </label>
            {its && (
              <input aria-label={words.amount(name)} placeholder={words.usual} value={its.amount}
                onInput={(event) => change(withAmount(laid, kind, event.currentTarget.value))} />
            )}
          </div>
        );
      })}
    </div>
  );
}

/** Where the rules lie, and which are left. */
function Lying({ laid, change }: Props) {
  const words = useWords(laidWords);
  const names = useWords(makeWords).symmetries;
  const set = (part: Partial<Laid>) => change({ ...laid, ...part });
  return (
    <div class="order">
      <Field label={words.symmetry}>
        <select value={laid.symmetry} onChange={(event) => set({ symmetry: event.currentTarget.value as SymmetryName })}>
          {symmetries.map((name) => (
            <option key={name} value={name}>
              {names[name]}
            </option>
          ))}
        </select>
      </Field>
      {hasCages(laid) && (
        <Pair>
          <NumberField label={words.cageFrom} value={laid.cageFrom} min={1} placeholder="2" change={(cageFrom) => set({ cageFrom })} />
          <NumberField label={words.cageTo} value={laid.cageTo} min={1} placeholder="5" change={(cageTo) => set({ cageTo })} />
          <label class="check">
            <input type="checkbox" checked={laid.inBoxes} onChange={(event) => set({ inBoxes: event.currentTarget.checked })} /> {words.inBoxes}
          </label>
        </Pair>
      )}
      <Pair>
        <label class="check">
          <input type="checkbox" checked={laid.minimal} onChange={(event) => set({ minimal: event.currentTarget.checked })} /> {words.minimal}
        </label>
      </Pair>
    </div>
  );
}
