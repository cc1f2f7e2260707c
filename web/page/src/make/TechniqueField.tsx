// The technique that puzzles must need: in families, to be searched, with a word on which are soon found.
import type { Technique } from 'dokushin';
import { useRef, useState } from 'preact/hooks';
import { isQuick } from '../techniques/by-hand';
import { grouped, ofRules } from '../techniques/families';
import { makeWords } from '../words/make';
import { familyWords } from '../words/families';
import { techniqueFieldWords } from '../words/technique-field';
import { useLanguage, useWords } from '../words/language';
import { techniqueName } from '../words/technique-name';
import { laysRules, sideOf, withBand, type Order } from './order';

interface Props {
  order: Order;
  techniques: readonly Technique[];
  change: (order: Order) => void;
}

export function TechniqueField({ order, techniques, change }: Props) {
  const { technique: label, anyTechnique, techniqueHelp } = useWords(makeWords);
  const words = useWords(techniqueFieldWords);
  const families = useWords(familyWords);
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const summary = useRef<HTMLElement>(null);
  const side = sideOf(order);
  // Techniques that need one solution rest on cells that no rule has; laid rules leave none, or hardly any.
  const usable = techniques.filter(({ key, largestSide, needsUnique }) => largestSide >= side && (laysRules(order) ? !needsUnique : !ofRules.has(key)));
  const groups = open ? grouped(usable, text) : [];
  const count = groups.reduce((sum, group) => sum + group.techniques.length, 0);
  const name = (key: string) => techniqueName(techniques, key, language);
  const choose = (technique: string) => {
    // Puzzles in which some givens could go are found several times as fast.
    change({ ...withBand(order, 'any'), technique, minimal: technique ? false : order.minimal });
    setOpen(false);
    summary.current?.focus();
  };
  const button = (key: string, text: string, quick: boolean) => (
    <button type="button" aria-pressed={order.technique === key} onClick={() => choose(key)}>
      {text}
      {quick && <small>{words.quick}</small>}
    </button>
  );
  return (
    <div class="field technique-field">
      <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary ref={summary}>
          <span>{label}</span>
          <strong>{order.technique ? name(order.technique) : anyTechnique}</strong>
        </summary>
        {open && (
          <div class="technique-choice">
            <label>
              <span>{words.search}</span>
              <input
                type="search"
                value={text}
                onInput={(event) => setText(event.currentTarget.value)}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter' || event.isComposing) return;
                  event.preventDefault();
                  const [only] = groups.flatMap(({ techniques: its }) => its);
                  if (only && count === 1) choose(only);
                }}
              />
            </label>
            <p role="status">{count ? words.found(count) : words.none}</p>
            <small>{words.quickHelp}</small>
            <div class="technique-list">
              {button('', anyTechnique, false)}
              {groups.map(({ key: family, techniques: its }) => (
                <section key={family} aria-label={families[family]!.name}>
                  <h3>{families[family]!.name}</h3>
                  {its.map((key) => (
                    <div key={key}>{button(key, name(key), side === 9 && isQuick(key))}</div>
                  ))}
                </section>
              ))}
            </div>
          </div>
        )}
      </details>
      <small>{techniqueHelp}</small>
    </div>
  );
}
