// A search that is being watched: forward, back, and at a pace. Nothing is drawn here.
import type { EngineWorker, Puzzle, ShapeFacts, TraceEvent } from 'dokushin';
import { Feed, isEnd } from './feed';
import type { Method } from './methods';
import { Replay } from './replay';

/** Events a second that the slider knows; the last: as many as come. */
export const paces = [1, 2, 4, 8, 15, 30, 60, 200, 1000, 5000, Infinity] as const;
/** So many events at most between two pictures. */
const mostAFrame = 8000;

export class Player {
  readonly replay: Replay;
  /** Events that are due, with the part of the next one that has gone by. */
  private due = 0;

  private constructor(
    readonly puzzle: Puzzle,
    readonly facts: ShapeFacts,
    readonly method: Method,
    private readonly feed: Feed,
  ) {
    this.replay = new Replay(puzzle.givens, method === 'backtrack');
  }

  static async open(engine: EngineWorker, puzzle: Puzzle, facts: ShapeFacts, method: Method): Promise<Player> {
    const player = new Player(puzzle, facts, method, new Feed(await engine.trace(puzzle, { method })));
    await player.feed.fill(200);
    return player;
  }

  /** The next event, if it lies ready. */
  get next(): TraceEvent | undefined {
    return this.feed.peek();
  }
  get last(): TraceEvent | undefined {
    return this.replay.last();
  }
  get atEnd(): boolean {
    return this.feed.ended && this.next === undefined;
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

  back(): void {
    this.due = 0;
    const undone = this.replay.back();
    if (undone) this.feed.giveBack(undone);
  }

  /** Goes on to the next backtrack that is counted, or to the end; stops when `going` says so. */
  async nextBacktrack(going: () => boolean): Promise<void> {
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

  /** Lets so many seconds go by at that many events a second. */
  advance(seconds: number, pace: number, fail: (reason: unknown) => void): void {
    this.due = Math.min(this.due + (seconds > 0 ? seconds * pace : 0), mostAFrame);
    while (this.due >= 1 && this.forward()) this.due--;
    if (!this.next) this.due = Math.min(this.due, 1);
    void this.feed.fill(Math.min(200 + pace / 4, mostAFrame)).catch(fail);
  }

  close(): Promise<void> {
    return this.feed.close();
  }

  private async ready(): Promise<void> {
    if (!this.next) await this.feed.fill(2000);
  }

  private forward(): TraceEvent | undefined {
    const event = this.feed.take();
    if (event) this.replay.forward(event);
    return event;
  }
}
