// A search as it is watched: the grid after so many events, with a way back. It does what each
// event says and knows nothing of Sudoku.
import type { TraceEvent } from 'dokushin';

interface Placement {
  cell: number;
  digit: number;
  trial: boolean;
}
interface Past {
  event: TraceEvent;
  /** What a take_back took, to put it back. */
  taken?: Placement;
}

export class Replay {
  readonly grid: number[];
  placed = 0;
  backtracks = 0;
  /** Trials that stand. */
  depth = 0;
  /** Events from the start to here. */
  position = 0;
  private readonly standing: Placement[] = [];
  private past: Past[] = [];

  /** `everyTakenBack`: a tutorial's count, in which each digit taken back is a backtrack;
   * otherwise only a guess that is undone is one. `keep`: how many events back() can undo. */
  constructor(
    givens: readonly number[],
    private readonly everyTakenBack: boolean,
    private readonly keep = 100_000,
  ) {
    this.grid = [...givens];
  }

  forward(event: TraceEvent): void {
    this.past.push(event.kind === 'take_back' ? { event, taken: this.takeBack() } : { event });
    if (event.kind === 'place') {
      this.put({ cell: event.cell, digit: event.digit, trial: event.reason === 'trial' });
      this.placed++;
    }
    this.position++;
    if (this.past.length > 2 * this.keep) this.past = this.past.slice(this.past.length - this.keep);
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
    return this.past[this.past.length - 1 - before]?.event;
  }

  get canGoBack(): boolean {
    return this.past.length > 0;
  }

  private takeBack(): Placement {
    const taken = this.remove();
    this.backtracks += this.counts(taken) ? 1 : 0;
    return taken;
  }

  private counts(taken: Placement): boolean {
    return this.everyTakenBack || taken.trial;
  }

  private put(placement: Placement): void {
    this.standing.push(placement);
    this.grid[placement.cell] = placement.digit;
    this.depth += placement.trial ? 1 : 0;
  }

  private remove(): Placement {
    const last = this.standing.pop()!;
    this.grid[last.cell] = 0;
    this.depth -= last.trial ? 1 : 0;
    return last;
  }
}
