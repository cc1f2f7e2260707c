// What is fetched when it is needed: texts of a language, examples.
import { useEffect, useState } from 'preact/hooks';

/** Null until it has come; `causes` say when it is another thing. One that fails stays null: the texts
 * of the page around it are there. */
export function useLoaded<T>(load: () => Promise<T>, causes: readonly unknown[]): T | null {
  const [loaded, setLoaded] = useState<{ causes: readonly unknown[]; value: T } | null>(null);
  useEffect(() => {
    let current = true;
    void load().then((value) => current && setLoaded({ causes, value }), () => undefined);
    return () => void (current = false);
  }, causes);
  return loaded?.causes.every((its, at) => its === causes[at]) ? loaded.value : null;
}
