// The engine: all calls over one module. Each is a function of the host and what it is called
// with; nothing is computed here but what it takes to pass values to and fro.
import * as canon from './calls/canon.js';
import * as check from './calls/check.js';
import * as explain from './calls/explain.js';
import * as figures from './calls/figures.js';
import * as make from './calls/make.js';
import * as many from './calls/many.js';
import * as photo from './calls/photo.js';
import * as rate from './calls/rate.js';
import * as solve from './calls/solve.js';
import * as tables from './calls/tables.js';
import * as text from './calls/text.js';
import * as told from './calls/told.js';
import * as trace from './calls/trace.js';
import { Host } from './host.js';

const calls = { ...tables, ...figures, ...text, ...told, ...solve, ...check, ...trace, ...explain, ...rate, ...make, ...canon, ...many, ...photo };

export function engineOver(exports) {
  const host = new Host(exports);
  const engine = {
    version: host.memory.text(exports.dokushin_version_text()),
    // A module of fewer functions has no fast engine for many puzzles.
    kernel: exports.dokushin_batch_kernel ? host.memory.text(exports.dokushin_batch_kernel(host.solver())) : '',
  };
  for (const [name, call] of Object.entries(calls)) {
    engine[name] = (...args) => call(host, ...args);
  }
  return Object.freeze(engine);
}
