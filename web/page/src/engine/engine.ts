// The engine's workers. Each kind of work has its own, so that a cancelled search does not end
// the check that runs at every change.
import { connect, type EngineWorker } from 'dokushin';
import { useEffect, useState } from 'preact/hooks';
import workerAddress from '../../../package/worker.js?worker&url';
import { type CoreEngine, coreModule, type PhotoEngine, photoModule } from './core';

/** `board`: what is answered at once, such as shapes and candidates; `ready`: puzzles kept ready, made in the
 * background, so that `today` and `technique`, for which somebody waits, are apart from it; `rating`, of a puzzle that was
 * solved, goes on while a path is cancelled; `fog`, of what lights it, goes on while digits are placed; `photo check`, of a reading that is
 * corrected, is apart from a long check of the board, as a call that is cancelled ends all calls and searches of its worker. */
export type CoreWork =
  | 'board' | 'check' | 'print' | 'ready' | 'today' | 'technique' | 'rating' | 'fog' | 'photo check';

/** What the core can't do, or does in twice the time. `explain`: hints, and `open`, apart from them, what a player has missed; `path`: a
 * whole solution path and its rating, which may take long; `text`: texts that are read or written while somebody waits;
 * `collection rating`, apart from reading it, rates thousands; `learn`: examples of techniques; `set`: what is told of a puzzle
 * while it is set, and `bench` what its setter asks for; `race` is apart from `laboratory`, for the reason above; `make 1` and
 * so on make beside `make`. */
const wholeWorks = [
  'explain', 'open', 'path', 'text', 'collection', 'collection rating', 'laboratory', 'race', 'learn', 'set', 'bench',
] as const;
export type MakeWork = 'make' | `make ${number}`;
type WholeWork = (typeof wholeWorks)[number] | MakeWork;

/** `photo` reads pictures, which a module of its own does. */
export type Work = CoreWork | WholeWork | 'photo';

/** The engine could not be fetched, or its worker did not start. */
export class NotStarted extends Error {}

const isWhole = (work: Work): boolean => work.startsWith('make') || wholeWorks.some((one) => one === work);
const workers = new Map<Work, Promise<EngineWorker>>();
const script = keepScript();

/** The worker for that kind of work; started when it is first asked for. */
export function engine(work: WholeWork): Promise<EngineWorker>;
export function engine(work: CoreWork): Promise<CoreEngine>;
export function engine(work: 'photo'): Promise<PhotoEngine>;
export function engine(work: Work): Promise<EngineWorker> {
  let worker = workers.get(work);
  if (!worker) {
    worker = startFor(work).catch((error: unknown) => {
      throw new NotStarted(String(error));
    });
    workers.set(work, worker);
    // One that could not start is tried anew when it is next asked for.
    worker.then(() => tell('ready'), () => (workers.delete(work), tell('failed')));
  }
  return worker;
}

/** The module and the worker's script are fetched side by side. */
async function startFor(work: Work): Promise<EngineWorker> {
  if (isWhole(work)) return connect({ worker: await script });
  const [address, source] = await Promise.all([script, work === 'photo' ? photoModule() : coreModule()]);
  return connect({ worker: address, source });
}

/** Ends a worker that is not needed any more; one that is asked for later is a new one. */
export function release(work: Work): void {
  void workers.get(work)?.then((worker) => worker.close(), () => undefined);
  workers.delete(work);
}

export type EngineState = 'loading' | 'ready' | 'failed';
let state: EngineState = 'loading';
const watchers = new Set<(state: EngineState) => void>();

/** One worker is enough to know that there is an engine. */
function tell(now: EngineState) {
  if (state === 'ready') return;
  state = now;
  for (const watcher of watchers) watcher(now);
}

/** Whether the engine has come yet. */
export function useEngineState(): EngineState {
  const [now, setNow] = useState(state);
  useEffect(() => {
    watchers.add(setNow);
    setNow(state);
    return () => void watchers.delete(setNow);
  }, []);
  return now;
}

/** The worker's script is fetched once, with the page, and kept: no later start asks the network,
 * nor a server that has another version by then. */
async function keepScript(): Promise<string> {
  const address = new URL(workerAddress, import.meta.url).href;
  // While it is developed it is not one file yet.
  if (import.meta.env.DEV) return address;
  try {
    const response = await fetch(address);
    if (!response.ok) return address;
    return URL.createObjectURL(new Blob([await response.text()], { type: 'text/javascript' }));
  } catch {
    return address;
  }
}
