// A puzzle is made, and then played: one at a time, another press ends the one before.
import type { Puzzle } from 'dokushin';
import { useEffect, useRef, useState } from 'preact/hooks';
import { puzzleName } from '../game/position';
import { setProgress } from '../game/progress';
import type { MadePuzzle } from './puzzle';

/** Returns the puzzle as the engine takes it, and keeps its rating with the game that it will be. */
function toPlay({ shape, givens: line, rating }: MadePuzzle): Puzzle {
  const givens = [...line].map((text) => (text === '.' ? 0 : Number(text)));
  if (rating !== null) setProgress(puzzleName(shape, givens), { rating });
  return { shape, givens };
}

export type Make = (name: string, take: (signal: AbortSignal) => Promise<MadePuzzle>) => Promise<void>;

/** Has a puzzle made and then played. `making` is the name of the wish that is worked on. */
export function useMaking(play: (puzzle: Puzzle) => void) {
  const [making, setMaking] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const control = useRef<AbortController | null>(null);
  useEffect(() => () => control.current?.abort(), []);
  const make: Make = async (name, take) => {
    control.current?.abort();
    const { signal } = (control.current = new AbortController());
    setMaking(name);
    setFailed(false);
    try {
      const puzzle = await take(signal);
      if (!signal.aborted) play(toPlay(puzzle));
    } catch {
      if (!signal.aborted) setFailed(true);
    }
    if (!signal.aborted) setMaking(null);
  };
  return { making, failed, make, cancel: () => (control.current?.abort(), setMaking(null)) };
}
