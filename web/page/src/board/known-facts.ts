// This module keeps the facts of shapes: they never change, so that each is asked for once in a visit.
import type { EngineWorker } from 'dokushin';
import { firstFacts } from 'virtual:first-facts';
import { type BoardFacts, factsOf } from './facts';

/** The build asked for those of the usual board. */
const known = new Map<string, BoardFacts>([[firstFacts.shape, firstFacts]]);

export const knownFacts = (shape: string): BoardFacts | undefined => known.get(shape);

export async function factsOnce(worker: Pick<EngineWorker, 'shape' | 'figures'>, shape: string): Promise<BoardFacts> {
  const facts = known.get(shape) ?? (await factsOf(worker, shape));
  known.set(shape, facts);
  return facts;
}
