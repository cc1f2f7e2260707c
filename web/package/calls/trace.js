// A search that is stepped: events as they come, the grid and the counters between them.
import { eventStruct } from '../struct.js';

const [place, takeBack] = [0, 1];
const solved = 3; // the kinds of events without a cell
const exhausted = 4;
/** advance() makes so many events a call, in a buffer that stays in the processor's cache. */
const roomOfAdvance = 2048;

export function trace(host, like, { method = 'backtrack', solutions = 1 } = {}) {
  return host.with(like, (scope, puzzle) => {
    const name = scope.text(method);
    const search = scope.made((place) =>
      host.c.dokushin_search_new(puzzle, name, place, scope.error),
    );
    const cells = host.puzzles.cells(scope, puzzle);
    return new Trace(host.c, host.memory, host.puzzles, { search, cells, solutions });
  });
}

class Trace {
  #c;
  #memory;
  #puzzles;
  #search;
  #cells;
  /** Solutions that are still to be found. */
  #left;
  #ended = false;
  #kinds;
  #reasons;
  /** The events whose digits stand, in the order of their placing: their first words, their digits,
   * and how many. */
  #standing;
  #digits;
  #count = 0;

  constructor(exports, memory, puzzles, { search, cells, solutions }) {
    this.#c = exports;
    this.#memory = memory;
    this.#puzzles = puzzles;
    this.#search = search;
    this.#cells = cells;
    this.#left = solutions;
    this.#standing = new Uint32Array(cells);
    this.#digits = new Uint8Array(cells);
    const names = (call) => [0, 1, 2, 3, 4].map((i) => memory.text(exports[call](i)));
    this.#kinds = names('dokushin_event_kind_name');
    this.#reasons = names('dokushin_event_reason_name');
  }

  nextEvents(most) {
    if (this.#ended || !(most >= 1)) return [];
    return this.#memory.scope((scope) => {
      const room = Math.min(most, 1 << 16);
      const at = scope.block(eventStruct.bytes * room);
      const made = scope.block(4);
      scope.check(this.#c.dokushin_search_next(this.#search, at, room, made, scope.error));
      const words = this.#memory.words(at, scope.i32(made) * 3);
      this.#follow(words, new Depths(Infinity));
      this.#note(words);
      return Array.from({ length: words.length / 3 }, (_, i) => this.#told(words, 3 * i));
    });
  }

  advance(most, { every = Infinity, cell } = {}) {
    const depths = new Depths(every);
    const done = { events: 0, placed: 0, depth: 0, last: null, ended: this.#ended, stopped: false };
    const began = performance.now();
    if (!this.#ended) this.#memory.scope((scope) => this.#run(scope, most, cell, done, depths));
    return { ...done, milliseconds: performance.now() - began, ...depths.told() };
  }

  /** Makes events up to `most`, or up to one that changes `cell`. */
  #run(scope, most, cell, done, depths) {
    const buffer = scope.block(eventStruct.bytes * roomOfAdvance);
    const made = scope.block(4);
    const to = [buffer, 0, made, scope.error];
    let words = [];
    while (done.events < most && !this.#ended && !done.stopped) {
      to[1] = Math.min(roomOfAdvance, most - done.events);
      scope.check(
        cell === undefined
          ? this.#c.dokushin_search_next(this.#search, ...to)
          : this.#c.dokushin_search_next_until(this.#search, cell, ...to),
      );
      words = this.#memory.words(buffer, scope.i32(made) * 3);
      done.events += words.length / 3;
      done.placed += this.#follow(words, depths);
      this.#note(words);
      const last = words[words.length - 3];
      done.stopped = cell !== undefined && (last & 255) <= takeBack && last >>> 16 === cell;
    }
    if (words.length === 0) return;
    done.last = this.#told(words, words.length - 3);
    done.depth = done.last.depth;
    done.ended = this.#ended;
  }

  /** Goes through events as they lie in memory, three words each; tells how many placed a digit. */
  #follow(words, depths) {
    const standing = this.#standing;
    let count = this.#count;
    let placed = 0;
    for (let i = 0; i < words.length; i += 3) {
      const kind = words[i] & 255;
      if (kind === place) {
        standing[count] = words[i];
        this.#digits[count++] = words[i + 1];
        placed++;
      } else if (kind === takeBack) count--;
      depths.add(words[i + 2]);
    }
    this.#count = count;
    return placed;
  }

  standing() {
    return Array.from(this.#standing.subarray(0, this.#count), (word, i) => ({
      cell: word >>> 16,
      digit: this.#digits[i],
      reason: this.#reasons[(word >>> 8) & 255],
    }));
  }

  /** What the last of some events says of the search's end. */
  #note(words) {
    const kind = words[words.length - 3] & 255;
    if (kind === exhausted || (kind === solved && --this.#left <= 0)) this.#ended = true;
  }

  /** The event whose three words begin there: eventStruct, little-endian. */
  #told(words, at) {
    const kind = words[at] & 255;
    return {
      kind: this.#kinds[kind],
      reason: this.#reasons[(words[at] >>> 8) & 255],
      cell: kind >= solved ? -1 : words[at] >>> 16,
      digit: words[at + 1] & 255,
      depth: words[at + 2],
    };
  }

  grid() {
    return this.#memory.scope((scope) =>
      this.#puzzles.grid(scope, this.#cells, (...to) =>
        this.#c.dokushin_search_grid(this.#search, ...to),
      ),
    );
  }

  candidates() {
    return this.#memory.scope((scope) =>
      this.#puzzles.marks(scope, this.#cells, (...to) =>
        this.#c.dokushin_search_candidates(this.#search, ...to),
      ),
    );
  }

  counters() {
    return this.#memory.scope((scope) => {
      const at = scope.block(24);
      scope.check(this.#c.dokushin_search_counters(this.#search, at, at + 8, at + 16));
      const [nodes, guesses, backtracks] = [0, 8, 16].map((by) => Number(scope.u64(at + by)));
      return { nodes, guesses, backtracks };
    });
  }

  close() {
    this.#c.dokushin_search_free(this.#search);
    this.#search = 0;
    this.#ended = true;
  }

  *[Symbol.iterator]() {
    for (let some = this.nextEvents(1000); some.length > 0; some = this.nextEvents(1000)) {
      yield* some;
    }
  }
}

/** The least and the greatest depth among each so many events. */
class Depths {
  #every;
  #in = 0;
  #lowest = Infinity;
  #highest = 0;
  #least = [];
  #greatest = [];

  constructor(every) {
    this.#every = every;
  }

  add(depth) {
    if (depth < this.#lowest) this.#lowest = depth;
    if (depth > this.#highest) this.#highest = depth;
    if (++this.#in >= this.#every) this.#close();
  }

  told() {
    if (this.#in > 0) this.#close();
    return { least: this.#least, greatest: this.#greatest };
  }

  #close() {
    this.#least.push(this.#lowest);
    this.#greatest.push(this.#highest);
    this.#in = 0;
    this.#lowest = Infinity;
    this.#highest = 0;
  }
}
