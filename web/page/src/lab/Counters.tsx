// What was counted up to here, and how long the engine takes for it.
import { benchWords } from '../words/bench';
import { labWords } from '../words/lab';
import { useLanguage, useWords } from '../words/language';
import type { Shown } from './shown';

/** From here on it is told in seconds. */
const longest = 10_000;

/** Milliseconds with as many places as say something; seconds where there would be too many. */
export function useMilliseconds() {
  const words = useWords(benchWords);
  const language = useLanguage();
  return (time: number) => {
    if (time >= longest) return words.seconds((time / 1000).toLocaleString(language, { maximumFractionDigits: 1 }));
    const maximumFractionDigits = time < 10 ? 2 : time < 100 ? 1 : 0;
    return words.milliseconds(time.toLocaleString(language, { maximumFractionDigits }));
  };
}

export function Counters({ shown }: { shown: Shown | null }) {
  const words = useWords(labWords);
  const { time } = useWords(benchWords);
  const language = useLanguage();
  const inTime = useMilliseconds();
  const { placed = 0, backtracks = 0, depth = 0, events = 0, milliseconds } = shown ?? {};
  const rows = { backtracks, events, placed, depth };
  return (
    <dl class="counters">
      {(Object.keys(rows) as (keyof typeof rows)[]).map((name) => (
        <div key={name} data-counter={name}>
          <dt>{words[name]}</dt>
          <dd>{rows[name].toLocaleString(language)}</dd>
        </div>
      ))}
      <div data-counter="time">
        <dt>{time}</dt>
        <dd>{milliseconds === undefined ? '–' : inTime(milliseconds)}</dd>
      </div>
    </dl>
  );
}
