// This hook asks the engine about a position that is to be shared.
import type { EngineWorker } from 'dokushin';
import { useEffect, useState } from 'preact/hooks';
import { engine } from '../engine/engine';

export type Answered<T> = { state: 'asking' } | { state: 'done'; value: T } | { state: 'failed'; error: unknown };

/** Asks anew when one of the causes is another one; a late answer to an earlier question is dropped. */
export function useAnswer<T>(ask: (engine: EngineWorker) => Promise<T>, causes: readonly unknown[]): Answered<T> {
  const [answered, setAnswered] = useState<Answered<T>>({ state: 'asking' });
  useEffect(() => {
    let wanted = true;
    setAnswered({ state: 'asking' });
    void engine('text')
      .then(ask)
      .then(
        (value) => wanted && setAnswered({ state: 'done', value }),
        (error: unknown) => wanted && setAnswered({ state: 'failed', error }),
      );
    return () => {
      wanted = false;
    };
  }, causes);
  return answered;
}
