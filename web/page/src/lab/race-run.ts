// The race: the same puzzle by each method at the engine's own speed, the same number of events each
// in turn.
import type { EngineWorker, Puzzle } from 'dokushin';
import { methods, type Method } from './methods';
import { advance, nextSlice, type Search, searchOf } from './searches';

/** The slices grow, so that short searches are seen to run and long ones end; but none takes the
 * engine so long that the page could not stop it. */
const firstSlice = 2;
const growth = 1.06;
const longestSlice = 60;

export type LaneState = 'waiting' | 'running' | 'solved' | 'exhausted' | 'cancelled';
export interface Lane {
  method: Method;
  grid: readonly number[];
  events: number;
  nodes: number;
  backtracks: number;
  /** That the engine took for it. */
  milliseconds: number;
  state: LaneState;
  /** Who was done so many-th, from 1; 0 while it is not known. */
  place: number;
}

export const lanesOf = (puzzle: Puzzle): Lane[] =>
  methods.map((method) => ({ method, grid: puzzle.givens, events: 0, nodes: 0, backtracks: 0, milliseconds: 0, state: 'waiting', place: 0 }));

interface Runner {
  lane: Lane;
  search: Search;
}

/** Runs until all lanes are done or `going()` says no; `show` gets the lanes after each round and
 * resolves when they were painted. */
export async function runRace(
  engine: EngineWorker,
  puzzle: Puzzle,
  going: () => boolean,
  show: (lanes: Lane[]) => Promise<void>,
): Promise<void> {
  const lanes = lanesOf(puzzle);
  const runners = await startAll(engine, puzzle, lanes);
  try {
    let slice = firstSlice;
    while (going() && runners.some(isRunning)) {
      const fitting: number[] = [];
      for (const runner of runners.filter(isRunning)) {
        if (going()) fitting.push(await runSlice(runner, Math.floor(slice)));
      }
      slice = Math.min(slice * growth, ...fitting);
      rank(lanes);
      await show(lanes.map((lane) => ({ ...lane })));
    }
    for (const { lane } of runners) if (lane.state === 'running') lane.state = 'cancelled';
    await show(lanes.map((lane) => ({ ...lane })));
  } finally {
    await closeAll(runners);
  }
}

/** All lanes, or none: if one can't start, those that did are closed. */
async function startAll(engine: EngineWorker, puzzle: Puzzle, lanes: Lane[]): Promise<Runner[]> {
  const started = await Promise.allSettled(lanes.map((lane) => startLane(engine, puzzle, lane)));
  const runners = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const failed = started.find((one) => one.status === 'rejected');
  if (!failed) return runners;
  await closeAll(runners);
  throw failed.reason;
}

async function closeAll(runners: Runner[]): Promise<void> {
  await Promise.all(runners.map(({ search }) => search.trace.close().catch(() => undefined)));
}

const isRunning = ({ lane }: Runner) => lane.state === 'running';

async function startLane(engine: EngineWorker, puzzle: Puzzle, lane: Lane): Promise<Runner> {
  lane.state = 'running';
  return { lane, search: searchOf(await engine.trace(puzzle, { method: lane.method })) };
}

/** Returns how many events fit a slice of this lane. */
async function runSlice({ lane, search }: Runner, slice: number): Promise<number> {
  const done = await advance(search, slice);
  const [grid, { nodes, backtracks }] = await Promise.all([search.trace.grid(), search.trace.counters()]);
  Object.assign(lane, { grid, nodes, backtracks, events: search.events, milliseconds: search.milliseconds });
  if (search.ended) lane.state = search.last?.kind === 'solved' ? 'solved' : 'exhausted';
  return nextSlice(slice, done, longestSlice);
}

/** Fewer events come first, as all take the same number in turn; with equally many, together. */
function rank(lanes: Lane[]): void {
  const done = lanes.filter(({ state }) => state === 'solved' || state === 'exhausted');
  for (const lane of done) lane.place = 1 + done.filter(({ events }) => events < lane.events).length;
}
