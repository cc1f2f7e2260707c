// A step in words: the sentence, and under it a chain's many lines.
import type { Step } from 'dokushin';
import { type Role, roles } from '../board/PlayBoardData';
import { digitText } from '../game/position';
import { addressOfTechnique } from '../route/topic';
import { coachWords } from '../words/coach';
import { useWords } from '../words/language';
import type { PlayWords } from '../words/play';
import { Reasoning } from './Reasoning';
import { linesOf } from './reasoning';
import { type Walk, walked } from './useWalk';
import './step.css';

/** Keeps "r2c4 = 8" on one line. */
const unbroken = (text: string) => text.replace(/ ([=≠]) /g, '\u00a0$1\u00a0');

function Legend({ step, words }: { step: Step; words: PlayWords }) {
  const used = roles.filter((role) => step.roles.some((its) => its.role === role));
  const kinds = (['strong', 'weak'] as const).filter((kind) => step.arrows.some((arrow) => arrow.kind === kind));
  const sample = (role: Role) => step.roles.find((its) => its.role === role)?.digit ?? 1;
  return (
    <ul class="legend" aria-label={words.hint.legend}>
      {used.map((role) => (
        <li key={role}>
          <span class={`candidate ${role}`} aria-hidden="true">
            {digitText(sample(role))}
          </span>
          {words.hint.roles[role]}
        </li>
      ))}
      {kinds.map((kind) => (
        <li key={kind}>
          <span class={`link ${kind}`} aria-hidden="true">
            {kind === 'strong' ? '⟶' : '⇢'}
          </span>
          {words.hint[kind]}
        </li>
      ))}
    </ul>
  );
}

interface Props {
  step: Step;
  words: PlayWords;
  walk: Walk;
  /** It leads to the technique's page. */
  linked?: boolean;
}

export function StepText({ step, words, walk, linked = false }: Props) {
  const coach = useWords(coachWords);
  const [first] = step.text.split('\n');
  const lines = linesOf(step);
  return (
    <>
      <p class="sentence">{first && unbroken(first)}</p>
      {lines.length > 0 && <Reasoning lines={lines} label={words.hint.reasoning} walk={walk} />}
      <Legend step={walked(step, walk)} words={words} />
      {step.notation && <p class="notation">{step.notation}</p>}
      {linked && !step.length && (
        <p>
          <a href={addressOfTechnique(step.technique)}>{coach.learn(step.name)}</a>
        </p>
      )}
    </>
  );
}
