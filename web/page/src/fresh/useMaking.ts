// A puzzle is made, and then played: one at a time, another press ends the one before.
import type { Puzzle } from 'dokushin';
import { useEffect, useRef, useState } from 'preact/hooks';
import { puzzleName } from '../game/position';
import { setProgress } from '../game/progress';
import { type MadePuzzle, puzzleOf } from './puzzle';

/** Returns the puzzle, and keeps its rating with the game that it will be. */
function toPlay(made: MadePuzzle): Puzzle {
  const puzzle = puzzleOf(made);
  if (made.rating !== null) setProgress(puzzleName(puzzle.shape, puzzle.givens), { rating: made.rating });
  return puzzle;
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
