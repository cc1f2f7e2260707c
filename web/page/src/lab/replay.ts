// A search as it is watched: the grid after so many events, with a way back. It does what each
// event says and knows nothing of Sudoku.
import type { Standing, TraceEvent } from 'dokushin';

interface Past {
  event: TraceEvent;
  /** What a take_back took, to put it back. */
  taken?: Standing;
}

/** Where a search is: what stands, in the order of its placing, and what was counted on the way. */
export interface Moment {
  grid: readonly number[];
  standing: readonly Standing[];
  placed: number;
  backtracks: number;
  position: number;
  last: TraceEvent | null;
}

export const startOf = (givens: readonly number[]): Moment => ({
  grid: givens, standing: [], placed: 0, backtracks: 0, position: 0, last: null,
});

export class Replay {
  readonly grid: number[];
  placed = 0;
  backtracks = 0;
  /** Trials that stand. */
  depth = 0;
  /** Events from the start to here. */
  position = 0;
  readonly standing: Standing[] = [];
  private past: Past[] = [];
  /** The event before those. */
  private before: TraceEvent | null;

  /** `everyTakenBack`: a tutorial's count, in which each digit taken back is a backtrack;
   * otherwise only a guess that is undone is one. `keep`: how many events back() can undo. */
  constructor(
    start: Moment,
    private readonly everyTakenBack: boolean,
    private readonly keep = 100_000,
  ) {
    this.grid = [...start.grid];
    this.standing.push(...start.standing);
    this.depth = start.standing.filter(isTrial).length;
    this.placed = start.placed;
    this.backtracks = start.backtracks;
    this.position = start.position;
    this.before = start.last;
  }

  forward(event: TraceEvent): void {
    this.past.push(event.kind === 'take_back' ? { event, taken: this.takeBack() } : { event });
    if (event.kind === 'place') {
      this.put({ cell: event.cell, digit: event.digit, reason: event.reason });
      this.placed++;
    }
    this.position++;
    if (this.past.length <= 2 * this.keep) return;
    const cut = this.past.length - this.keep;
    this.before = this.past[cut - 1]!.event;
    this.past = this.past.slice(cut);
  }

  /** Undoes the last event and returns it; undefined at the start of what is kept. */
  back(): TraceEvent | undefined {
    const last = this.past.pop();
    if (!last) return undefined;
    this.position--;
    if (last.event.kind === 'place') {
      this.remove();
      this.placed--;
    } else if (last.taken) {
      this.put(last.taken);
      this.backtracks -= this.counts(last.taken) ? 1 : 0;
    }
    return last.event;
  }

  /** The event that came last, or so many before it. */
  last(before = 0): TraceEvent | undefined {
    if (before === this.past.length) return this.before ?? undefined;
    return this.past[this.past.length - 1 - before]?.event;
  }

  /** The last events, at most so many, the latest at the end. */
  recent(most: number): TraceEvent[] {
    return this.past.slice(-most).map(({ event }) => event);
  }

  get canGoBack(): boolean {
    return this.past.length > 0;
  }

  private takeBack(): Standing {
    const taken = this.remove();
    this.backtracks += this.counts(taken) ? 1 : 0;
    return taken;
  }

  private counts(taken: Standing): boolean {
    return this.everyTakenBack || isTrial(taken);
  }

  private put(placement: Standing): void {
    this.standing.push(placement);
    this.grid[placement.cell] = placement.digit;
    this.depth += isTrial(placement) ? 1 : 0;
  }

  private remove(): Standing {
    const last = this.standing.pop()!;
    this.grid[last.cell] = 0;
    this.depth -= isTrial(last) ? 1 : 0;
    return last;
  }
}

const isTrial = ({ reason }: Standing) => reason === 'trial';
