// The unplayed puzzles that the browser keeps, for all tabs.
import type { Level } from './levels';
import { isFresh, type FreshPuzzle } from './puzzle';

/** What is used of src/store.ts. */
export interface Store {
  kept(key: string): string | null;
  /** False if it was refused. */
  keep(key: string, text: string | null): boolean;
  onKept?(changed: (key: string) => void): () => void;
}

const key = 'ready';

/** The list is read anew for each question, as other tabs change it, too. Between reading and
 * writing nothing is awaited, so that a puzzle that one tab took is not given in another. */
export class ReadyList {
  #store: Store;
  /** The list while the store refuses it. */
  #refused: FreshPuzzle[] | null = null;
  #listeners = new Set<() => void>();
  #endListening: (() => void) | undefined;

  constructor(store: Store) {
    this.#store = store;
  }

  all(): FreshPuzzle[] {
    return this.#refused ?? parsed(this.#store.kept(key));
  }

  add(puzzle: FreshPuzzle): void {
    this.#write([...this.all(), puzzle]);
  }

  /** The oldest of a level, which is not ready any more; null if there is none. */
  take(level: Level): FreshPuzzle | null {
    const all = this.all();
    const at = all.findIndex((puzzle) => puzzle.level === level);
    if (at < 0) return null;
    this.#write(all.filter((_, index) => index !== at));
    return all[at]!;
  }

  /** The listener is called at each change, of other tabs too, until the returned function is called. */
  onChange(listener: () => void): () => void {
    this.#endListening ??= this.#store.onKept?.((its) => its === key && this.#tell());
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      this.#endListening?.();
      this.#endListening = undefined;
    };
  }

  #write(all: FreshPuzzle[]): void {
    this.#refused = this.#store.keep(key, all.length > 0 ? JSON.stringify(all) : null) ? null : all;
    this.#tell();
  }

  #tell(): void {
    for (const listener of [...this.#listeners]) listener();
  }
}

/** The puzzles of a kept text; what is none is left out. */
function parsed(text: string | null): FreshPuzzle[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter(isFresh) : [];
  } catch {
    return [];
  }
}
