// The facts of a board, asked for when its shape changes.
import { type Answer, useEngine } from '../engine/useEngine';
import type { BoardFacts } from './facts';
import { factsOnce, knownFacts } from './known-facts';

export function useFacts(shape: string): Answer<BoardFacts> {
  const answer = useEngine(
    {
      work: 'board',
      ask: async (worker) => {
        try {
          await factsOnce(worker, shape);
          return { shape, error: null };
        } catch (error) {
          return { shape, error: error as Error };
        }
      },
    },
    [shape],
  );
  const facts = knownFacts(shape);
  if (facts) return { state: 'done', value: facts };
  if (answer.state !== 'done') return answer;
  const { error } = answer.value;
  return error && answer.value.shape === shape ? { state: 'failed', error } : { state: 'waiting' };
}
