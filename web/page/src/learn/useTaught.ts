// The examples of a technique as the engine reads them, and new puzzles to practise it.
import { useEffect, useRef, useState } from 'preact/hooks';
import { engine } from '../engine/engine';
import { withTechnique } from '../fresh/technique';
import { useLanguage } from '../words/language';
import { atItsStep, taught, type TaughtPosition } from './position';
import { useLoaded } from './useLoaded';

/** The texts of a technique's examples; none for an unknown one. */
export async function examplesOf(technique: string): Promise<readonly string[]> {
  const { examples } = await import('./examples');
  return examples[technique] ?? [];
}

/** One of a technique's examples, counted round; null until it is there. */
export function useExample(technique: string | null, which: number): TaughtPosition | null {
  const language = useLanguage();
  return useLoaded(async () => {
    if (technique === null) return null;
    const texts = await examplesOf(technique);
    const text = texts[which % texts.length];
    if (text === undefined) return null;
    const worker = await engine('learn');
    return taught(worker, await worker.parse(text), technique, language);
  }, [technique, which, language]);
}

export type Practice =
  | { state: 'none' | 'failed' }
  | { state: 'making'; attempts: number }
  | { state: 'made'; taught: TaughtPosition; number: number };

export interface Practising {
  practice: Practice;
  make: () => void;
  cancel: () => void;
}

/** Makes a puzzle that needs the technique, up to the step where it does. */
export function usePractice(technique: string): Practising {
  const language = useLanguage();
  const [practice, setPractice] = useState<Practice>({ state: 'none' });
  const control = useRef<AbortController | null>(null);
  const made = useRef(0);
  useEffect(() => {
    setPractice({ state: 'none' });
    return () => control.current?.abort();
  }, [technique, language]);
  const make = async () => {
    control.current?.abort();
    const { signal } = (control.current = new AbortController());
    setPractice({ state: 'making', attempts: 0 });
    try {
      const puzzle = await withTechnique(technique, signal, (attempts) => !signal.aborted && setPractice({ state: 'making', attempts }));
      const worker = await engine('learn');
      const position = await atItsStep(worker, puzzle);
      const its = position && (await taught(worker, position, technique, language));
      if (!signal.aborted) setPractice(its?.steps.length ? { state: 'made', taught: its, number: ++made.current } : { state: 'failed' });
    } catch {
      if (!signal.aborted) setPractice({ state: 'failed' });
    }
  };
  const cancel = () => {
    control.current?.abort();
    setPractice({ state: 'none' });
  };
  return { practice, make: () => void make(), cancel };
}
