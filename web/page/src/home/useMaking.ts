// A puzzle is made, and then played: one at a time, another press ends the one before.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { MadePuzzle } from '../fresh/puzzle';
import { puzzleName } from '../game/position';
import { setProgress } from '../game/progress';
import type { Handed } from '../play/PlayView';

/** A puzzle that was made for somebody to play; its level is known, so that it is kept with the game. */
export function handedOf({ shape, givens: line, rating }: MadePuzzle): Handed {
  const givens = [...line].map((text) => (text === '.' ? 0 : Number(text)));
  if (rating !== null) setProgress(puzzleName(shape, givens), { rating });
  return { puzzle: { shape, givens } };
}

export type Make = (name: string, take: (signal: AbortSignal) => Promise<MadePuzzle>) => Promise<void>;

/** `making`: the name of the wish that is worked on. */
export function useMaking(play: (handed: Handed) => void) {
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
      if (!signal.aborted) play(handedOf(puzzle));
    } catch {
      if (!signal.aborted) setFailed(true);
    }
    if (!signal.aborted) setMaking(null);
  };
  return { making, failed, make, cancel: () => (control.current?.abort(), setMaking(null)) };
}
