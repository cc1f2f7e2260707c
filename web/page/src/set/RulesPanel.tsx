// The rules of the board: those of the whole board as switches, those that were drawn as a list.
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../design/Icon';
import { useErrorText } from '../engine/told';
import type { BoardFacts } from '../board/facts';
import { useWords } from '../words/language';
import { ruleName } from '../words/rule-name';
import { setWords } from '../words/set';
import { adding, isSwitched, removing, switched } from './rules';
import type { RuleChanging } from './useRuleChange';

export function RulesPanel({ facts, changing }: { facts: BoardFacts; changing: RuleChanging }) {
  const { rules: words, tools } = useWords(setWords);
  const fault = useErrorText(changing.fault);
  const drawn = facts.rules.filter((rule) => !isSwitched(rule));
  /** Switches stand as they were pressed while the engine is asked. */
  const [pressed, setPressed] = useState<Record<string, boolean>>({});
  useEffect(() => setPressed({}), [facts]);
  const toggle = async (rule: string, on: boolean) => {
    setPressed((before) => ({ ...before, [rule]: on }));
    const done = await changing.change((worker, shape) => (on ? adding(worker, shape, [rule]) : removing(worker, shape, rule)));
    if (!done) setPressed({});
  };
  return (
    <section class="set-panel" aria-labelledby="set-rules">
      <h3 id="set-rules">{words.title}</h3>
      <p class="fault" role="alert">
        {fault && words.fault(fault)}
      </p>
      <div class="set-switches" role="group" aria-label={words.switches}>
        {switched.map((rule) => (
          <label key={rule}>
            <input type="checkbox" checked={pressed[rule] ?? facts.rules.includes(rule)} onChange={(event) => void toggle(rule, event.currentTarget.checked)} /> {tools[rule]}
          </label>
        ))}
      </div>
      <h4>{words.drawn}</h4>
      {drawn.length === 0 && <p class="faint">{words.none}</p>}
      <ul class="set-rules">
        {drawn.map((rule) => (
          <li key={rule}>
            <span>{ruleName(rule, tools)}</span>
            <button class="icon plain" aria-label={words.remove(ruleName(rule, tools))} title={words.remove(ruleName(rule, tools))} onClick={() => void toggle(rule, false)}>
              <Icon name="remove" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
