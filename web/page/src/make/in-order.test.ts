import { describe, expect, it } from 'vitest';
import { type Block, inOrder } from './in-order';

/** Every seventh attempt is good; later blocks end before earlier ones. */
const good = ({ first, attempts }: Block) => Array.from({ length: attempts }, (_, at) => first + at).filter((attempt) => attempt % 7 === 6);
const turn = (times: number): Promise<void> => (times ? Promise.resolve().then(() => turn(times - 1)) : Promise.resolve());

async function made(cores: number, enough: number, wholeTo = Infinity) {
  const found: number[] = [];
  let stopped = 0;
  const all = await inOrder<number>({
    cores,
    enough,
    run: async (core, block, found) => {
      await turn(20 * (cores - core));
      good(block).forEach(found);
      return block.first < wholeTo;
    },
    onFound: (its) => found.push(its),
    join: () => Promise.resolve(),
    stop: () => (stopped += 1),
  });
  return { all, found, stopped };
}

describe('attempts on several cores', () => {
  it('give the same results as on one, in order', async () => {
    const one = await made(1, 5);
    expect(one).toEqual({ all: true, found: [6, 13, 20, 27, 34], stopped: 1 });
    for (const cores of [2, 3, 8]) expect(await made(cores, 5)).toEqual(one);
  });
  it('hand on what was found when the time is over', async () => {
    const { all, found } = await made(4, 1000, 60);
    expect(all).toBe(false);
    expect(found.length).toBeGreaterThan(5);
    expect(found).toEqual([...found].sort((a, b) => a - b));
  });
  it('end with the error of any of them', async () => {
    const failing = inOrder<number>({
      cores: 3, enough: 1, onFound: () => undefined, join: () => Promise.resolve(), stop: () => undefined,
      run: (core) => (core === 1 ? Promise.reject(new Error('no such board')) : Promise.resolve(true)),
    });
    await expect(failing).rejects.toThrow('no such board');
  });
  it('hand on what was found when they are ended, though earlier ones have not', async () => {
    const found: number[] = [];
    let cancel: (why: Error) => void = () => undefined;
    const cancelled = new Promise<never>((_, reject) => (cancel = reject));
    const ended = inOrder<number>({
      cores: 3, enough: 100, onFound: (its) => found.push(its), join: () => Promise.resolve(), stop: () => undefined,
      run: (core, { first }, its) => {
        if (core) its(first);
        if (core === 2) cancel(new Error('cancelled'));
        return cancelled;
      },
    });
    await expect(ended).rejects.toThrow('cancelled');
    expect(found).toEqual([1, 2]);
  });
  it('go on without a core that cannot start', async () => {
    const found: number[] = [];
    const all = await inOrder<number>({
      cores: 3, enough: 3, onFound: (its) => found.push(its), stop: () => undefined,
      join: (core) => (core === 1 ? Promise.reject(new Error('no memory')) : Promise.resolve()),
      run: async (core, block, its) => {
        expect(core).not.toBe(1);
        await turn(5);
        good(block).forEach(its);
        return true;
      },
    });
    expect({ all, found }).toEqual({ all: true, found: [6, 13, 20] });
  });
});
