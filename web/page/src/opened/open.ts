// An open collection holds its puzzles as they are read, and what is found out about them.
import type { Puzzle, Unreadable } from 'dokushin';
import { type Row, puzzleOf } from './row';
import { type Reader, slicesOf } from './slices';

export interface Source {
  text: string;
  /** The text is read as this board; without it the engine recognises the board. */
  shape?: string;
  /** This is the file's name; it is empty where there was no file. */
  name: string;
}

export class OpenCollection {
  readonly rows: Row[] = [];
  readonly unreadable: Unreadable[] = [];
  readonly source: Source;
  /** Some of the text is not read yet. */
  reading = true;
  /** There was more than can be shown. */
  cut = false;
  /** This error ended reading too early; null if none did. */
  failure: unknown = null;
  /** The library keeps it under this name; null until it does. */
  id: string | null = null;
  #listeners = new Set<() => void>();

  constructor(source: Source) {
    this.source = source;
  }

  /** Resolves at the end of the text, whatever happens. */
  async read(reader: Reader): Promise<void> {
    const { text, shape } = this.source;
    try {
      for await (const { rows, unreadable, cut } of slicesOf(text, reader, shape ? { shape } : {})) {
        for (const row of rows) this.rows.push(row);
        for (const its of unreadable) this.unreadable.push(its);
        this.cut ||= cut === true;
        this.changed();
      }
    } catch (error) {
      this.failure = error;
    }
    this.reading = false;
    this.changed();
  }

  puzzle(index: number): Puzzle {
    return puzzleOf(this.rows[index]!);
  }

  changed(): void {
    for (const listener of [...this.#listeners]) listener();
  }
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Resolves once that holds, or all is read. */
  until(holds: () => boolean): Promise<void> {
    if (!this.reading || holds()) return Promise.resolve();
    return new Promise((done) => {
      const end = this.onChange(() => {
        if (this.reading && !holds()) return;
        end();
        done();
      });
    });
  }
}
