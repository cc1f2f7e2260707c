// Attempts at a puzzle as it is wished for, until one is good.
import { DokushinError } from './errors.js';
import { random } from './platform.js';
import { generateOptions } from './struct.js';

/** Attempts are made in chunks of about so long, between which progress is told. */
const chunkMilliseconds = 50;
const mostInChunk = 256;

export function randomSeed() {
  return random.getRandomValues(new BigUint64Array(1))[0] >> 11n;
}

export function optionsStruct(scope, options, seed) {
  const { givens, pattern, rating = [0, 0] } = options;
  const [least, most] = givens === undefined ? [0, 0] : [givens].flat();
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

export class Attempts {
  constructor(c, memory, generator, cells, shape) {
    Object.assign(this, { c, memory, generator, cells, shape, fates: {} });
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
      const { cells } = this;
      const fates = scope.block(4 * many);
      const givens = scope.block(cells * many);
      const solutions = scope.block(cells * many);
      scope.check(
        this.c.dokushin_generator_attempts(
          this.generator, BigInt(first), many, fates, givens, solutions, cells, scope.error,
        ),
      );
      for (let at = 0; at < many; ++at) {
        const fate = this.memory.text(this.c.dokushin_fate_name(scope.i32(fates + 4 * at)));
        this.fates[fate] = (this.fates[fate] ?? 0) + 1;
        if (fate === 'cancelled') throw new DokushinError({ code: 'cancelled', what: 'cancelled' });
        if (fate === 'good') {
          const grid = (of) => Array.from(this.memory.bytes(of + cells * at, cells));
          return { at, puzzle: { shape: this.shape, givens: grid(givens) }, solution: grid(solutions) };
        }
      }
      return null;
    });
  }
}
