// A search that is being watched: forward, back, at a pace, and to any moment. Nothing is drawn here.
import type { EngineWorker, Puzzle, ShapeFacts, TraceEvent } from 'dokushin';
import { Feed, isEnd } from './feed';
import type { Method } from './methods';
import { Replay, startOf } from './replay';
import { advance, type Going, nextSlice, type Search, Searches } from './searches';
import { Scout } from './scout';

/** Events a second that the slider knows; the last: as many as come. */
export const paces = [1, 2, 4, 8, 15, 30, 60, 200, 1000, 5000, Infinity] as const;
/** So many events at most between two pictures. */
const mostAFrame = 8000;
/** So many events before a moment are told one by one, for the way back from there. */
const toldBefore = 3000;

type Tell = (events: number) => void;

export class Player {
  replay: Replay;
  readonly searches: Searches;
  /** What runs ahead at the engine's own speed, and knows the depth all along. */
  readonly scout: Scout;
  /** Null while another moment is gone to. */
  private feed: Feed | null = null;
  /** Events that are due, with the part of the next one that has gone by. */
  private due = 0;
  private closed = false;

  private constructor(
    engine: EngineWorker,
    readonly puzzle: Puzzle,
    readonly facts: ShapeFacts,
    readonly method: Method,
  ) {
    this.replay = new Replay(startOf(puzzle.givens), method === 'backtrack');
    this.searches = new Searches(() => engine.trace(puzzle, { method }));
    this.scout = new Scout(this.searches);
  }

  static async open(engine: EngineWorker, puzzle: Puzzle, facts: ShapeFacts, method: Method): Promise<Player> {
    const player = new Player(engine, puzzle, facts, method);
    await player.seek(0, () => true, () => undefined);
    await player.feed?.fill(200);
    return player;
  }

  /** The next event, if it lies ready. */
  get next(): TraceEvent | undefined {
    return this.feed?.peek();
  }
  get last(): TraceEvent | undefined {
    return this.replay.last();
  }
  get atEnd(): boolean {
    return this.feed !== null && this.feed.ended && this.next === undefined;
  }
  /** How far the next event has come, 0 to 1. */
  get fraction(): number {
    return Math.min(this.due, 1);
  }

  async step(): Promise<void> {
    this.due = 0;
    await this.ready();
    this.forward();
  }

  /** Undoes the last event; false where what came before is no longer known. */
  back(): boolean {
    this.due = 0;
    const undone = this.replay.back();
    if (undone) this.feed?.giveBack(undone);
    return undone !== undefined || this.replay.position === 0;
  }

  /** Goes on to the next backtrack that is counted, or to the end; stops when `going` says so. */
  async nextBacktrack(going: Going): Promise<void> {
    this.due = 0;
    const { backtracks } = this.replay;
    while (going()) {
      await this.ready();
      for (let event = this.forward(); event; event = this.forward()) {
        if (this.replay.backtracks > backtracks || isEnd(event)) return;
      }
      if (this.atEnd) return;
    }
  }

  /** Goes on until a digit is placed in a cell or taken back there, or to the end. */
  async untilChange(cell: number, going: Going, tell: Tell): Promise<void> {
    this.due = 0;
    for (let event = this.forward(); event; event = this.forward()) {
      if ((event.kind === 'place' || event.kind === 'take_back') && event.cell === cell) return;
    }
    const search = await this.release();
    if (!search) return;
    for (let slice = 5000, found = false; !found && !search.ended && going(); tell(search.events)) {
      const done = await advance(search, slice, { cell });
      found = done.stopped;
      slice = nextSlice(slice, done);
    }
    await this.land(search);
  }

  /** Goes to the moment behind so many events, or to where `going` stops it. */
  async seek(moment: number, going: Going, tell: Tell): Promise<void> {
    this.due = 0;
    await this.leave();
    const search = await this.searches.between(Math.max(0, moment - toldBefore), moment, going, tell);
    await this.land(search);
    while (this.replay.position < moment && going() && !this.atEnd) {
      if (!this.next) await this.feed!.fill(moment - this.replay.position);
      this.forward();
    }
  }

  /** Runs ahead to the end, or to where `going` stops it, and stands there. */
  async run(going: Going, tell: () => void): Promise<void> {
    this.due = 0;
    await this.leave();
    await this.scout.run(going, tell);
    await this.seek(this.scout.trail.reach, going, tell);
  }

  /** Lets so many seconds go by at that many events a second. */
  advance(seconds: number, pace: number, fail: (reason: unknown) => void): void {
    this.due = Math.min(this.due + (seconds > 0 ? seconds * pace : 0), mostAFrame);
    while (this.due >= 1 && this.forward()) this.due--;
    if (!this.next) this.due = Math.min(this.due, 1);
    void this.feed?.fill(Math.min(200 + pace / 4, mostAFrame)).catch(fail);
  }

  async close(): Promise<void> {
    this.closed = true;
    this.searches.close();
    await this.leave();
  }

  private async ready(): Promise<void> {
    if (!this.next) await this.feed?.fill(2000);
  }

  private forward(): TraceEvent | undefined {
    const event = this.feed?.take();
    if (event) this.replay.forward(event);
    return event;
  }

  private async release(): Promise<Search | undefined> {
    const { feed } = this;
    this.feed = null;
    return feed?.release();
  }

  private async leave(): Promise<void> {
    const search = await this.release();
    if (search) this.searches.give(search);
  }

  /** Stands where a search is. */
  private async land(search: Search): Promise<void> {
    const { trace, placed, events: position, last } = search;
    const [grid, standing, { backtracks }] = await Promise.all([trace.grid(), trace.standing(), trace.counters()]);
    this.replay = new Replay({ grid, standing, placed, backtracks, position, last }, this.method === 'backtrack');
    this.feed = new Feed(search);
    if (this.closed) await this.leave();
  }
}
