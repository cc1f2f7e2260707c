// Puzzles of each level that are ready before somebody asks for one.
import { givensText } from '../game/position';
import { generate, numberOf, rate, type Generating } from './calls';
import { byCost, levels, optionsOf, type Level } from './levels';
import type { FreshPuzzle } from './puzzle';
import { ReadyList, type Store } from './ready-list';
import { randomSeed } from './seed';
import { pause, untilAborted, visible } from './wait';

export interface ReadyOptions {
  /** Is called when a puzzle is to be made, not before: `() => engine('ready')`. */
  engine: () => Promise<Generating>;
  store: Store;
  /** So many puzzles of each level are kept ready. */
  wanted?: number;
  /** While it is true, nothing is made in the background. */
  busy?: () => boolean;
}
export interface Ready {
  /** A puzzle of the level that no other call gets, in no tab: at once if one is ready, otherwise
   * it is made. An abort rejects with the signal's reason at once. `onProgress` is told how many
   * attempts were made. */
  take(level: Level, signal?: AbortSignal, onProgress?: (attempts: number) => void): Promise<FreshPuzzle>;
  /** Makes what is missing, in the background; from then on, what is taken, too. Resolves when
   * nothing is missing or the engine failed; never rejects. */
  fill(): Promise<void>;
  counts(): Record<Level, number>;
  /** Returns what ends it. */
  onChange(listener: () => void): () => void;
}

/** The worker is asked for so much at a time. Between two slices the background gives way to
 * whoever waits, and several who wait take turns. This costs less than a tenth of the speed. */
const sliceSeconds = 0.25;
const busyMilliseconds = 250;

export function createReady(options: ReadyOptions): Ready {
  return new Supply(options);
}

/** A level's search goes on at its next attempt, whoever asks. */
interface Search {
  seed: string;
  first: number;
}

class Supply implements Ready {
  #engine: () => Promise<Generating>;
  #busy: () => boolean;
  #wanted: number;
  #list: ReadyList;
  #searches = new Map<Level, Search>();
  /** The end of the last slice that was asked for. There is one at a time, as a cancelled call
   * ends all calls of its worker. */
  #turn: Promise<unknown> = Promise.resolve();
  /** How many calls of take() wait for a puzzle. */
  #waiting = 0;
  #filling: Promise<void> | null = null;
  #isKeptFull = false;

  constructor({ engine, store, wanted = 2, busy = () => false }: ReadyOptions) {
    this.#engine = engine;
    this.#busy = busy;
    this.#wanted = wanted;
    this.#list = new ReadyList(store);
  }

  async take(level: Level, signal?: AbortSignal, onProgress?: (attempts: number) => void): Promise<FreshPuzzle> {
    signal?.throwIfAborted();
    const puzzle = this.#list.take(level) ?? (await this.#made(level, signal, onProgress));
    if (this.#isKeptFull) void this.fill();
    return puzzle;
  }

  fill(): Promise<void> {
    this.#isKeptFull = true;
    this.#filling ??= this.#fill()
      // Nobody waits for it: the next call tries again.
      .catch(() => undefined)
      .finally(() => (this.#filling = null));
    return this.#filling;
  }

  counts(): Record<Level, number> {
    const counts = Object.fromEntries(levels.map((level) => [level, 0])) as Record<Level, number>;
    for (const { level } of this.#list.all()) counts[level]++;
    return counts;
  }

  onChange(listener: () => void): () => void {
    return this.#list.onChange(listener);
  }

  async #made(level: Level, signal?: AbortSignal, onProgress?: (attempts: number) => void): Promise<FreshPuzzle> {
    this.#waiting++;
    try {
      for (;;) {
        // The background or another tab may have found one by then.
        const step = async () => this.#list.take(level) ?? (await this.#slice(level, signal, onProgress));
        const puzzle = await this.#inTurn(step, signal);
        if (puzzle) return puzzle;
      }
    } finally {
      this.#waiting--;
    }
  }

  async #fill(): Promise<void> {
    while (this.#missing()) {
      await visible();
      if (this.#waiting > 0 || this.#busy()) await pause(busyMilliseconds);
      else await this.#inTurn(() => this.#addMissing());
    }
  }

  /** Works one slice for the cheapest level of which a puzzle is missing. */
  async #addMissing(): Promise<void> {
    const level = this.#missing();
    const puzzle = level && (await this.#slice(level));
    if (puzzle) this.#list.add(puzzle);
  }

  #missing(): Level | undefined {
    const counts = this.counts();
    return byCost.find((level) => counts[level] < this.#wanted);
  }

  #inTurn<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    const mine = this.#turn.then(() => {
      signal?.throwIfAborted();
      return work();
    });
    this.#turn = mine.catch(() => undefined);
    return untilAborted(mine, signal);
  }

  /** Works one slice of a level's search, and returns null if it found no puzzle. */
  async #slice(level: Level, signal?: AbortSignal, onProgress?: (attempts: number) => void): Promise<FreshPuzzle | null> {
    const search = this.#searches.get(level) ?? { seed: randomSeed(), first: 0 };
    this.#searches.set(level, search);
    const { seed, first } = search;
    const worker = await this.#engine();
    const tell = (attempts: number) => onProgress?.(first + attempts);
    const options = { ...optionsOf(level), seed, first, time: sliceSeconds, onProgress: tell };
    const { puzzle, next } = await generate(worker, options, signal);
    if (!puzzle) {
      search.first = next;
      return null;
    }
    const rating = numberOf(await rate(worker, puzzle, undefined, signal));
    this.#searches.delete(level);
    return { level, shape: puzzle.shape, givens: givensText(puzzle.givens), rating, seed, attempt: next - 1 };
  }
}
