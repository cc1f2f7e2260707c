// The race: the same puzzle by each method, a slice of events each in turn.
import type { AsyncTrace, EngineWorker, Puzzle } from 'dokushin';
import { isEnd } from './feed';
import { methods, type Method } from './methods';
import { Replay } from './replay';

/** A lane that gets here stops: some searches would run for days. */
export const mostEvents = 2_000_000;
/** The slices grow, so that short searches are seen to run and long ones end. */
const firstSlice = 2;
const lastSlice = 8000;
const growth = 1.03;

export type LaneState = 'waiting' | 'running' | 'solved' | 'exhausted' | 'stopped' | 'cancelled';
export interface Lane {
  method: Method;
  grid: number[];
  events: number;
  nodes: number;
  backtracks: number;
  state: LaneState;
  /** Who was done so many-th, from 1; 0 while it is not known. */
  place: number;
}

export const lanesOf = (puzzle: Puzzle): Lane[] =>
  methods.map((method) => ({ method, grid: puzzle.givens, events: 0, nodes: 0, backtracks: 0, state: 'waiting', place: 0 }));

interface Runner {
  lane: Lane;
  trace: AsyncTrace;
  replay: Replay;
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
    for (let slice = firstSlice; going() && runners.some(isRunning); slice = Math.min(slice * growth, lastSlice)) {
      const running = runners.filter(isRunning);
      await Promise.all(running.map((runner) => runSlice(runner, Math.floor(slice))));
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
  await Promise.all(runners.map(({ trace }) => trace.close().catch(() => undefined)));
}

const isRunning = ({ lane }: Runner) => lane.state === 'running';

async function startLane(engine: EngineWorker, puzzle: Puzzle, lane: Lane): Promise<Runner> {
  lane.state = 'running';
  const trace = await engine.trace(puzzle, { method: lane.method });
  return { lane, trace, replay: new Replay(puzzle.givens, lane.method === 'backtrack', 0) };
}

async function runSlice({ lane, trace, replay }: Runner, slice: number): Promise<void> {
  const events = await trace.nextEvents(Math.min(slice, mostEvents - lane.events));
  const counters = await trace.counters();
  for (const event of events) replay.forward(event);
  lane.events += events.length;
  lane.nodes = counters.nodes;
  lane.backtracks = counters.backtracks;
  lane.grid = [...replay.grid];
  const last = events.at(-1);
  if (last && isEnd(last)) lane.state = last.kind as 'solved' | 'exhausted';
  else if (!last || lane.events >= mostEvents) lane.state = 'stopped';
}

/** Fewer events come first, as all take the same number in turn; with equally many, together. */
function rank(lanes: Lane[]): void {
  const done = lanes.filter(({ state }) => state === 'solved' || state === 'exhausted');
  for (const lane of done) lane.place = 1 + done.filter(({ events }) => events < lane.events).length;
}
