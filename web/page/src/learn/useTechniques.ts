// The engine's table of techniques, asked for once; again after a failure.
import type { Technique } from 'dokushin';
import { engine } from '../engine/engine';
import { useLoaded } from './useLoaded';

let asked: Promise<readonly Technique[]> | undefined;

async function table(): Promise<readonly Technique[]> {
  try {
    return await (asked ??= engine('learn').then((worker) => worker.techniques()));
  } catch (error) {
    asked = undefined;
    throw error;
  }
}

export function useTechniques(): readonly Technique[] {
  return useLoaded(table, []) ?? [];
}
