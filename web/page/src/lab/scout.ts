// What runs ahead of who watches, at the engine's own speed: how long the search is, how deep it is
// all along, and how fast it goes.
import { advance, type Going, nextSlice, type Searches } from './searches';
import { Trail } from './trail';

/** A search that others took so many steps ahead goes on for this: what it was then is not told. */
const fewUntold = 10_000;

export class Scout {
  readonly trail = new Trail();
  /** Where it is, while it runs. */
  grid: readonly number[] | null = null;
  backtracks = 0;
  placed = 0;
  depth = 0;
  milliseconds = 0;

  private latest = 0;
  private ending: Promise<void> = Promise.resolve();

  constructor(private readonly searches: Searches) {}

  /** Goes on to the end, or to where `going` or a later call stops it. */
  run(going: Going, tell: () => void): Promise<void> {
    const mine = ++this.latest;
    const before = this.ending;
    const run = async () => {
      await before.catch(() => undefined);
      await this.goOn(() => mine === this.latest && going(), tell);
    };
    return (this.ending = run());
  }

  private async goOn(going: Going, tell: () => void): Promise<void> {
    const { trail } = this;
    if (trail.ended || !going()) return;
    const search = await this.searches.between(trail.reach, trail.reach && trail.reach + fewUntold, going, () => undefined);
    try {
      for (let slice = 4000; !search.ended && going(); ) {
        const from = search.events;
        const { every } = trail;
        const done = await advance(search, slice, { every });
        const [grid, { backtracks }] = await Promise.all([search.trace.grid(), search.trace.counters()]);
        Object.assign(this, { grid, backtracks, placed: search.placed, depth: done.depth, milliseconds: search.milliseconds });
        trail.add(from, done, every, { events: search.events, backtracks, milliseconds: search.milliseconds, grid });
        slice = nextSlice(slice, done);
        tell();
      }
      // Somebody else has taken its last steps.
      if (search.ended) trail.end(search.events);
    } finally {
      this.searches.give(search);
    }
  }

  /** Events a second. */
  get rate(): number {
    return this.milliseconds > 0 ? (this.trail.reach / this.milliseconds) * 1000 : 0;
  }
}
