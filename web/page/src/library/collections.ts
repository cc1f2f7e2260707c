// The browser keeps collections in a database of their own. That of games keeps its version, so that no tab with an older
// page loses it. What a shelf shows of a collection is apart from its text, which may be megabytes.
import { tellRefused } from '../store';
import { type Facts, type Found, isFacts, isFound } from './collection-facts';
import { forgetSolved, solvedNote, withNote } from './solved-notes';

const name = 'dokushin collections';
const version = 1;
const stores = { facts: 'facts', texts: 'texts', found: 'found' } as const;

/** This was opened: a text, and the board that it is read as, if somebody chose one. */
export interface KeptText {
  text: string;
  shape?: string;
}

const answer = <T>(request: IDBRequest<T>) =>
  new Promise<T>((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(name, version);
  request.onupgradeneeded = () => {
    for (const store of Object.values(stores)) if (!request.result.objectStoreNames.contains(store)) request.result.createObjectStore(store);
  };
  return answer(request);
}

/** What the browser refused, or has no database for, lasts as long as the page. It is newer than what the database has. */
const memory = { facts: new Map<string, Facts>(), texts: new Map<string, KeptText>(), found: new Map<string, Found>() };

let database: Promise<IDBDatabase> | null = null;
function open(): Promise<IDBDatabase> {
  database ??= opened().then((its) => {
    const forget = () => (database = null);
    its.onclose = forget;
    its.onversionchange = () => (its.close(), forget());
    return its;
  });
  database.catch(() => (database = null));
  return database;
}

/** Does something in one transaction over all stores; `otherwise` without a database. */
async function within<T>(mode: IDBTransactionMode, act: (transaction: IDBTransaction) => Promise<T>, otherwise: () => T): Promise<T> {
  let transaction: IDBTransaction;
  try {
    transaction = (await open()).transaction(Object.values(stores), mode);
  } catch {
    return otherwise();
  }
  const ended = new Promise<void>((done, failed) => {
    transaction.oncomplete = () => done();
    transaction.onabort = () => failed(transaction.error);
  });
  ended.catch(() => undefined); // heard of below, or by the request
  try {
    const [value] = await Promise.all([act(transaction), mode === 'readonly' ? undefined : ended]);
    return value;
  } catch {
    return otherwise();
  }
}

/** Returns all collections, the one that was opened last first. */
export async function collectionsKept(): Promise<Facts[]> {
  const all = await within('readonly', (its) => answer(its.objectStore(stores.facts).getAll() as IDBRequest<unknown[]>), () => []);
  const facts = new Map([...all.filter(isFacts), ...memory.facts.values()].map((its) => [its.id, withNote(its)]));
  return [...facts.values()].sort((a, b) => b.at - a.at);
}

/** Returns null if there is no such collection. */
export async function collectionText(id: string): Promise<KeptText | null> {
  const its = await within('readonly', (from) => answer(from.objectStore(stores.texts).get(id) as IDBRequest<KeptText | undefined>), () => undefined);
  return memory.texts.get(id) ?? its ?? null;
}

/** Returns what had been found out about its puzzles; null if nothing is kept. */
export async function collectionFound(id: string): Promise<Found | null> {
  const its = await within('readonly', (from) => answer(from.objectStore(stores.found).get(id) as IDBRequest<unknown>), () => undefined);
  return memory.found.get(id) ?? (isFound(its) ? its : null);
}

export async function factsOf(id: string): Promise<Facts | null> {
  const its = await within('readonly', (from) => answer(from.objectStore(stores.facts).get(id) as IDBRequest<unknown>), () => undefined);
  const facts = memory.facts.get(id) ?? (isFacts(its) ? its : null);
  return facts && withNote(facts);
}

interface Part {
  text?: KeptText;
  found?: Found;
}

/** Keeps a collection, or what changed of it, with what was refused before. Returns false if the browser refused it: then
 * it lasts as long as the page. */
export async function keepCollection(facts: Facts, part: Part = {}): Promise<boolean> {
  const { id } = facts;
  const { text = memory.texts.get(id), found = memory.found.get(id) } = part;
  const note = solvedNote(id);
  let done = true;
  const put = async (to: IDBTransaction) => {
    to.objectStore(stores.facts).put(facts, id);
    if (text) to.objectStore(stores.texts).put(text, id);
    if (found) to.objectStore(stores.found).put(found, id);
  };
  await within('readwrite', put, () => {
    done = false;
    memory.facts.set(id, facts);
    if (text) memory.texts.set(id, text);
    if (found) memory.found.set(id, found);
  });
  if (done) {
    forgetMemory(id);
    if (solvedNote(id) === note) forgetSolved(id);
  }
  tellRefused('collections', !done);
  return done;
}

const forgetMemory = (id: string) => Object.values(memory).forEach((its) => its.delete(id));

export interface Removed extends Part {
  facts: Facts;
}

/** Returns what is needed to bring it back; null if there was no such collection. */
export async function removeCollection(id: string): Promise<Removed | null> {
  const [facts, text, found] = await Promise.all([factsOf(id), collectionText(id), collectionFound(id)]);
  forgetMemory(id);
  forgetSolved(id);
  const remove = async (from: IDBTransaction) => {
    for (const store of Object.values(stores)) from.objectStore(store).delete(id);
  };
  await within('readwrite', remove, () => undefined);
  return facts && { facts, ...(text && { text }), ...(found && { found }) };
}
