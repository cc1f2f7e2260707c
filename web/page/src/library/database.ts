// The browser's database of games: IndexedDB, a value a game. It may be refused, and a browser may
// close it at any time: then the next writing opens it again.
import { type Entry, entryOf } from './entry';

/** All copies of the page under an origin share it, as they share localStorage. */
const name = 'dokushin';
const version = 1;
const store = 'games';

/** Null: the game is to be removed. */
export type Changes = ReadonlyMap<string, Entry | null>;

/** What the library asks of a database. */
export interface Keeper {
  readAll(): Promise<Map<string, Entry>>;
  /** All changes or none; resolves when they are kept. */
  write(changes: Changes): Promise<void>;
}

const answer = <T>(request: IDBRequest<T>) =>
  new Promise<T>((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(name, version);
  request.onupgradeneeded = () => void request.result.createObjectStore(store, { keyPath: 'id' });
  return answer(request);
}

/** What another tab has written meanwhile stays, if it is newer. */
function put(games: IDBObjectStore, id: string, entry: Entry, failed: (error: unknown) => void) {
  const there = games.get(id);
  there.onsuccess = () => {
    const its = entryOf(there.result);
    if (its && its.at > entry.at) return;
    try {
      games.put({ id, ...entry });
    } catch (error) {
      failed(error);
      games.transaction.abort();
    }
  };
}

function written(database: IDBDatabase, changes: Changes): Promise<void> {
  return new Promise((done, failed) => {
    const transaction = database.transaction(store, 'readwrite');
    transaction.oncomplete = () => done();
    transaction.onabort = () => failed(transaction.error);
    const games = transaction.objectStore(store);
    for (const [id, entry] of changes) {
      if (entry) put(games, id, entry, failed);
      else games.delete(id);
    }
  });
}

export class Database implements Keeper {
  /** Null after it was closed. */
  #database: IDBDatabase | null = null;

  /** Rejects where the browser has no database, or refuses it. */
  static async open(): Promise<Database> {
    const its = new Database();
    await its.#open();
    return its;
  }

  async #open(): Promise<IDBDatabase> {
    const database = await opened();
    this.#database = database;
    const forget = () => {
      if (this.#database === database) this.#database = null;
    };
    database.onclose = forget;
    // Another page wants another version, or to delete it: it would wait for this one.
    database.onversionchange = () => (database.close(), forget());
    return database;
  }

  /** What is no game of ours stays there, unread. */
  async readAll(): Promise<Map<string, Entry>> {
    const database = this.#database ?? (await this.#open());
    const values: { id: string }[] = await answer(database.transaction(store).objectStore(store).getAll());
    const entries = new Map<string, Entry>();
    for (const value of values) {
      const entry = entryOf(value);
      if (entry) entries.set(value.id, entry);
    }
    return entries;
  }

  /** Where it is open, the changes are on their way to it when this returns. */
  async write(changes: Changes): Promise<void> {
    const database = this.#database ?? (await this.#open());
    await written(database, changes);
  }
}
