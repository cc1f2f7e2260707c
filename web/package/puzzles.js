// Puzzles on their way into the module and out of it.
import { DokushinError, sentence } from './errors.js';
import { readOptions, shapeFacts } from './struct.js';

/** A set of digits as the module has it, bit d − 1 for digit d, to a list. */
export function digitsOf(word) {
  const digits = [];
  for (let digit = 1; word !== 0n; ++digit, word >>= 1n) {
    if (word & 1n) digits.push(digit);
  }
  return digits;
}

function wordOf(digits) {
  return digits.reduce((word, digit) => word | (1n << BigInt(digit - 1)), 0n);
}

/** Numbers as bytes; refuses what is none, which a typed array would change in silence. */
export function bytesOf(numbers) {
  const wrong = numbers.findIndex((n) => !Number.isInteger(n ?? 0) || n < 0 || n > 255);
  if (wrong >= 0) {
    throw new DokushinError({
      code: 'out_of_range',
      what: sentence('{} at position {}', numbers[wrong], wrong),
      expected: 'a digit or 0',
    });
  }
  return Uint8Array.from(numbers, (n) => n ?? 0);
}

/** The calls that read and make puzzles, over the module's exports. */
export class Puzzles {
  #c;
  #memory;

  constructor(exports, memory) {
    this.#c = exports;
    this.#memory = memory;
  }

  shape(scope, name) {
    const text = scope.text(String(name));
    return scope.handle('dokushin_shape_free', (place) =>
      this.#c.dokushin_shape_new(text, place, scope.error),
    );
  }

  facts(scope, shape) {
    const place = scope.struct(shapeFacts);
    scope.check(this.#c.dokushin_shape_describe(shape, place));
    return scope.read(shapeFacts, place);
  }

  /** The texts of a list: `count(place)` writes how many there are, `write(at, place)` each. */
  texts(scope, count, write) {
    const place = scope.block(4);
    scope.check(count(place));
    return Array.from({ length: scope.u32(place) }, (_, at) =>
      scope.taken((to) => write(at, to, scope.error)),
    );
  }
  rules(scope, shape) {
    return this.texts(
      scope,
      (to) => this.#c.dokushin_shape_rule_count(shape, to),
      (...to) => this.#c.dokushin_shape_rule_at(shape, ...to),
    );
  }
  ignored(scope, puzzle) {
    return this.texts(
      scope,
      (to) => this.#c.dokushin_puzzle_ignored_count(puzzle, to),
      (...to) => this.#c.dokushin_puzzle_ignored_at(puzzle, ...to),
    );
  }

  shapeName(scope, shape) {
    return scope.taken((place) => this.#c.dokushin_shape_name(shape, place));
  }

  /** A handle of anything that stands for a puzzle. */
  puzzle(scope, like) {
    if (typeof like === 'string') return this.parsed(scope, like);
    if (Array.isArray(like) || ArrayBuffer.isView(like)) {
      return Array.isArray(like[0]) || ArrayBuffer.isView(like[0])
        ? this.parsed(scope, JSON.stringify(Array.from(like, (row) => Array.from(row))))
        : this.#ofDigits(scope, Array.from(like));
    }
    if (like && typeof like === 'object' && 'givens' in like) return this.#ofObject(scope, like);
    throw new DokushinError({
      code: 'bad_argument',
      what: sentence('{} is no puzzle', like === null ? like : typeof like),
      expected: 'a text, a puzzle, or digits in rows or in one list',
    });
  }

  parsed(scope, text, options) {
    const [address, length] = scope.span(text);
    const how = this.reading(scope, options);
    return scope.handle('dokushin_puzzle_free', (place) =>
      this.#c.dokushin_puzzle_read(address, length, how, place, scope.error),
    );
  }
  reading(scope, { format, shape, ignoreUnknown } = {}) {
    return scope.struct(readOptions, {
      format: scope.text(format),
      shape: shape === undefined ? 0 : this.shape(scope, shape),
      ignore_unknown: ignoreUnknown ? 1 : 0,
    });
  }

  #ofDigits(scope, digits) {
    const givens = bytesOf(digits);
    const side = Math.round(Math.sqrt(digits.length));
    return this.#new(scope, this.shape(scope, side), givens);
  }

  #new(scope, shape, givens) {
    const address = scope.copy(givens);
    return scope.handle('dokushin_puzzle_free', (place) =>
      this.#c.dokushin_puzzle_new(shape, address, givens.length, place, scope.error),
    );
  }

  #ofObject(scope, { shape, givens, placed, candidates }) {
    const made = this.#new(scope, this.shape(scope, shape), bytesOf(givens));
    if (placed) {
      const address = scope.copy(bytesOf(placed));
      const { dokushin_puzzle_set_placed: set } = this.#c;
      scope.check(set(made, address, placed.length, scope.error));
    }
    if (candidates) {
      const words = candidates.map(wordOf);
      const { dokushin_puzzle_set_candidates: set } = this.#c;
      scope.check(set(made, scope.words(words), words.length, scope.error));
    }
    return made;
  }

  /** The shape of a puzzle; the handle lives as long as the scope. */
  shapeOf(scope, puzzle) {
    return scope.handle('dokushin_shape_free', (place) =>
      this.#c.dokushin_puzzle_shape(puzzle, place),
    );
  }
  cells(scope, puzzle) {
    return this.facts(scope, this.shapeOf(scope, puzzle)).cells;
  }

  /** What a call writes, one byte a cell. */
  grid(scope, cells, write) {
    const address = scope.block(cells);
    scope.check(write(address, cells, scope.error));
    return Array.from(this.#memory.bytes(address, cells));
  }
  /** What a call writes, a set of digits a cell. */
  marks(scope, cells, write) {
    const address = scope.block(8 * cells);
    scope.check(write(address, cells, scope.error));
    const words = this.#memory.bytes(address, 8 * cells).slice();
    return Array.from(new BigUint64Array(words.buffer), digitsOf);
  }

  candidates(scope, puzzle) {
    return this.marks(scope, this.cells(scope, puzzle), (...to) =>
      this.#c.dokushin_puzzle_candidates(puzzle, ...to),
    );
  }

  /** A handle as plain data. */
  object(scope, puzzle) {
    const shape = this.shapeOf(scope, puzzle);
    const { cells } = this.facts(scope, shape);
    const givens = this.grid(scope, cells, (...to) => this.#c.dokushin_puzzle_givens(puzzle, ...to));
    const digits = this.grid(scope, cells, (...to) => this.#c.dokushin_puzzle_digits(puzzle, ...to));
    const placed = digits.map((digit, cell) => (givens[cell] === 0 ? digit : 0));
    const object = { shape: this.shapeName(scope, shape), givens };
    if (placed.some((digit) => digit !== 0)) object.placed = placed;
    const stated = scope.block(4);
    scope.check(this.#c.dokushin_puzzle_has_candidates(puzzle, stated));
    if (scope.i32(stated) !== 0) {
      const all = this.candidates(scope, puzzle);
      object.candidates = all.map((some, cell) => (givens[cell] === 0 ? some : []));
    }
    const ignored = this.ignored(scope, puzzle);
    if (ignored.length > 0) object.ignored = ignored;
    return object;
  }
}
