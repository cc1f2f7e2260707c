// A search that is stepped: events as they come, the grid and the counters between them.
import { eventStruct } from '../struct.js';

const solved = 3; // the kinds of events without a cell
const exhausted = 4;

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

  constructor(exports, memory, puzzles, { search, cells, solutions }) {
    this.#c = exports;
    this.#memory = memory;
    this.#puzzles = puzzles;
    this.#search = search;
    this.#cells = cells;
    this.#left = solutions;
    const names = (call) => [0, 1, 2, 3, 4].map((i) => memory.text(exports[call](i)));
    this.#kinds = names('dokushin_event_kind_name');
    this.#reasons = names('dokushin_event_reason_name');
  }

  nextEvents(most) {
    if (this.#ended || !(most >= 1)) return [];
    return this.#memory.scope((scope) => {
      const room = Math.min(most, 1 << 16);
      const place = scope.block(eventStruct.bytes * room);
      const made = scope.block(4);
      scope.check(this.#c.dokushin_search_next(this.#search, place, room, made, scope.error));
      const event = (_, i) => this.#event(scope, place + i * eventStruct.bytes);
      return Array.from({ length: scope.i32(made) }, event);
    });
  }

  #event(scope, place) {
    const { kind, reason, cell, digit, depth } = scope.read(eventStruct, place);
    if (kind === exhausted || (kind === solved && --this.#left <= 0)) this.#ended = true;
    return {
      kind: this.#kinds[kind],
      reason: this.#reasons[reason],
      cell: kind >= solved ? -1 : cell,
      digit,
      depth,
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
