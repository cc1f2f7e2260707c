// Events of a search in a worker, fetched in batches ahead of who watches.
import type { TraceEvent } from 'dokushin';
import type { Search } from './searches';

export class Feed {
  private buffer: TraceEvent[] = [];
  private at = 0;
  private undone: TraceEvent[] = [];
  private asking: Promise<void> | null = null;
  private closed = false;

  constructor(private readonly search: Search) {}

  /** The search has told its last event, and it is in the buffer or was taken. */
  get ended(): boolean {
    return this.search.ended;
  }

  /** Takes the next event; undefined if it is not there yet, or none is left. */
  take(): TraceEvent | undefined {
    return this.undone.pop() ?? this.buffer[this.at++] ?? this.none();
  }

  peek(): TraceEvent | undefined {
    return this.undone.at(-1) ?? this.buffer[this.at];
  }

  /** An event that was taken comes again. */
  giveBack(event: TraceEvent): void {
    this.undone.push(event);
  }

  /** Asks for more if fewer than so many lie ready. Resolves when they are there. */
  fill(wanted: number): Promise<void> {
    if (this.asking) return this.asking;
    if (this.ended || this.closed || this.buffer.length - this.at >= wanted) return Promise.resolve();
    this.asking = this.ask(wanted).finally(() => (this.asking = null));
    return this.asking;
  }

  /** The search, which nobody asks any more; it may be some events ahead of what was taken. */
  async release(): Promise<Search> {
    this.closed = true;
    await this.asking?.catch(() => undefined);
    return this.search;
  }

  private async ask(wanted: number): Promise<void> {
    const more = await this.search.trace.nextEvents(wanted);
    this.search.events += more.length;
    this.search.placed += more.filter(({ kind }) => kind === 'place').length;
    this.search.last = more.at(-1) ?? this.search.last;
    this.search.ended = more.length === 0 || isEnd(more.at(-1)!);
    this.buffer = this.buffer.slice(this.at).concat(more);
    this.at = 0;
  }

  private none(): undefined {
    this.at = this.buffer.length;
    return undefined;
  }
}

export const isEnd = (event: TraceEvent): boolean => event.kind === 'solved' || event.kind === 'exhausted';
