import { useEffect, useRef } from 'preact/hooks';
import { useWords } from '../words/language';
import { clockWords } from '../words/clock';

/** Hides the board while the clock stands still. */
export function PausedCover({ goOn }: { goOn: () => void }) {
  const words = useWords(clockWords);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <button ref={button} class="paused-cover" onClick={goOn}>
      {words.paused}
    </button>
  );
}
