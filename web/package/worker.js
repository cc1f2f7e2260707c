// The worker's side: it answers one call after another with an engine of its own.
//   in:  { module } once, then { id, call, args } (with `reports` if somebody listens to its progress), or { id, trace, call, args }
//   out: { ready } or { id, value } or { id, error } or { id, progress }
import { load } from './dokushin.js';
import { DokushinError } from './errors.js';
import { inWorker } from './platform.js';

let engine;
/** Searches that are being stepped, by the number of the call that started them. */
const traces = new Map();
// Messages that come before the module is compiled wait for it.
const waiting = [];

const post = await inWorker((message) => {
  if ('module' in message) void start(message.module);
  else if (engine) answer(message);
  else waiting.push(message);
});
post({ listening: true });

async function start(module) {
  try {
    engine = await load(module);
    post({ ready: { version: engine.version, kernel: engine.kernel } });
    for (const message of waiting.splice(0)) answer(message);
  } catch (error) {
    post({ failed: told(error) });
  }
}

function answer({ id, call, args, trace, reports }) {
  try {
    post({ id, value: trace === undefined ? called(id, call, args, reports) : stepped(trace, call, args) });
  } catch (error) {
    post({ id, error: told(error) });
  }
}

/** Calls that report progress, and which of their arguments has the options. */
const optionsOfLongCalls = { generate: 0, explain: 1 };

function called(id, call, args, reports) {
  if (call === 'trace') {
    traces.set(id, engine.trace(...args));
    return id;
  }
  const place = optionsOfLongCalls[call];
  if (reports && place !== undefined) {
    const onProgress = (progress) => post({ id, progress });
    args[place] = { ...args[place], onProgress };
  }
  return engine[call](...args);
}

function stepped(trace, call, args) {
  const value = traces.get(trace)?.[call](...args);
  if (call === 'close') traces.delete(trace);
  return value;
}

function told(error) {
  if (error instanceof DokushinError) return error.data;
  // A trap (memory or stack that ran out) leaves the module as it was in the middle of something.
  const broken = error instanceof WebAssembly.RuntimeError || /call stack/.test(error?.message);
  return { message: error?.message ?? String(error), broken };
}
