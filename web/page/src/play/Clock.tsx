// How long a puzzle has been played, counted while it can be seen.
import { useLayoutEffect, useState } from 'preact/hooks';
import { Icon } from '../design/Icon';
import { progressOf, setProgress } from '../game/progress';
import { timeText } from '../game/time-text';
import { useWords } from '../words/language';
import { clockWords } from '../words/clock';

const second = 1000;
/** So often the time is kept; at other times when the page is hidden or the puzzle is left. */
const keepEvery = 5 * second;

/** Counts while `running` and the page is seen. What was counted is added to the time kept with the
 * game, which another tab may have counted on. */
function useSpent(id: string, running: boolean): number {
  const [spent, setSpent] = useState(() => progressOf(id).spent);
  useLayoutEffect(() => {
    setSpent(progressOf(id).spent);
    if (!running) return;
    let since: number | null = null;
    let counted = 0;
    /** Ends a stretch in which the page was seen, and begins one if it is seen now. */
    const count = () => {
      const now = performance.now();
      if (since !== null) counted += now - since;
      since = document.hidden ? null : now;
    };
    const keepNow = () => {
      count();
      if (counted >= 1) setProgress(id, { spent: Math.round(progressOf(id).spent + counted) });
      counted = 0;
    };
    count();
    const timer = setInterval(() => {
      count();
      setSpent(progressOf(id).spent + counted);
      if (counted > keepEvery) keepNow();
    }, second);
    document.addEventListener('visibilitychange', keepNow);
    addEventListener('pagehide', keepNow);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', keepNow);
      removeEventListener('pagehide', keepNow);
      keepNow();
    };
  }, [id, running]);
  return spent;
}

interface Props {
  id: string;
  running: boolean;
  shown: boolean;
  paused: boolean;
  /** Null where there is nothing to pause. */
  pause: (() => void) | null;
}

export function Clock({ id, running, shown, paused, pause }: Props) {
  const words = useWords(clockWords);
  const spent = useSpent(id, running);
  if (!shown) return null;
  return (
    <span class="clock">
      <span role="timer" aria-label={words.time} aria-live="off">
        {timeText(spent)}
      </span>
      {pause && (
        <button class="icon plain" aria-label={paused ? words.resume : words.pause} title={paused ? words.resume : words.pause} onClick={pause}>
          <Icon name={paused ? 'play' : 'pause'} />
        </button>
      )}
    </span>
  );
}
