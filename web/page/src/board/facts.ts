// What is known of a board before anything stands on it: the shape's facts, and the figures that
// draw its rules.
import type { Drawing, EngineWorker, ShapeFacts } from 'dokushin';

export interface BoardFacts extends ShapeFacts {
  drawing: Drawing;
}

export async function factsOf(worker: EngineWorker, shape: string): Promise<BoardFacts> {
  const [facts, drawing] = await Promise.all([worker.shape(shape), worker.figures(shape)]);
  return { ...facts, drawing };
}

/** Has the board rules that are no houses? */
export const hasRules = async (worker: EngineWorker, shape: string) => (await worker.figures(shape)).words.length > 0;
