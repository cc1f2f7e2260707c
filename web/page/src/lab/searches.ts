// Searches of one puzzle by one method, each at some moment. A search can't go back: to come to a
// moment, one that stands before it goes on at the engine's own speed, or else a new one does.
import type { AdvanceOptions, Advanced, AsyncTrace, TraceEvent } from 'dokushin';

export interface Search {
  readonly trace: AsyncTrace;
  /** Events from the start to where it is, and how many of them placed a digit. */
  events: number;
  placed: number;
  /** How long the engine took for those that it ran at its own speed. */
  milliseconds: number;
  last: TraceEvent | null;
  ended: boolean;
}

export type Going = () => boolean;

/** The worker hears nothing else meanwhile. */
const sliceMilliseconds = 40;
/** So many that nobody uses are kept. */
const mostIdle = 4;

export class Searches {
  private idle: Search[] = [];
  private closed = false;

  constructor(private readonly open: () => Promise<AsyncTrace>) {}

  /** A search between `from` and `to`, as near as one is kept; else one at `from`. It is not as far
   * if it ended before, or when `going` says so. */
  async between(from: number, to: number, going: Going, tell: (events: number) => void): Promise<Search> {
    const search = this.nearest(to) ?? (await this.start());
    await runTo(search, from, going, tell);
    return search;
  }

  /** How many events it would take to come there. */
  distance(moment: number): number {
    return moment - Math.max(0, ...this.idle.map(({ events }) => events).filter((events) => events <= moment));
  }

  /** Nobody uses it any more. */
  give(search: Search): void {
    this.idle.push(search);
    while (this.idle.length > (this.closed ? 0 : mostIdle)) void this.idle.shift()!.trace.close().catch(() => undefined);
  }

  close(): void {
    this.closed = true;
    for (const { trace } of this.idle.splice(0)) void trace.close().catch(() => undefined);
  }

  private nearest(moment: number): Search | undefined {
    const before = this.idle.filter(({ events }) => events <= moment);
    if (before.length === 0) return undefined;
    const best = before.reduce((one, other) => (other.events >= one.events ? other : one));
    this.idle = this.idle.filter((one) => one !== best);
    return best;
  }

  private async start(): Promise<Search> {
    return searchOf(await this.open());
  }
}

export const searchOf = (trace: AsyncTrace): Search => ({ trace, events: 0, placed: 0, milliseconds: 0, last: null, ended: false });

/** Goes on by at most so many events. */
export async function advance(search: Search, most: number, options?: AdvanceOptions): Promise<Advanced> {
  const done = await search.trace.advance(most, options);
  search.events += done.events;
  search.placed += done.placed;
  search.milliseconds += done.milliseconds;
  search.last = done.last ?? search.last;
  search.ended = done.ended;
  return done;
}

/** How many events the next slice may have, after one that took so long. */
export function nextSlice(slice: number, { events, milliseconds }: Advanced, aim = sliceMilliseconds): number {
  const fitting = milliseconds > 0 ? (events * aim) / milliseconds : slice * 4;
  return Math.ceil(Math.min(Math.max(fitting, slice / 4, 1000), slice * 4, 5e6));
}

async function runTo(search: Search, moment: number, going: Going, tell: (events: number) => void): Promise<void> {
  let slice = 50_000;
  while (search.events < moment && !search.ended && going()) {
    slice = nextSlice(slice, await advance(search, Math.min(slice, moment - search.events)));
    tell(search.events);
  }
}
