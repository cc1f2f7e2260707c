// All games that the browser keeps, in memory to be read at once. What is kept goes to the database
// behind that, and to the other tabs. Where the browser has no database, localStorage has them.
import { onKept, tellRefused } from '../store';
import { type Changes, Database, type Keeper } from './database';
import { type Entry, entryOf, summed, timeOf } from './entry';
import { forgetLocal, gamePrefix, journal, keepLocally, localGames, writeDown } from './local';
import { meet } from './meet';
import type { Summary } from './summary';

/** All copies of the page under an origin share their games. */
const channelName = 'dokushin games';

/** Null where the browser has none, or refuses it as it refuses to keep anything. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(channelName);
  } catch {
    return null;
  }
}

export type Kept = Entry & { summary: Summary };
/** `text` is null if the game was removed. */
type Watcher = (key: string, text: string | null) => void;

export class Library {
  #entries = localGames();
  /** Null where, or as long as, localStorage has the games. */
  #database: Keeper | null = null;
  /** What the database was not yet seen to have. */
  #unwritten = new Map<string, Entry | null>();
  #channel: BroadcastChannel | null = null;
  #watchers = new Set<Watcher>();
  #listeners = new Set<() => void>();

  get(id: string): Entry | null {
    return this.#entries.get(id) ?? null;
  }
  entries(): IterableIterator<[string, Entry]> {
    return this.#entries.entries();
  }

  /** Null if the text is no game. */
  summary(id: string): Summary | null {
    const entry = this.#entries.get(id);
    if (!entry) return null;
    const its = summed(entry);
    this.#entries.set(id, its);
    return its.summary ?? null;
  }

  /** Keeps a game, whether or not the page lives on. */
  put(id: string, entry: Kept): void {
    if (this.#database) writeDown(id, entry.text);
    this.#change(new Map([[id, this.#handOn(id, entry)]]));
  }

  /** Keeps many games, if the page lives on for a moment. */
  putAll(entries: ReadonlyMap<string, Kept>): void {
    this.#change(new Map(Array.from(entries, ([id, entry]) => [id, this.#handOn(id, entry)])));
    // This tab may show one of them.
    for (const [id, { text }] of entries) this.#tell(id, text);
    this.#changed();
  }

  /** Fields of the summary before that do not follow from the game. */
  #handOn(id: string, entry: Kept): Kept {
    return { ...entry, summary: { ...this.#entries.get(id)?.summary, ...entry.summary } };
  }

  remove(id: string): void {
    forgetLocal(id, Infinity);
    this.#change(new Map([[id, null]]));
  }

  #change(changes: Changes) {
    for (const [id, entry] of changes) {
      this.#set(id, entry);
      this.#channel?.postMessage({ id, entry });
      if (this.#database) this.#unwritten.set(id, entry);
      else keepLocally(id, entry?.text ?? null);
    }
    if (this.#database) void this.#write(this.#database);
  }

  #set(id: string, entry: Entry | null) {
    if (entry) this.#entries.set(id, entry);
    else this.#entries.delete(id);
  }

  /** Writes what the database does not have yet, what it refused before included. */
  async #write(database: Keeper): Promise<void> {
    const changes = new Map(this.#unwritten);
    if (!changes.size) return;
    try {
      await database.write(changes);
    } catch {
      tellRefused('games', true);
      return;
    }
    tellRefused('games', false);
    for (const [id, entry] of changes) {
      if (this.#unwritten.get(id) === entry) this.#unwritten.delete(id);
      if (entry) forgetLocal(id, entry.at);
    }
  }

  /** Goes over to the database, which takes in what localStorage has. */
  async adopt(database: Keeper): Promise<void> {
    const entries = await database.readAll();
    const taken = this.#entries;
    const changes = new Map<string, Entry>();
    for (const [id, entry] of journal()) {
      const there = entries.get(id);
      if (there && there.at >= entry.at) forgetLocal(id, there.at);
      else changes.set(id, summed(entry));
    }
    for (const [id, entry] of taken) {
      const there = changes.get(id) ?? entries.get(id);
      const its = summed(entry);
      if (there) for (const [name, met] of meet(id, there, its)) changes.set(name, met);
      // A text that can't be read stays where it is: another version of the page may read it.
      else if (its.summary) changes.set(id, its);
    }
    this.#entries = new Map([...entries, ...changes]);
    this.#database = database;
    for (const [id, entry] of changes) this.#unwritten.set(id, entry);
    void this.#write(database);
    for (const [id, { text }] of taken) {
      const now = this.#entries.get(id)?.text ?? text;
      if (now !== text) this.#tell(id, now);
    }
    this.#changed();
  }

  /** From here on, what other tabs keep is heard. */
  listen(): void {
    this.#channel = openChannel();
    this.#channel?.addEventListener('message', ({ data }: MessageEvent<{ id?: unknown; entry?: unknown } | null>) => {
      const entry = entryOf(data?.entry);
      if (typeof data?.id === 'string' && (entry || data.entry === null)) this.hear(data.id, entry);
    });
    // A tab without the database, or with an older version of the page. What it takes away there may
    // only have been moved.
    onKept((key, text) => {
      if (key.startsWith(gamePrefix) && text !== null) this.hear(key.slice(gamePrefix.length), { at: timeOf(text), text });
    });
    // A page that comes back out of the browser's memory has heard nothing there.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && void this.#catchUp();
    addEventListener('pageshow', onShow);
  }

  async #catchUp(): Promise<void> {
    for (const [id, entry] of localGames()) this.hear(id, entry);
    const entries = await this.#database?.readAll().catch(() => null);
    for (const [id, entry] of entries ?? []) this.hear(id, entry);
  }

  /** What another tab kept, which sees to it that it is written; null if it removed the game. */
  hear(id: string, entry: Entry | null): void {
    const mine = this.#entries.get(id);
    if (entry && mine ? entry.at <= mine.at : !entry && !mine) return;
    this.#unwritten.delete(id);
    this.#set(id, entry);
    this.#tell(id, entry?.text ?? null);
    this.#changed();
  }

  #changed() {
    for (const listener of this.#listeners) listener();
  }

  /** Calls when games came from elsewhere: the database, another tab or a file. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  #tell(id: string, text: string | null) {
    for (const watcher of this.#watchers) watcher(gamePrefix + id, text);
  }

  /** Calls when another tab changed a game; what is returned ends it. */
  onKept(watcher: Watcher): () => void {
    this.#watchers.add(watcher);
    return () => void this.#watchers.delete(watcher);
  }
}

/** Resolves once the database's games are there, too: at once where no library is opened. */
let whole: Promise<unknown> = Promise.resolve();
export const libraryIsWhole = () => whole;

let its: Library | null = null;
/** The page's own. */
export const library = () => (its ??= new Library());
export const onGameKept = (watcher: Watcher) => library().onKept(watcher);

/** Opens the library, to be awaited before anything is read. A database that takes longer is not
 * waited for: localStorage has the games until it comes. */
export async function openLibrary(longest = 1000): Promise<void> {
  library().listen();
  const opening = Database.open().then((database) => library().adopt(database));
  whole = opening.catch(() => undefined);
  const late = new Promise<void>((done) => setTimeout(done, longest));
  await Promise.race([whole, late]);
}
