// What a setter has in hand: history, the tool, what it needs, and the keys.
import type { SymmetryName } from 'dokushin';
import type { BoardFacts } from '../board/facts';
import { Icon } from '../design/Icon';
import { valueText } from '../game/size';
import { symmetries } from '../shapes/symmetries';
import { makeWords } from '../words/make';
import { useWords } from '../words/language';
import { setWords } from '../words/set';
import { isPaintable } from './regions';
import { hasSymmetry } from './symmetry';
import { families, familyNames } from './tools';
import type { Benching } from './useBench';
import { RegionKeys } from './RegionKeys';
import { ToolHelp } from './ToolHelp';
import type { Previewing } from './usePreview';
import type { InHand } from './useTool';

interface Props {
  bench: Benching;
  facts: BoardFacts;
  hand: InHand;
  preview: Previewing;
  symmetry: SymmetryName;
  setSymmetry: (to: SymmetryName) => void;
  several: boolean;
  setSeveral: (to: boolean) => void;
}

/** Who chose by keyboard goes on at the board. */
function toBoard(event: KeyboardEvent) {
  if (event.key !== 'Escape' && event.key !== 'Enter') return;
  event.preventDefault();
  document.querySelector<HTMLElement>('.set .playboard [tabindex="0"]')?.focus();
}

export function ToolBar(props: Props) {
  const { bench, facts, hand, symmetry, setSymmetry } = props;
  const words = useWords(setWords);
  const { symmetries: names } = useWords(makeWords);
  const { past, future } = bench.game;
  return (
    <div class="set-tools">
      <div class="tool-row">
        <button class="icon" aria-label={words.undo} title={words.undo} disabled={!past.length} onClick={() => bench.dispatch({ do: 'undo' })}>
          <Icon name="undo" />
        </button>
        <button class="icon" aria-label={words.redo} title={words.redo} disabled={!future.length} onClick={() => bench.dispatch({ do: 'redo' })}>
          <Icon name="redo" />
        </button>
        <label class="set-choice wide">
          <span>{words.tool}</span>
          <select value={hand.name} onChange={(event) => hand.choose(event.currentTarget.value)} onKeyDown={toBoard}>
            <option value="givens">{words.givens}</option>
            <option value="reserved">{words.reserved}</option>
            {isPaintable(facts) && <option value="regions">{words.regions}</option>}
            {familyNames.map((family) => (
              <optgroup key={family} label={words.families[family]}>
                {families[family].map(({ key }) => (
                  <option key={key} value={key}>
                    {words.tools[key]}
                  </option>
                ))}
              </optgroup>
            ))}
            <option value="rule">{words.rule}</option>
          </select>
        </label>
        {(hand.name === 'givens' || hand.name === 'reserved') && (
          <label class="set-choice">
            <span>{words.symmetry}</span>
            <select value={symmetry} onChange={(event) => setSymmetry(event.currentTarget.value as SymmetryName)}>
              {symmetries.filter((name) => hasSymmetry(facts, name)).map((name) => (
                <option key={name} value={name}>
                  {names[name]}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      <ToolNeeds {...props} />
      <Keys {...props} />
    </div>
  );
}

/** How the tool is used, and the clue that it takes. */
function ToolNeeds({ hand, preview: { note, wrong }, several, setSeveral }: Props) {
  const words = useWords(setWords);
  const { tool } = hand;
  const isRule = hand.name === 'rule';
  const help = tool ? `${words.help[tool.form]} ${words.help[tool.clue]}` : words.help[hand.name as 'givens' | 'reserved' | 'regions' | 'rule'];
  return (
    <>
      {(isRule || tool) && (
        <form class="set-clue" onSubmit={(event) => (event.preventDefault(), hand.use())}>
          {(isRule || tool!.clue !== 'none') && (
            <label>
              <span>{isRule ? words.ruleText : words.clue}</span>
              <input
                value={hand.clue}
                size={isRule ? 24 : 6}
                inputMode={isRule ? 'text' : 'numeric'}
                autocomplete="off"
                onInput={(event) => hand.setClue(event.currentTarget.value)}
              />
            </label>
          )}
          <button type="submit">{words.add}</button>
          {tool && (
            <button type="button" aria-pressed={several} onClick={() => setSeveral(!several)}>
              {words.several}
            </button>
          )}
        </form>
      )}
      <ToolHelp text={hand.lack ? words.lack[hand.lack] : note || help} wrong={wrong} begun={hand.lack !== null || note !== ''} />
    </>
  );
}

/** Keys in as few rows as leave each a finger's width on a small phone. */
function columnsOf(keys: number): number {
  if (keys <= 7) return keys;
  return Math.ceil(keys / (keys <= 12 ? 2 : keys <= 18 ? 3 : 4));
}

function Keys({ bench, facts, hand }: Props) {
  const words = useWords(setWords);
  const clued = hand.tool !== undefined && hand.tool.clue !== 'none';
  if (hand.name === 'regions') return <RegionKeys bench={bench} facts={facts} hand={hand} />;
  if (hand.name === 'reserved' || hand.name === 'rule' || (hand.tool && !clued)) return null;
  const digits = clued ? [1, 2, 3, 4, 5, 6, 7, 8, 9, 0] : Array.from({ length: facts.side }, (_, at) => at + 1);
  const count = digits.length + 1;
  // A press with a pointer leaves the focus on the board, so that typing goes on.
  return (
    <div class={count > 12 ? 'set-keys many' : 'set-keys'} role="group" aria-label={words.keys} style={{ '--columns': columnsOf(count) }} onMouseDown={(event) => event.preventDefault()}>
      {digits.map((digit) => (
        <button key={digit} onClick={() => hand.press(digit)}>
          {clued ? digit : valueText(digit, facts)}
        </button>
      ))}
      <button class="erase" aria-label={words.erase} title={words.erase} onClick={hand.erase}>
        <Icon name="erase" />
      </button>
    </div>
  );
}
