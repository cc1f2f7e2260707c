// Numbered attempts, shared among cores in blocks, whose results come in the order of the attempts: so
// the same order gives the same puzzles on any number of cores.

export interface Block {
  first: number;
  attempts: number;
}

interface Sharing<T> {
  cores: number;
  /** So many are wanted. */
  enough: number;
  /** Runs all attempts of a block on one of the cores, counted from 0, and hands each find on at once: what is found
   * before an end counts, too. Resolves to false if the time ran out within it. What it throws ends all. */
  run: (core: number, block: Block, found: (its: T) => void) => Promise<boolean>;
  onFound: (its: T) => void;
  /** Readies a core; the first one needs none. The others do without one whose call rejects. */
  join: (core: number) => Promise<unknown>;
  /** Ends the blocks that are not needed any more. */
  stop: () => void;
}

/** A block is to take about so long, in milliseconds: a result waits for all blocks before its own. */
const [quick, slow] = [150, 600];
const mostInBlock = 1024;

/** Resolves to whether enough were found; otherwise the time ran out. In any case, an error too, all that were found
 * have been handed on before. */
export async function inOrder<T>({ cores, enough, run, onFound, join, stop }: Sharing<T>): Promise<boolean> {
  const blocks = new Map<number, { end: number; found: T[]; ended: boolean }>();
  let [next, passed, count, size] = [0, 0, 0, 1];
  let over = false;
  let failed: { error: unknown } | null = null;
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
  /** The finds of the first block that has not ended are in order, too. */
  const pass = () => {
    for (let block = blocks.get(passed); block && !over; block = blocks.get(passed)) {
      hand(block.found.splice(0));
      if (!block.ended) return;
      blocks.delete(passed);
      passed = block.end;
    }
  };
  const work = async (core: number) => {
    if (core && !(await join(core).then(() => true, () => false))) return;
    while (!over) {
      const attempts = { first: next, attempts: size };
      next += size;
      const block = { end: next, found: [] as T[], ended: false };
      blocks.set(attempts.first, block);
      const began = performance.now();
      try {
        const whole = await run(core, attempts, (its) => (block.found.push(its), pass()));
        block.ended = true;
        pass();
        if (!whole) end();
      } catch (error) {
        if (!over) failed = { error };
        return end();
      }
      const took = performance.now() - began;
      if (took < quick) size = Math.min(mostInBlock, size * 2);
      else if (took > slow) size = Math.max(1, size >> 1);
    }
  };
  await Promise.all(Array.from({ length: cores }, (_, core) => work(core)));
  // It is over: what lies behind a gap is good, too.
  for (const [, { found }] of [...blocks].sort(([a], [b]) => a - b)) hand(found);
  if (failed) throw (failed as { error: unknown }).error;
  return count >= enough;
}
