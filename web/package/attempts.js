// Attempts at a puzzle as it is wished for, until one is good.
import { DokushinError } from './errors.js';
import { random } from './platform.js';
import { generateOptions, layoutOptions } from './struct.js';

/** Attempts are made in chunks of about so long, between which progress is told. */
const chunkMilliseconds = 50;
const mostInChunk = 256;

export function randomSeed() {
  return random.getRandomValues(new BigUint64Array(1))[0] >> 11n;
}

/** A number, or the least and the most; zeros if it is not said. */
const spanOf = (numbers = [0, 0]) => [numbers].flat();

export function layoutStruct(scope, { ruleKinds, ruleSymmetry, cageCells, cagesInBoxes, minimalRules, givens }) {
  const [least, most = least] = spanOf(cageCells);
  return scope.struct(layoutOptions, {
    kinds: scope.text([ruleKinds].flat().join(',')),
    symmetry: scope.text(ruleSymmetry),
    least_cage: least,
    most_cage: most,
    cages_in_boxes: cagesInBoxes ? 1 : 0,
    minimal: minimalRules ? 1 : 0,
    no_givens: givens !== undefined && Math.max(...spanOf(givens)) === 0 ? 1 : 0,
  });
}

export function optionsStruct(scope, options, seed) {
  const { givens, pattern, rating = [0, 0] } = options;
  const [least, most] = spanOf(givens);
  const places = pattern?.replace(/\s/g, '');
  const list = (keys) => scope.text(keys?.length ? keys.join(',') : undefined);
  return scope.struct(generateOptions, {
    symmetry: scope.text(options.symmetry),
    not_minimal: options.minimal === false ? 1 : 0,
    least_givens: least,
    most_givens: most ?? least,
    pattern: places ? scope.copy(Uint8Array.from(places, (mark) => Number('1xX'.includes(mark)))) : 0,
    pattern_cells: places?.length ?? 0,
    seed,
    scale: scope.text(options.scale),
    least_rating: rating[0],
    most_rating: rating[1],
    level: scope.text(options.level),
    needs: list(options.needs),
    without: list(options.without),
    only_by_singles: options.onlyBySingles ? 1 : 0,
  });
}

/** What the attempts of a generator write, a board of givens each, and the puzzle that one is. */
export function givensOf({ c, memory }, generator, cells, shape) {
  return {
    bytes: cells,
    write: (first, many, fates, givens, solutions, error) =>
      c.dokushin_generator_attempts(generator, first, many, fates, givens, solutions, cells, error),
    puzzle: (scope, place) => ({ shape, givens: Array.from(memory.bytes(place, cells)) }),
  };
}

/** The same where each attempt has a board of its own: a handle of a puzzle each. */
export function puzzlesOf({ c, puzzles }, generator, cells) {
  const each = (scope, places, many) => Array.from({ length: many }, (_, at) => scope.u32(places + 4 * at));
  return {
    bytes: 4,
    write: (first, many, fates, places, solutions, error) =>
      c.dokushin_generator_puzzles(generator, first, many, fates, places, solutions, cells, error),
    puzzle: (scope, place) => puzzles.object(scope, scope.u32(place)),
    free: (scope, places, many) => each(scope, places, many).forEach((handle) => c.dokushin_puzzle_free(handle)),
  };
}

export class Attempts {
  /** `made`: one of the two above. */
  constructor({ c, memory }, made, cells) {
    Object.assign(this, { c, memory, made, cells, fates: {} });
  }

  run({ first = 0, attempts = Infinity, time = Infinity, onProgress }) {
    const start = performance.now();
    let made = 0;
    let size = 1;
    while (made < attempts && performance.now() - start < time * 1000) {
      const before = performance.now();
      const many = Math.min(size, attempts - made);
      const good = this.#chunk(first + made, many);
      if (good) return this.#result(good, made + good.at + 1, first);
      made += many;
      const fast = performance.now() - before < chunkMilliseconds;
      size = fast ? Math.min(2 * size, mostInChunk) : Math.max(1, size >> 1);
      onProgress?.(made);
    }
    return this.#result({ puzzle: null, solution: null }, made, first);
  }

  #result({ puzzle, solution }, made, first) {
    return { puzzle, solution, attempts: made, fates: this.fates, next: first + made };
  }

  /** So many attempts: the first good one, and where it is among them; or null. */
  #chunk(first, many) {
    return this.memory.scope((scope) => {
      const { cells, made } = this;
      const fates = scope.block(4 * many);
      const places = scope.block(made.bytes * many);
      const solutions = scope.block(cells * many);
      scope.check(made.write(BigInt(first), many, fates, places, solutions, scope.error));
      try {
        const at = this.#firstGood(scope, fates, many);
        if (at === many) return null;
        const solution = Array.from(this.memory.bytes(solutions + cells * at, cells));
        return { at, puzzle: made.puzzle(scope, places + made.bytes * at), solution };
      } finally {
        made.free?.(scope, places, many);
      }
    });
  }

  /** Which attempt is good, the first; `many` if none is. Counts the fates up to it. */
  #firstGood(scope, fates, many) {
    for (let at = 0; at < many; ++at) {
      const fate = this.memory.text(this.c.dokushin_fate_name(scope.i32(fates + 4 * at)));
      this.fates[fate] = (this.fates[fate] ?? 0) + 1;
      if (fate === 'cancelled') throw new DokushinError({ code: 'cancelled', what: 'cancelled' });
      if (fate === 'good') return at;
    }
    return many;
  }
}
