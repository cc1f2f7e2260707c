// This hook fetches what is needed late: texts of a language, examples.
import { useEffect, useState } from 'preact/hooks';

export interface Loaded<T> {
  /** Null until it has come. */
  value: T | null;
  failed: boolean;
  /** Asks once more after a failure. */
  again: () => void;
}

/** `causes` identify what is asked for; an answer to other ones is dropped. `load` may ask whether it is still awaited. */
export function useLoaded<T>(load: (isAwaited: () => boolean) => Promise<T>, causes: readonly unknown[]): Loaded<T> {
  const [answer, setAnswer] = useState<{ causes: readonly unknown[]; value: T | null; failed: boolean } | null>(null);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    let current = true;
    void load(() => current).then(
      (value) => current && setAnswer({ causes, value, failed: false }),
      () => current && setAnswer({ causes, value: null, failed: true }),
    );
    return () => void (current = false);
  }, [...causes, asked]);
  const its = answer?.causes.every((one, at) => one === causes[at]) ? answer : null;
  const again = () => {
    setAnswer(null);
    setAsked(asked + 1);
  };
  return { value: its?.value ?? null, failed: its?.failed ?? false, again };
}
