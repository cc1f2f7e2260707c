// A step in words: the sentence, and under it a chain's many lines as a list that scrolls.
import type { Step } from 'dokushin';
import { type Role, roles } from '../board/PlayBoardData';
import { digitText } from '../game/position';
import type { PlayWords } from '../words/play';

/** Keeps "r2c4 = 8" on one line. */
const unbroken = (text: string) => text.replace(/ ([=≠]) /g, '\u00a0$1\u00a0');

/** Lines that stand to the right belong to the one above them. */
function Lines({ lines, label }: { lines: string[]; label: string }) {
  return (
    <div class="reasoning" role="region" aria-label={label} tabIndex={0}>
      <ul>
        {lines.map((line, index) => (
          <li key={index} style={{ '--depth': Math.floor((line.length - line.trimStart().length) / 2) }}>
            {line.trim()}
          </li>
        ))}
      </ul>
    </div>
  );
}

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

export function StepText({ step, words }: { step: Step; words: PlayWords }) {
  const [first, ...lines] = step.text.split('\n').filter((line) => line.trim());
  return (
    <>
      <p class="sentence">{first && unbroken(first)}</p>
      {lines.length > 0 && <Lines lines={lines} label={words.hint.reasoning} />}
      <Legend step={step} words={words} />
    </>
  );
}
