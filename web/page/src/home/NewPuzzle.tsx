// A new puzzle of a level in one tap: one that is ready, or today's.
import { wordOfLevel } from '../difficulty/bands';
import { levels, type Level } from '../fresh/levels';
import type { FreshPuzzle } from '../fresh/puzzle';
import { Making } from '../fresh/Making';
import type { Ready } from '../fresh/ready';
import { type TodaysLevel, todays, todaysLevels } from '../fresh/today';
import { useMaking } from '../fresh/useMaking';
import type { Handed } from '../reading/handed';
import { homeWords } from '../words/home';
import { useLocale, useWords } from '../words/language';
import { playWords } from '../words/play';
import { ByTechnique } from './ByTechnique';

interface Props {
  ready: Ready;
  play: (handed: Handed) => void;
}

export function NewPuzzle({ ready, play }: Props) {
  const words = useWords(homeWords);
  const { words: names } = useWords(playWords).rating;
  const locale = useLocale();
  const { making, failed, make, cancel } = useMaking((puzzle) => play({ puzzle }));
  const name = (level: Level) => names[wordOfLevel(level)]!;
  const today = new Date();
  const day = today.toLocaleDateString(locale, { month: 'long', day: 'numeric' });
  const choice = (level: Level, key: string, take: (signal: AbortSignal) => Promise<FreshPuzzle>) => (
    <li key={key}>
      <button class="level" style={{ '--step': levels.indexOf(level) }} aria-busy={making === key} onClick={() => void make(key, take)}>
        {name(level)}
      </button>
    </li>
  );
  return (
    <section class="new-puzzle" aria-labelledby="new-title">
      <h3 id="new-title">{words.fresh}</h3>
      <ul class="levels">{levels.map((level) => choice(level, level, (signal) => ready.take(level, signal)))}</ul>
      <h3>{words.today(day)}</h3>
      <ul class="levels todays">
        {todaysLevels.map((level: TodaysLevel) => choice(level, `today ${level}`, (signal) => todays(level, new Date(), { signal })))}
      </ul>
      <ByTechnique making={making} make={make} />
      <Making making={making !== null} failed={failed} cancel={cancel} />
    </section>
  );
}
