// What the engine says of something, asked for when it changes. Latest wins: an answer that has
// been superseded is not looked at, and a search that has been is ended.
import { useEffect, useState } from 'preact/hooks';
import type { CoreEngine } from './core';
import { type CoreWork, engine } from './engine';

export type Answer<T> =
  | { state: 'waiting' }
  | { state: 'done'; value: T }
  | { state: 'failed'; error: Error };

interface Question<T> {
  work: CoreWork;
  ask: (worker: CoreEngine, signal: AbortSignal) => Promise<T>;
  /** Milliseconds without a further change before it is asked. */
  delay?: number;
}

/** Asks again when one of `causes` changes. */
export function useEngine<T>({ work, ask, delay = 0 }: Question<T>, causes: readonly unknown[]): Answer<T> {
  const [answer, setAnswer] = useState<Answer<T>>({ state: 'waiting' });
  useEffect(() => {
    const control = new AbortController();
    const { signal } = control;
    const run = async (): Promise<void> => {
      try {
        const value = await ask(await engine(work), signal);
        if (!signal.aborted) setAnswer({ state: 'done', value });
      } catch (error) {
        if (signal.aborted) return;
        // Another call of the worker was aborted, which ended it with this one; it is there again.
        if ((error as Error).name === 'AbortError') return void run();
        setAnswer({ state: 'failed', error: error as Error });
      }
    };
    const timer = setTimeout(run, delay);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, causes);
  return answer;
}
