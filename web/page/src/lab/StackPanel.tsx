// The calls that have not returned: one for each guess that stands, the innermost first.
import type { ShapeFacts } from 'dokushin';
import { cellName, valueText } from '../game/size';
import { benchWords } from '../words/bench';
import { useLanguage, useWords } from '../words/language';
import type { Player } from './player';

/** The innermost ones; the others are folded. */
const shown = 8;

export function StackPanel({ player, facts }: { player: Player | null; facts: ShapeFacts | null }) {
  const words = useWords(benchWords);
  const language = useLanguage();
  const calls = (facts ? (player?.replay.standing ?? []) : []).filter(({ reason }) => reason === 'trial').reverse();
  const row = ({ cell, digit }: (typeof calls)[number], at: number) => (
    <li key={calls.length - at}>
      <span class="call-depth">{calls.length - at}</span>
      <code>{`solve()  ${cellName(cell, facts!)} = ${valueText(digit, facts!)}`}</code>
    </li>
  );
  return (
    <section class="stack">
      <h4>{words.stack}</h4>
      {calls.length === 0 ? <p>{words.stackEmpty}</p> : <ol>{calls.slice(0, shown).map(row)}</ol>}
      {calls.length > shown && (
        <details>
          <summary>{words.deeper((calls.length - shown).toLocaleString(language))}</summary>
          <ol>{calls.slice(shown).map((call, at) => row(call, at + shown))}</ol>
        </details>
      )}
    </section>
  );
}
