// The engine's table of techniques, asked for once; again after a failure.
import type { Technique } from 'dokushin';
import { engine } from '../engine/engine';
import { type Loaded, useLoaded } from '../loading/useLoaded';

let asked: Promise<readonly Technique[]> | undefined;

async function table(): Promise<readonly Technique[]> {
  try {
    return await (asked ??= engine('board').then((worker) => worker.techniques()));
  } catch (error) {
    asked = undefined;
    throw error;
  }
}

export const useTechniqueTable = (): Loaded<readonly Technique[]> => useLoaded(table, []);

/** Returns none until they have come. */
export const useTechniques = (): readonly Technique[] => useTechniqueTable().value ?? [];
