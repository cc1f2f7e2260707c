// The engine's table of techniques, asked for once.
import type { Technique } from 'dokushin';
import { engine } from '../engine/engine';
import { useLoaded } from './useLoaded';

let asked: Promise<readonly Technique[]> | undefined;

export function useTechniques(): readonly Technique[] {
  return useLoaded(() => (asked ??= engine('learn').then((worker) => worker.techniques())), []) ?? [];
}
