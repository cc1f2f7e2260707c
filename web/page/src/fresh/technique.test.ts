import { describe, expect, it, vi } from 'vitest';
import { asWorker, endless, inNode } from '../engine-for-tests';
import { withTechnique } from './technique';

// How long the search for a puzzle takes is chance.
vi.setConfig({ testTimeout: 60_000 });

const { signal } = new AbortController();
const worker = asWorker();
const ignore = () => {};

describe('a puzzle for practising', () => {
  it('has the technique as its hardest step', async () => {
    const made = await withTechnique('xy-wing', signal, ignore, worker);
    expect(made).toMatchObject({ technique: 'xy-wing', scale: 'se', shape: '9x9', rating: 4.2 });
    expect((await inNode()).rate(made.givens).hardest.technique).toBe('xy-wing');
  });
  it("of HoDoKu's has it as the hardest step of HoDoKu's order", async () => {
    const made = await withTechnique('skyscraper', signal, ignore, worker);
    expect(made).toMatchObject({ technique: 'skyscraper', scale: 'hodoku' });
    expect((await inNode()).rate(made.givens, { hodoku: true }).hodoku!.hardest).toBe('skyscraper');
  });
  it('is another one each time', async () => {
    const two = [withTechnique('pointing', signal, ignore, worker), withTechnique('pointing', signal, ignore, worker)];
    const [one, other] = await Promise.all(two);
    expect(one!.givens).not.toBe(other!.givens);
  });
  it('is refused for a name that is no technique', async () => {
    await expect(withTechnique('no-such', signal, ignore, worker)).rejects.toThrow(/no-such/);
  });
  it('tells attempts, and ends by its signal', async () => {
    const control = new AbortController();
    const told: number[] = [];
    const made = withTechnique('jellyfish', control.signal, (attempts) => told.push(attempts), endless);
    await Promise.resolve();
    control.abort('enough');
    await expect(made).rejects.toBe('enough');
    expect(told).toEqual([1]);
  });
});
