// The engine's calls that make and rate a puzzle, with a signal that ends them.
import { DokushinError, type EngineWorker, type Generated, type GenerateOptions, type Puzzle, type RateOptions, type Rating } from 'dokushin';

/** What is asked of the engine here. */
export type Generating = Pick<EngineWorker, 'generate' | 'rate'>;
export type Scale = NonNullable<GenerateOptions['scale']>;

/** A rating may take long on big boards: they are rated only within this. */
const ratingSeconds = 5;

/** The engine generates a puzzle. A technique that Sudoku Explainer does not know is looked for in
 * HoDoKu's order; the answer says in whose it was. */
export async function generate(
  worker: Generating,
  options: GenerateOptions,
  signal?: AbortSignal,
): Promise<Generated & { scale: Scale }> {
  const { scale = 'se' } = options;
  try {
    return { ...(await worker.generate({ ...options, signal })), scale };
  } catch (error) {
    const other = error instanceof DokushinError && options.needs && !options.rating && scale !== 'hodoku';
    if (!other || signal?.aborted) throw error;
    return { ...(await worker.generate({ ...options, scale: 'hodoku', signal })), scale: 'hodoku' };
  }
}

/** The engine rates a puzzle; null where that takes too long. */
export async function rate(
  worker: Generating,
  puzzle: Puzzle,
  options?: RateOptions,
  cancelled?: AbortSignal,
): Promise<Rating | null> {
  const given = new AbortController();
  const giveUp = () => given.abort();
  const timer = setTimeout(giveUp, ratingSeconds * 1000);
  cancelled?.addEventListener('abort', giveUp);
  try {
    cancelled?.throwIfAborted();
    return await worker.rate(puzzle, options, { signal: given.signal });
  } catch (error) {
    if (cancelled?.aborted) throw error;
    return null;
  } finally {
    clearTimeout(timer);
    cancelled?.removeEventListener('abort', giveUp);
  }
}

/** A rating's number on Sudoku Explainer's scale; null where the techniques do not solve the puzzle. */
export const numberOf = (rating: Rating | null): number | null => (rating?.solved ? rating.hardest.rating : null);
