import { beforeEach, expect, it, vi } from 'vitest';
import { Store } from '../store-for-tests';

/** What is used of a browser's database, one that may be full. */
const fake = () => {
  const stores = new Map<string, Map<string, unknown>>();
  const state = { full: false, stores };
  const later = (act: () => void) => void Promise.resolve().then(act);
  const request = (result: unknown) => {
    const its: { result: unknown; onsuccess?: () => void } = { result };
    later(() => its.onsuccess?.());
    return its;
  };
  const database = {
    objectStoreNames: { contains: (name: string) => stores.has(name) },
    createObjectStore: (name: string) => stores.set(name, new Map()),
    transaction: (_: unknown, mode: string) => {
      const changes: (() => void)[] = [];
      const its: { error: Error | null; oncomplete?: () => void; onabort?: () => void; objectStore: (name: string) => object } = {
        error: new Error('full'),
        objectStore: (name) => ({
          get: (id: string) => request(stores.get(name)!.get(id)),
          getAll: () => request([...stores.get(name)!.values()]),
          put: (value: unknown, id: string) => changes.push(() => stores.get(name)!.set(id, value)),
          delete: (id: string) => changes.push(() => stores.get(name)!.delete(id)),
        }),
      };
      if (mode === 'readwrite') {
        later(() => {
          if (state.full) return its.onabort?.();
          changes.forEach((change) => change());
          its.oncomplete?.();
        });
      }
      return its;
    },
  };
  const open = () => {
    const its: { result: unknown; onupgradeneeded?: () => void; onsuccess?: () => void } = { result: database };
    later(() => (its.onupgradeneeded?.(), its.onsuccess?.()));
    return its;
  };
  return { state, indexedDB: { open } };
};

const visit = async () => {
  vi.resetModules();
  return { ...(await import('./collections')), ...(await import('./solved-notes')) };
};
const facts = { id: 'one', name: 'one.txt', at: 5, count: 9, solved: 0 };
const text = { text: 'its puzzles' };
let state: ReturnType<typeof fake>['state'];
beforeEach(() => {
  const its = fake();
  state = its.state;
  vi.stubGlobal('indexedDB', its.indexedDB);
  vi.stubGlobal('localStorage', new Store());
});

it('a collection whose change was refused is listed once, as it is now', async () => {
  const { keepCollection, collectionsKept, factsOf } = await visit();
  expect(await keepCollection(facts, { text })).toBe(true);
  state.full = true;
  expect(await keepCollection({ ...facts, solved: 3 })).toBe(false);
  expect(await collectionsKept()).toEqual([{ ...facts, solved: 3 }]);
  state.full = false;
  expect(await keepCollection({ ...facts, solved: 4 })).toBe(true);
  expect([await collectionsKept(), await factsOf('one')]).toEqual([[{ ...facts, solved: 4 }], { ...facts, solved: 4 }]);
});

it('a text that was refused is kept with the next change that is not', async () => {
  const { keepCollection } = await visit();
  state.full = true;
  await keepCollection(facts, { text });
  state.full = false;
  await keepCollection({ ...facts, solved: 1 });
  const next = await visit();
  expect([await next.factsOf('one'), await next.collectionText('one')]).toEqual([{ ...facts, solved: 1 }, text]);
});

it('what was solved in the moment when the page was left is counted in the next visit', async () => {
  const { keepCollection, noteSolved } = await visit();
  await keepCollection(facts, { text });
  noteSolved('one', 2);
  const next = await visit();
  expect(await next.collectionsKept()).toEqual([{ ...facts, solved: 2 }]);
  await next.keepCollection({ ...facts, solved: 3 });
  expect([next.solvedNote('one'), await next.factsOf('one')]).toEqual([null, { ...facts, solved: 3 }]);
});
