// The puzzle on the bench, asked about anew at each change. The search before is ended, and what it told
// stays to be seen until the first answer about the new puzzle is there.
import type { Puzzle } from 'dokushin';
import { useEffect, useState } from 'preact/hooks';
import { engine } from '../engine/engine';
import { puzzleName } from '../game/position';
import { type Live, study } from './live';

/** Milliseconds without a further change before anything is asked. */
const delay = 150;

export interface Watching {
  live: Live | null;
  /** Whether `live` is about the puzzle as it is now. */
  current: boolean;
  error: unknown;
}

export function useLive(puzzle: Puzzle, active: boolean): Watching {
  const [live, setLive] = useState<Live | null>(null);
  const [error, setError] = useState<unknown>(null);
  const name = puzzleName(puzzle.shape, puzzle.givens);
  const known = live?.of === name && live.done;
  useEffect(() => {
    setError(null);
    if (!active || known) return;
    const control = new AbortController();
    const { signal } = control;
    const ask = async () => {
      try {
        const worker = await engine('set');
        await study(worker, puzzle, signal, (its) => signal.aborted || setLive(its));
      } catch (its) {
        if (!signal.aborted) setError(its);
      }
    };
    const timer = setTimeout(() => void ask(), delay);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [name, active]);
  return { live, current: live?.of === name, error };
}
