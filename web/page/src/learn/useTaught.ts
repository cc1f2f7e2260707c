// The examples of a technique as the engine reads them, and new puzzles to practise it.
import type { EngineWorker, HouseKind, Language, Step } from 'dokushin';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { BoardFacts } from '../board/facts';
import { engine } from '../engine/engine';
import { withTechnique } from '../fresh/technique';
import { type Loaded, useLoaded } from '../loading/useLoaded';
import { useLanguage } from '../words/language';
import { atItsStep, taught, type TaughtPosition } from './position';

/** The texts of a technique's examples; none for an unknown one. */
export async function examplesOf(technique: string): Promise<readonly string[]> {
  const { examples } = await import('./examples');
  return examples[technique] ?? [];
}

/** Examples that were read: a page shows one in several places, and its search may take seconds. */
const read = new Map<string, Promise<TaughtPosition>>();

function exampleOf(worker: EngineWorker, text: string, technique: string, language: Language): Promise<TaughtPosition> {
  const key = [technique, language, text].join(' ');
  let example = read.get(key);
  if (!example) {
    example = worker.parse(text).then((puzzle) => taught(worker, puzzle, technique, language));
    read.set(key, example);
    // One that failed is read anew when it is next asked for.
    example.catch(() => read.delete(key));
  }
  return example;
}

/** One of a technique's examples, counted round. Where `houses` are named, it is the
 * first one from there on with a step in such a house, if there is one. */
export function useExample(technique: string, which: number, houses?: readonly HouseKind[]): Loaded<TaughtPosition | null> {
  const language = useLanguage();
  return useLoaded(async (isAwaited) => {
    const texts = await examplesOf(technique);
    // Where the part was left meanwhile, its worker has ended: no other one is started.
    if (!isAwaited()) return null;
    const worker = await engine('learn');
    let first: TaughtPosition | null = null;
    for (const at of texts.keys()) {
      const its = await exampleOf(worker, texts[(which + at) % texts.length]!, technique, language);
      if (!houses || its.steps.some((step) => isIn(step, its.facts, houses))) return its;
      first ??= its;
    }
    return first;
  }, [technique, which, houses, language]);
}

/** Whether a step is about a house of one of these kinds. */
export const isIn = ({ houses: [name] }: Step, { houses }: BoardFacts, kinds: readonly HouseKind[]): boolean =>
  houses.some((house) => house.name === name && kinds.includes(house.kind));

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
      signal.throwIfAborted();
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
