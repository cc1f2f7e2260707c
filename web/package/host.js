// What the calls work with: the module's exports, its memory, and what several of them share.
import { end } from './codes.js';
import { Memory } from './memory.js';
import { microseconds, whole } from './numbers.js';
import { Puzzles } from './puzzles.js';
import { answerStruct, isText, solveOptions } from './struct.js';

export class Host {
  #batch = 0;

  constructor(exports) {
    this.c = exports;
    this.memory = new Memory(exports);
    this.puzzles = new Puzzles(exports, this.memory);
  }

  /** Calls `use` with a scope and the handle of what stands for a puzzle. */
  with(like, use) {
    return this.memory.scope((scope) => use(scope, this.puzzles.puzzle(scope, like)));
  }

  /** The rows of a table that a call fills in, one after another. */
  rows(layout, call) {
    return this.memory.scope((scope) => {
      const rows = [];
      const place = scope.struct(layout);
      while (scope.check(this.c[call](rows.length, place), end) === 0) {
        rows.push(this.named(layout, scope.read(layout, place)));
      }
      return rows;
    });
  }
  /** The names that a call tells by their position. */
  names(call) {
    const names = [];
    for (let name = this.c[call](0); name !== 0; name = this.c[call](names.length)) {
      names.push(this.memory.text(name));
    }
    return names;
  }
  /** A struct with its texts for their addresses; null for a null. */
  named(layout, value) {
    const named = { ...value };
    for (const [name, { type }] of Object.entries(layout.places)) {
      if (type.places) {
        named[name] = this.named(type, value[name]);
      } else if (isText(layout, name)) {
        named[name] = value[name] === 0 ? null : this.memory.text(value[name]);
      }
    }
    return named;
  }

  limits(scope, { method, solutions, nodes, time } = {}) {
    return scope.struct(solveOptions, {
      method: scope.text(method),
      solutions: whole(solutions, 'solutions'),
      nodes: whole(nodes, 'nodes'),
      microseconds: microseconds(time),
    });
  }
  answer(scope, place) {
    const { status, ended, method, ...counts } = scope.read(answerStruct, place);
    return {
      status: this.memory.text(this.c.dokushin_status_name(status)),
      ended: this.memory.text(this.c.dokushin_ended_name(ended)),
      solutions: Number(counts.solutions),
      nodes: Number(counts.nodes),
      guesses: Number(counts.guesses),
      backtracks: Number(counts.backtracks),
      method: this.memory.text(method),
    };
  }

  /** The fast engine for many puzzles; it keeps its memory from call to call. */
  solver() {
    if (this.#batch === 0) {
      this.#batch = this.memory.scope((scope) =>
        scope.made((place) => this.c.dokushin_batch_new(0, place, scope.error)),
      );
    }
    return this.#batch;
  }
}
