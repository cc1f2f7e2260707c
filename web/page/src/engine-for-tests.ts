// What tests use in a browser's place: the engine in Node, and stores.
import { load, type Engine } from 'dokushin';
import type { Generating } from './fresh/calls';
import type { Level } from './fresh/levels';
import type { FreshPuzzle } from './fresh/puzzle';
import type { Store } from './fresh/ready-list';

let loaded: Promise<Engine> | undefined;
export const inNode = (): Promise<Engine> => (loaded ??= load());

/** The engine of this thread with a worker's calls. It notes the options of each call of generate(). */
export async function asWorker(asked: object[] = []): Promise<Generating> {
  const engine = await inNode();
  return {
    generate: async (options) => {
      options?.signal?.throwIfAborted();
      asked.push(options ?? {});
      return engine.generate(options);
    },
    rate: async (puzzle, options) => engine.rate(puzzle, options),
  };
}

/** A worker whose search for a level finds nothing, and ends only by its signal. */
export const endless: Generating = {
  generate: (options) =>
    new Promise((_, reject) => {
      options?.onProgress?.(1);
      options?.signal?.addEventListener('abort', () => reject(options.signal!.reason));
    }),
  rate: () => Promise.reject(new Error('there is nothing to rate')),
};

/** A store that two tabs share, each with a view of its own. */
export class Browser {
  texts = new Map<string, string>();
  refuses = false;
  #tabs: { changed: (key: string) => void; of: Store }[] = [];

  tab(): Store {
    const store: Store = {
      kept: (key) => this.texts.get(key) ?? null,
      keep: (key, text) => {
        if (this.refuses) return false;
        if (text === null) this.texts.delete(key);
        else this.texts.set(key, text);
        for (const { changed, of } of this.#tabs) if (of !== store) changed(key);
        return true;
      },
      onKept: (changed) => {
        const tab = { changed, of: store };
        this.#tabs.push(tab);
        return () => void this.#tabs.splice(this.#tabs.indexOf(tab), 1);
      },
    };
    return store;
  }
}

const givens = '000531609906480000304002058765010384139748006008000010083000165047160092090020400'.replaceAll('0', '.');
export const somePuzzle = (level: Level, attempt = 0): FreshPuzzle => ({
  level, shape: '9x9', givens, rating: 1.2, seed: '1', attempt,
});
