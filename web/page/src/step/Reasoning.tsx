// The lines of a long reasoning: any of them can be shown on the board, one after the other.
import { Icon } from '../design/Icon';
import { useItems } from '../design/useItems';
import { coachWords } from '../words/coach';
import { useWords } from '../words/language';
import type { ReasoningLine } from './reasoning';
import type { Walk } from './useWalk';

interface Props {
  lines: readonly ReasoningLine[];
  label: string;
  walk: Walk;
}

export function Reasoning({ lines, label, walk: { line, setLine } }: Props) {
  const words = useWords(coachWords).walk;
  const to = (next: number | null) => setLine(next === null || (next >= 0 && next < lines.length) ? next : line);
  const { list, onKey } = useItems<HTMLDivElement>(line, lines.length, to);
  const canWalk = lines.some(({ link }) => link);
  return (
    <>
      {canWalk && (
        <div class="walk" role="group" aria-label={words.title}>
          <button class="icon" aria-label={words.previous} title={words.previous} disabled={!line} onClick={() => to(line! - 1)}>
            <Icon name="previous" />
          </button>
          <span class="faint" role="status">{line === null ? words.whole : words.at(line + 1, lines.length)}</span>
          <button class="icon" aria-label={words.next} title={words.next} disabled={line === lines.length - 1} onClick={() => to(line === null ? 0 : line + 1)}>
            <Icon name="next" />
          </button>
          {line !== null && <button onClick={() => to(null)}>{words.all}</button>}
        </div>
      )}
      <div class="reasoning" role="region" aria-label={label} tabIndex={0} ref={list} onKeyDown={onKey}>
        <ul>
          {lines.map((its, index) => (
            <li key={index} style={{ '--depth': its.depth }} aria-current={index === line ? 'step' : undefined} onClick={() => its.link && to(index)}>
              {its.text}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
