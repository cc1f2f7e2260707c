// Numbered attempts, shared among cores in blocks, whose results come in the order of the attempts: so
// the same order gives the same puzzles on any number of cores.

export interface Block {
  first: number;
  attempts: number;
}
export interface BlockResult<T> {
  found: readonly T[];
  /** False: the time ran out within it. */
  whole: boolean;
}

interface Sharing<T> {
  cores: number;
  /** So many are wanted. */
  enough: number;
  /** Runs all attempts of a block on one of the cores, counted from 0. What it throws ends all. */
  run: (core: number, block: Block) => Promise<BlockResult<T>>;
  onFound: (its: T) => void;
  /** Whether a core may join; the first one always does. */
  join: (core: number) => Promise<unknown>;
  /** Ends the blocks that are not needed any more. */
  stop: () => void;
}

/** A block is to take about so long, in milliseconds: a result waits for all blocks before its own. */
const [quick, slow] = [150, 600];
const mostInBlock = 1024;

/** Resolves to whether enough were found; otherwise the time ran out, and all that were found have been
 * handed on. */
export async function inOrder<T>({ cores, enough, run, onFound, join, stop }: Sharing<T>): Promise<boolean> {
  const done = new Map<number, { end: number; found: readonly T[] }>();
  let [next, passed, count, size] = [0, 0, 0, 1];
  let over = false;
  const end = () => {
    if (!over) stop();
    over = true;
  };
  const hand = (found: readonly T[]) => {
    for (const its of found.slice(0, enough - count)) {
      count += 1;
      onFound(its);
    }
    if (count >= enough) end();
  };
  const pass = () => {
    for (let block = done.get(passed); block && !over; block = done.get(passed)) {
      done.delete(passed);
      passed = block.end;
      hand(block.found);
    }
  };
  const work = async (core: number) => {
    if (core) await join(core);
    while (!over) {
      const block = { first: next, attempts: size };
      next += size;
      const began = performance.now();
      try {
        const { found, whole } = await run(core, block);
        done.set(block.first, { end: block.first + block.attempts, found });
        pass();
        if (!whole) end();
      } catch (error) {
        if (over) return;
        end();
        throw error;
      }
      const took = performance.now() - began;
      if (took < quick) size = Math.min(mostInBlock, size * 2);
      else if (took > slow) size = Math.max(1, size >> 1);
    }
  };
  await Promise.all(Array.from({ length: cores }, (_, core) => work(core)));
  // The time is over: what lies behind a gap is good, too.
  for (const [, { found }] of [...done].sort(([a], [b]) => a - b)) hand(found);
  return count >= enough;
}
