import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Generating } from './calls';
import { asWorker, Browser, endless, inNode, somePuzzle } from '../engine-for-tests';
import { levels, optionsOf, type Level } from './levels';
import { createReady } from './ready';

// How long the search for a puzzle takes is chance.
vi.setConfig({ testTimeout: 60_000 });

const none = Object.fromEntries(levels.map((level) => [level, 0]));
const never = () => Promise.reject(new Error('the engine was asked'));
const keeping = (...kept: unknown[]) => {
  const browser = new Browser();
  browser.texts.set('ready', JSON.stringify(kept));
  return browser;
};
const levelOf = (options: object): Level =>
  levels.find((level) => JSON.stringify(optionsOf(level).rating) === JSON.stringify((options as { rating: unknown }).rating))!;

afterEach(() => void vi.unstubAllGlobals());

describe('a ready puzzle', () => {
  it('is given without the engine, once, the oldest first', async () => {
    const browser = keeping(somePuzzle('hard', 1), somePuzzle('easy', 2), somePuzzle('hard', 3));
    const ready = createReady({ engine: never, store: browser.tab() });
    expect(ready.counts()).toEqual({ ...none, hard: 2, easy: 1 });
    expect(await ready.take('hard')).toEqual(somePuzzle('hard', 1));
    expect(await ready.take('hard')).toEqual(somePuzzle('hard', 3));
    await expect(ready.take('hard')).rejects.toThrow('the engine was asked');
    expect(ready.counts()).toEqual({ ...none, easy: 1 });
  });
  it('that one tab took is not given in another, which is told', async () => {
    const browser = keeping(somePuzzle('hard', 1), somePuzzle('hard', 2));
    const [one, other] = [0, 1].map(() => createReady({ engine: never, store: browser.tab() }));
    const told = vi.fn();
    const end = other!.onChange(told);
    const [first, second] = await Promise.all([one!.take('hard'), other!.take('hard')]);
    expect([first.attempt, second.attempt]).toEqual([1, 2]);
    expect(told).toHaveBeenCalledTimes(2);
    end();
    await expect(one!.take('hard')).rejects.toThrow();
    expect(told).toHaveBeenCalledTimes(2);
  });
  it('that is damaged is dropped', () => {
    const good = somePuzzle('easy');
    const bad = [
      null, 7, 'easy', [], { ...good, level: 'any' }, { ...good, shape: '4x4' }, { ...good, givens: good.givens.slice(1) },
      { ...good, givens: good.givens.replace('5', '0') }, { ...good, rating: '1.2' }, { ...good, seed: 1 }, { ...good, attempt: -1 },
    ];
    expect(createReady({ engine: never, store: keeping(...bad, good).tab() }).counts()).toEqual({ ...none, easy: 1 });
    for (const text of ['', '{', '7', 'null', '{"level":"easy"}']) {
      const browser = new Browser();
      browser.texts.set('ready', text);
      expect(createReady({ engine: never, store: browser.tab() }).counts()).toEqual(none);
    }
  });
});

describe('a puzzle that is not ready', () => {
  it('is made of the level, from a seed of its own, and can be generated again', async () => {
    const asked: object[] = [];
    const ready = createReady({ engine: () => asWorker(asked), store: new Browser().tab() });
    const two = [await ready.take('fiendish'), await ready.take('fiendish')];
    expect(two[0]!.seed).not.toBe(two[1]!.seed);
    for (const { level, givens, rating, seed, attempt } of two) {
      expect(level).toBe('fiendish');
      expect(rating).toBe((await inNode()).rate(givens).hardest.rating);
      const again = (await inNode()).generate({ ...optionsOf(level), seed, first: attempt, attempts: 1 });
      expect(again.puzzle!.givens.map((digit) => digit || '.').join('')).toBe(givens);
    }
    expect(new Set(asked.map(levelOf))).toEqual(new Set(['fiendish']));
  });
  it('ends by its signal, and leaves the engine to the others', async () => {
    const real = await asWorker();
    const worker: Generating = { ...real, generate: (options) => (levelOf(options!) === 'extreme' ? endless : real).generate(options) };
    const ready = createReady({ engine: async () => worker, store: new Browser().tab() });
    const control = new AbortController();
    const told = vi.fn();
    const extreme = ready.take('extreme', control.signal, told);
    const waiting = ready.take('hard', AbortSignal.abort('before'));
    await expect(waiting).rejects.toBe('before');
    const easy = ready.take('easy');
    await vi.waitFor(() => expect(told).toHaveBeenCalledWith(1));
    control.abort('enough');
    await expect(extreme).rejects.toBe('enough');
    expect((await easy).level).toBe('easy');
  });
  it('that takes long lets others be made in between', async () => {
    const real = await asWorker();
    const asked: Level[] = [];
    const times = new Set<boolean>();
    // Its first three slices find nothing.
    const generate: Generating['generate'] = (options) => {
      const level = levelOf(options!);
      asked.push(level);
      times.add(options!.time! < 1);
      const few = level === 'extreme' && asked.filter((its) => its === level).length <= 3;
      return real.generate(few ? { ...options, attempts: 1 } : { ...options, time: Infinity });
    };
    const ready = createReady({ engine: async () => ({ ...real, generate }), store: new Browser().tab() });
    const order: Level[] = [];
    await Promise.all((['extreme', 'easy'] as const).map(async (level) => order.push((await ready.take(level)).level)));
    expect(order).toEqual(['easy', 'extreme']);
    expect(asked).toEqual(['extreme', 'easy', 'extreme', 'extreme', 'extreme']);
    expect(times).toEqual(new Set([true]));
  });
});

describe('the supply', () => {
  it('gives what the background finds to whoever waits', async () => {
    const asked: object[] = [];
    let open = () => {};
    const gate = new Promise<void>((resolve) => (open = resolve));
    const engine = vi.fn(() => gate.then(() => asWorker(asked)));
    const kept = levels.slice(1).map((level) => somePuzzle(level));
    const ready = createReady({ engine, store: keeping(...kept).tab(), wanted: 1 });
    void ready.fill();
    await vi.waitFor(() => expect(engine).toHaveBeenCalled());
    const taken = ready.take('veryEasy');
    open();
    const { seed } = await taken;
    expect(asked.map((options) => (options as { seed: string }).seed)[0]).toBe(seed);
  });
  it('is filled, the cheapest level first, and again when one is taken', async () => {
    const asked: object[] = [];
    const ready = createReady({ engine: () => asWorker(asked), store: keeping(somePuzzle('extreme')).tab(), wanted: 1 });
    await ready.fill();
    expect(ready.counts()).toEqual(Object.fromEntries(levels.map((level) => [level, 1])));
    expect(asked.map(levelOf).filter((level, at, all) => level !== all[at - 1])).toEqual(['veryEasy', 'easy', 'fiendish', 'veryHard', 'hard', 'moderate']);
    await ready.take('easy');
    await vi.waitFor(() => expect(ready.counts().easy).toBe(1));
  });
  it('is there within a visit if the store refuses it', async () => {
    const browser = new Browser();
    browser.refuses = true;
    const kept = levels.slice(1).map((level) => somePuzzle(level));
    browser.texts.set('ready', JSON.stringify(kept));
    const ready = createReady({ engine: () => asWorker(), store: browser.tab(), wanted: 1 });
    await ready.fill();
    expect(ready.counts().veryEasy).toBe(1);
    expect((await ready.take('hard')).level).toBe('hard');
  });
  it('waits while the page is hidden and while it is busy', async () => {
    const page = Object.assign(new EventTarget(), { visibilityState: 'hidden' });
    vi.stubGlobal('document', page);
    let asked = 0;
    let busy = true;
    const kept = levels.slice(1).map((level) => somePuzzle(level));
    const looked = vi.fn(() => busy);
    const engine = () => (asked++, asWorker());
    const ready = createReady({ engine, store: keeping(...kept).tab(), wanted: 1, busy: looked });
    const filled = ready.fill();
    expect(looked).not.toHaveBeenCalled();
    page.visibilityState = 'visible';
    page.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(() => expect(looked).toHaveBeenCalledTimes(2));
    expect(asked).toBe(0);
    busy = false;
    await filled;
    expect(ready.counts().veryEasy).toBe(1);
  });
  it('does not reject without an engine, and is tried again', async () => {
    let works = false;
    const ready = createReady({
      engine: () => (works ? asWorker() : never()),
      store: keeping(...levels.slice(1).map((level) => somePuzzle(level))).tab(),
      wanted: 1,
    });
    await ready.fill();
    expect(ready.counts().veryEasy).toBe(0);
    works = true;
    await ready.fill();
    expect(ready.counts().veryEasy).toBe(1);
  });
});
