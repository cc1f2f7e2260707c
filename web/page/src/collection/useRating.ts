// This hook rates puzzles of a collection in the background, until they all are rated or somebody stops it.
import { useEffect, useRef, useState } from 'preact/hooks';
import { engine } from '../engine/engine';
import type { Games } from '../library/games';
import { keepFound } from '../opened/keeping';
import type { OpenCollection } from '../opened/open';
import { rateRows } from './finding';

export interface RatingDone {
  done: number;
  of: number;
}

/** Ratings are kept after so many milliseconds: a single one may take seconds. */
const keptEvery = 10_000;

export function useRating(collection: OpenCollection, games: Games) {
  const [progress, setProgress] = useState<RatingDone | null>(null);
  const stopping = useRef<AbortController | null>(null);
  const stop = () => stopping.current?.abort();
  useEffect(() => stop, []);

  const start = async (order: Uint32Array) => {
    const rows = Array.from(order, (index) => collection.rows[index]!).filter(({ rating, status }) => rating === null && (status === 'unique' || status === null));
    stop();
    const { signal } = (stopping.current = new AbortController());
    setProgress({ done: 0, of: rows.length });
    const told = (done: number) => {
      if (!signal.aborted) setProgress({ done, of: rows.length });
    };
    const keepThem = () => keepFound(collection, games).catch(() => undefined);
    const timer = setInterval(keepThem, keptEvery);
    addEventListener('pagehide', keepThem);
    try {
      await rateRows(collection, rows, await engine('collection rating'), signal, told);
    } catch {
      // What was rated until then is there.
    } finally {
      clearInterval(timer);
      removeEventListener('pagehide', keepThem);
      await keepThem();
      if (stopping.current?.signal === signal) setProgress(null);
    }
  };
  return { progress, start, stop };
}
