import { beforeEach, expect, it, vi } from 'vitest';
import { Store } from '../store-for-tests';
import { type Holding, claimBench, keepBench } from './benches';


/** The locks of a browser, and a tab that takes some of them. */
const locks = () => {
  const taken = new Set<string>();
  const tab = () => {
    const mine = new Set<string>();
    const holding: Holding = {
      hold: async (name) => {
        if (taken.has(name)) return false;
        taken.add(name);
        mine.add(name);
        return true;
      },
    };
    return { holding, session: new Store(), close: () => mine.forEach((name) => taken.delete(name)) };
  };
  return tab;
};
const enter = (tab: { session: Store }) => vi.stubGlobal('sessionStorage', tab.session);
const any = () => true;
const gameOf = (text: string | null) => (text === null ? null : (JSON.parse(text) as { game: string }).game);

beforeEach(() => {
  vi.stubGlobal('localStorage', new Store());
  vi.useFakeTimers({ toFake: ['Date'] });
});

it('two tabs have a bench each, and one that was closed comes back in the next tab', async () => {
  const tab = locks();
  const [one, other] = [tab(), tab()];
  enter(one);
  const first = await claimBench(any, one.holding);
  keepBench(first.id, { game: 'first' });
  enter(other);
  const second = await claimBench(any, other.holding);
  expect([second.text, second.id === first.id]).toEqual([null, false]);
  vi.advanceTimersByTime(1000);
  keepBench(second.id, { game: 'second' });
  other.close();
  const third = tab();
  enter(third);
  expect(gameOf((await claimBench(any, third.holding)).text)).toBe('second');
});

it('a tab finds its own again, and a duplicate of it goes on with a copy', async () => {
  const tab = locks();
  const one = tab();
  enter(one);
  const { id } = await claimBench(any, one.holding);
  keepBench(id, { game: 'mine' });
  const copy = await claimBench(any, tab().holding);
  expect([gameOf(copy.text), copy.id === id]).toEqual(['mine', false]);
  one.close();
  expect((await claimBench(any, tab().holding)).id).toBe(id);
});

it('what a link does not fit stays as it was', async () => {
  const tab = locks();
  enter(tab());
  keepBench('it', { game: 'of another puzzle' });
  const one = tab();
  enter(one);
  expect((await claimBench(() => false, one.holding)).text).toBeNull();
});

it('the bench that all tabs shared is taken over; without locks a tab has a copy', async () => {
  localStorage.setItem('dokushin.set', JSON.stringify({ game: 'before' }));
  const tab = locks()();
  enter(tab);
  expect(gameOf((await claimBench(any, tab.holding)).text)).toBe('before');
  expect(localStorage.getItem('dokushin.set')).toBeNull();
  const copy = await claimBench(any, null);
  expect([gameOf(copy.text), copy.id === 'first']).toEqual(['before', false]);
});

it('the oldest go when there are too many', () => {
  enter(locks()());
  for (let count = 0; count < 25; count++) {
    vi.advanceTimersByTime(1000);
    keepBench(`b${count}`, { game: String(count) });
  }
  expect(Object.keys(localStorage).filter((name) => name.includes('bench.'))).toHaveLength(20);
  expect(localStorage.getItem('dokushin.bench.b4')).toBeNull();
});

it('where the browser is full, the oldest other benches make room for the new one', () => {
  enter(locks()());
  for (const id of ['old', 'older', 'new']) {
    vi.advanceTimersByTime(1000);
    keepBench(id, { game: id.repeat(100) });
  }
  const length = Object.values(localStorage).reduce((sum: number, text) => sum + String(text).length, 0);
  Store.room.set(localStorage as unknown as Store, length);
  vi.advanceTimersByTime(1000);
  keepBench('newest', { game: 'x'.repeat(200) });
  expect(Object.keys(localStorage).sort()).toEqual(['dokushin.bench.new', 'dokushin.bench.newest', 'dokushin.bench.older']);
});

it('a browser that keeps nothing more, whatever goes, loses no more benches than a new one takes', () => {
  enter(locks()());
  for (let count = 0; count < 9; count++) {
    vi.advanceTimersByTime(1000);
    keepBench(`b${count}`, { game: 'x'.repeat(100) });
  }
  Store.room.set(localStorage as unknown as Store, 0);
  keepBench('new', { game: 'x'.repeat(100) });
  expect(Object.keys(localStorage).length).toBeGreaterThanOrEqual(7);
});
