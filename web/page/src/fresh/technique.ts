// A puzzle for practising a technique: the technique is the hardest that it needs.
import type { GenerateOptions } from 'dokushin';
import { engine } from '../engine/engine';
import { givensText } from '../game/position';
import { generate, numberOf, rate, type Generating, type Scale } from './calls';
import type { MadePuzzle } from './puzzle';
import { randomSeed } from './seed';

export interface TechniquePuzzle extends MadePuzzle {
  technique: string;
  /** In whose order of techniques it is the hardest step. */
  scale: Scale;
}

/** The engine generates puzzles that need the technique until it is a puzzle's hardest step. `name`
 * is the technique's key; an unknown one rejects with the engine's error. For a rare technique this
 * may take minutes: the signal ends it. Puzzles are not minimal, but no pair of opposite givens is
 * redundant: such puzzles are found several times as fast as minimal symmetric ones. */
export async function withTechnique(
  name: string,
  signal: AbortSignal,
  onProgress: (attempts: number) => void = () => {},
  worker: Generating | Promise<Generating> = engine('technique'),
): Promise<TechniquePuzzle> {
  signal.throwIfAborted();
  const its = await worker;
  const seed = randomSeed();
  let options: GenerateOptions = { shape: '9x9', symmetry: '180', minimal: false, needs: [name], seed };
  for (let first = 0; ; ) {
    const tell = (attempts: number) => onProgress(first + attempts);
    const { puzzle, next, scale } = await generate(its, { ...options, first, onProgress: tell }, signal);
    // Without a limit of attempts or time it ends with a puzzle.
    const rating = await rate(its, puzzle!, { hodoku: scale === 'hodoku' }, signal);
    const hardest = scale === 'hodoku' ? rating?.hodoku?.hardest : rating?.hardest.technique;
    if (hardest === name) {
      const { shape } = puzzle!;
      return { technique: name, scale, shape, givens: givensText(puzzle!.givens), rating: numberOf(rating), seed, attempt: next - 1 };
    }
    first = next;
    options = { ...options, scale };
  }
}
