// The caller's side of a worker: the engine's calls as promises, with signals that end them.
import { callNames } from './call-names.js';
import { DokushinError } from './errors.js';
import { compile, startWorker } from './platform.js';

const traceCalls = ['nextEvents', 'advance', 'standing', 'grid', 'candidates', 'counters', 'close'];

/** The module beside this file, compiled once for all workers. */
let own;

export async function connect({ source, worker } = {}) {
  const module = source === undefined ? (own ??= compile()) : compile(source);
  // A module that could not be fetched is asked for anew by the next call.
  if (module === own) module.catch(() => (own = undefined));
  const line = new Line(await module, worker);
  const { version, kernel } = await line.start();
  const engine = { version, kernel, close: () => line.close() };
  for (const call of callNames.filter((name) => name !== 'trace')) {
    engine[call] = (...args) => line.call(call, ...signalOf(args));
  }
  engine.trace = async (...args) => {
    const [plain, hooks] = signalOf(args);
    return traced(line, await line.call('trace', plain, hooks));
  };
  return engine;
}

/** The arguments without what can't be sent to a worker, and that. */
function signalOf(args) {
  const hooks = {};
  const plain = args.map((arg) => {
    // As an Error it would lose all but its message on the way.
    if (arg instanceof DokushinError) return arg.data;
    if (!arg || typeof arg !== 'object' || !('signal' in arg || 'onProgress' in arg)) return arg;
    const { signal, onProgress, ...rest } = arg;
    hooks.signal = signal ?? hooks.signal;
    hooks.onProgress = onProgress ?? hooks.onProgress;
    return rest;
  });
  return [plain, hooks];
}

/** A search in the worker. */
function traced(line, trace) {
  const steps = { [Symbol.asyncIterator]: () => events(steps) };
  for (const call of traceCalls) {
    steps[call] = (...args) => line.call(call, args, { trace });
  }
  return steps;
}

/** Event after event, fetched many at a time. */
async function* events(trace) {
  const many = 1000;
  for (;;) {
    const some = await trace.nextEvents(many);
    if (some.length === 0) return;
    yield* some;
  }
}

/** A worker, and the calls that wait for its answer. */
class Line {
  #module;
  #address;
  #worker;
  #waiting = new Map();
  #last = 0;
  #starting;
  /** Of #starting: a later start takes its place, a close ends it. */
  #settle = { resolve() {}, reject() {} };
  #closed = false;
  /** How often a new worker was started: traces of an ended one are gone. */
  #generation = 0;
  #traces = new Map();

  constructor(module, address) {
    this.#module = module;
    this.#address = address;
  }

  start() {
    const before = this.#settle;
    let ready = false;
    this.#starting = new Promise((resolve, reject) => {
      this.#settle = { resolve, reject };
      const generation = ++this.#generation;
      const onMessage = (message) => {
        if (generation !== this.#generation) return;
        if (message.listening) this.#worker.post({ module: this.#module });
        else if (message.ready) resolve((ready = message.ready));
        else if (message.failed) reject(errorOf(message.failed));
        else this.#answer(message);
      };
      const onError = (error) => {
        if (generation !== this.#generation) return;
        if (ready) this.#replace(error);
        else reject(error);
      };
      void startWorker(this.#address, onMessage, onError).then((worker) => {
        if (generation !== this.#generation) return worker.end();
        this.#worker = worker;
        worker.busy(true);
      }, reject);
    });
    before.resolve(this.#starting);
    // An abort while it starts is nobody's rejection to handle.
    this.#starting.then(() => this.#idle(), () => {});
    return this.#starting;
  }

  async call(call, args, { signal, onProgress, trace } = {}) {
    signal?.throwIfAborted();
    if (this.#closed) throw new Error('the worker was closed');
    await this.#started();
    signal?.throwIfAborted();
    if (trace !== undefined && this.#traces.get(trace) !== this.#generation) {
      if (call === 'close') return undefined;
      throw new Error('the search was ended with its worker');
    }
    const id = ++this.#last;
    if (call === 'trace') this.#traces.set(id, this.#generation);
    if (call === 'close') this.#traces.delete(trace);
    return new Promise((resolve, reject) => {
      const onAbort = () => this.#restart(id, signal.reason);
      const end = () => signal?.removeEventListener('abort', onAbort);
      signal?.addEventListener('abort', onAbort);
      this.#waiting.set(id, { resolve, reject, onProgress, end });
      this.#worker.busy(true);
      try {
        this.#worker.post(trace === undefined ? { id, call, args, reports: onProgress !== undefined } : { id, call, args, trace });
      } catch (error) {
        // What can't be sent to a worker: a function, for instance.
        this.#answer({ id, error: { message: error.message } });
      }
    });
  }

  /** While one waits, another call's abort may have started another worker. */
  async #started() {
    for (let awaited; awaited !== this.#starting; ) {
      awaited = this.#starting;
      await awaited;
    }
    if (this.#closed) throw new Error('the worker was closed');
  }

  #answer({ id, value, error, progress }) {
    const call = this.#waiting.get(id);
    if (!call) return;
    if (progress !== undefined) return call.onProgress?.(progress);
    this.#waiting.delete(id);
    call.end();
    this.#idle();
    if (error) call.reject(errorOf(error));
    else call.resolve(value);
    if (error?.broken) this.#replace(new Error('another call of this worker broke it'));
  }

  #idle() {
    if (this.#waiting.size === 0) this.#worker?.busy(false);
  }

  /** The worker can't hear while it computes: to end a call is to end the worker. */
  #restart(id, reason) {
    const aborted = this.#waiting.get(id);
    if (!aborted) return;
    this.#waiting.delete(id);
    aborted.end();
    aborted.reject(reason);
    this.#replace(new DOMException('another call of this worker was aborted', 'AbortError'));
  }

  #replace(reason) {
    this.#worker.end();
    this.#endAll(reason);
    if (!this.#closed) void this.start();
  }

  #endAll(error) {
    for (const call of this.#waiting.values()) {
      call.end();
      call.reject(error);
    }
    this.#waiting.clear();
    this.#traces.clear();
  }

  close() {
    this.#closed = true;
    ++this.#generation;
    this.#worker?.end();
    const closed = new Error('the worker was closed');
    this.#settle.reject(closed);
    this.#endAll(closed);
  }
}

function errorOf(told) {
  return 'code' in told ? new DokushinError(told) : new Error(told.message);
}
