// What the module asks of its surroundings: a clock, random bytes, and nothing else. It has no
// files and no environment; a write (of a failed assertion) goes to the console.

import { random } from './platform.js';

const good = 0;
const badDescriptor = 8;

/** `memory()` is the module's memory, once it is there. */
export function wasi(memory) {
  const view = () => new DataView(memory().buffer);
  const known = {
    clock_time_get(_id, _precision, place) {
      const now = BigInt(Math.round(performance.now() * 1e6));
      view().setBigUint64(place, now, true);
      return good;
    },
    random_get(place, length) {
      random.getRandomValues(new Uint8Array(memory().buffer, place, length));
      return good;
    },
    environ_sizes_get(count, size) {
      view().setUint32(count, 0, true);
      view().setUint32(size, 0, true);
      return good;
    },
    environ_get: () => good,
    fd_write(_descriptor, vectors, count, written) {
      let text = '';
      let total = 0;
      for (let i = 0; i < count; ++i) {
        const at = view().getUint32(vectors + 8 * i, true);
        const length = view().getUint32(vectors + 8 * i + 4, true);
        text += new TextDecoder().decode(new Uint8Array(memory().buffer, at, length));
        total += length;
      }
      console.error(text);
      view().setUint32(written, total, true);
      return good;
    },
    proc_exit(status) {
      throw new Error(`the module ended itself with status ${status}`);
    },
  };
  return new Proxy(known, { get: (all, name) => all[name] ?? (() => badDescriptor) });
}
