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
