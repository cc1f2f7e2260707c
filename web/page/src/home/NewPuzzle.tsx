// A new puzzle of a level in one tap: one that is ready, or today's.
import { useEffect, useRef, useState } from 'preact/hooks';
import { levels, type Level } from '../fresh/levels';
import type { FreshPuzzle } from '../fresh/puzzle';
import type { Ready } from '../fresh/ready';
import { type TodaysLevel, todays, todaysLevels } from '../fresh/today';
import { puzzleName } from '../game/position';
import { setProgress } from '../game/progress';
import { wordOf } from '../make/boards';
import type { Handed } from '../play/PlayView';
import { homeWords } from '../words/home';
import { useLanguage, useWords } from '../words/language';
import { playWords } from '../words/play';

interface Props {
  ready: Ready;
  play: (handed: Handed) => void;
}

/** A puzzle that was made for somebody to play; its level is known, so that it is kept with the game. */
export function handedOf({ shape, givens: line, rating }: FreshPuzzle): Handed {
  const givens = [...line].map((text) => (text === '.' ? 0 : Number(text)));
  if (rating !== null) setProgress(puzzleName(shape, givens), { rating });
  return { puzzle: { shape, givens } };
}

/** One puzzle is made at a time: another press ends the one before. */
function useMaking(play: Props['play']) {
  const [making, setMaking] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const control = useRef<AbortController | null>(null);
  useEffect(() => () => control.current?.abort(), []);
  const make = async (name: string, take: (signal: AbortSignal) => Promise<FreshPuzzle>) => {
    control.current?.abort();
    const { signal } = (control.current = new AbortController());
    setMaking(name);
    setFailed(false);
    try {
      const puzzle = await take(signal);
      if (!signal.aborted) play(handedOf(puzzle));
    } catch {
      if (!signal.aborted) setFailed(true);
    }
    if (!signal.aborted) setMaking(null);
  };
  return { making, failed, make, cancel: () => (control.current?.abort(), setMaking(null)) };
}

export function NewPuzzle({ ready, play }: Props) {
  const words = useWords(homeWords);
  const { words: names } = useWords(playWords).rating;
  const language = useLanguage();
  const { making, failed, make, cancel } = useMaking(play);
  const name = (level: Level) => names[wordOf(level)]!;
  const today = new Date();
  const day = today.toLocaleDateString(language, { month: 'long', day: 'numeric' });
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
        {todaysLevels.map((level: TodaysLevel) => choice(level, `today ${level}`, (signal) => todays(level, today, { signal })))}
      </ul>
      <p class="making" role="status">
        {making && (
          <>
            {words.making} <button onClick={cancel}>{words.cancel}</button>
          </>
        )}
        {failed && words.failed}
      </p>
    </section>
  );
}
