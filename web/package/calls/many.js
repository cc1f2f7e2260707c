// Many 9×9 puzzles of 81 characters in one call. Answers are read all at once: an object a struct,
// and a decoder a grid, take longer than the engine.
import { unsupported } from '../codes.js';
import { microseconds } from '../numbers.js';
import { batchAnswer, formStruct, hodokuRating, provedRating } from '../struct.js';

const cells = 81;

/** The puzzles side by side. One of another length would shift all that follow; the engine is given
 * one that it can't read in its place. */
function linesOf(scope, puzzles) {
  const texts = puzzles.map((text) => (/^[\x20-\x7e]{81}$/.test(text) ? text : '!'.repeat(cells)));
  return scope.span(texts.join(''))[0];
}

/** So many structs of 32-bit members: their words, and how many a struct has. */
function wordsOf(host, layout, address, count) {
  const words = new Int32Array(host.memory.bytes(address, layout.bytes * count).slice().buffer);
  return [words, layout.bytes / 4];
}

const textOfGrids = (host, grids, count) => new TextDecoder('latin1').decode(host.memory.bytes(grids, cells * count));
const statusesOf = (host) => [0, 1, 2, 3, 4].map((i) => host.memory.text(host.c.dokushin_status_name(i)));

export function solveMany(host, puzzles, { solutions = 2 } = {}) {
  return host.memory.scope((scope) => {
    const count = puzzles.length;
    const lines = linesOf(scope, puzzles);
    const answers = scope.block(batchAnswer.bytes * count);
    const grids = scope.block(cells * count);
    scope.check(
      host.c.dokushin_batch_solve(
        host.solver(), lines, count, solutions, 0, answers, grids, scope.error,
      ),
    );
    const [fields, words] = wordsOf(host, batchAnswer, answers, count);
    const text = textOfGrids(host, grids, count);
    const statuses = statusesOf(host);
    return Array.from({ length: count }, (_, i) => {
      const found = fields[i * words + 2];
      return {
        status: statuses[fields[i * words]],
        solutions: found,
        solution: found > 0 ? text.slice(cells * i, cells * (i + 1)) : null,
      };
    });
  });
}

/** A word of 64 bits in decimal digits, from its halves. */
const decimal = (low, high) => String(high === 0 ? low : (BigInt(high) << 32n) | BigInt(low));

export function canonicalMany(host, puzzles) {
  return host.memory.scope((scope) => {
    const count = puzzles.length;
    const lines = linesOf(scope, puzzles);
    const found = scope.block(formStruct.bytes * count);
    const forms = scope.block(cells * count);
    scope.check(host.c.dokushin_canonical_many(lines, count, 0, found, forms, scope.error));
    const [fields, words] = wordsOf(host, formStruct, found, count);
    const text = textOfGrids(host, forms, count);
    return Array.from({ length: count }, (_, i) => {
      const code = fields[i * words];
      if (code !== 0) return { status: code === unsupported ? 'unsupported' : 'invalid', form: null, automorphisms: null };
      return {
        status: 'ok',
        form: text.slice(cells * i, cells * (i + 1)),
        automorphisms: decimal(fields[i * words + 2] >>> 0, fields[i * words + 3] >>> 0),
      };
    });
  });
}

/** The texts at addresses, each decoded once; null for a null. */
function textsOf(host) {
  const known = new Map([[0, null]]);
  return (address) => {
    if (!known.has(address)) known.set(address, host.memory.text(address));
    return known.get(address);
  };
}

function ratingAt(fields, at, textAt) {
  const rated = (from) => ({ rating: fields[from] / 10, technique: textAt(fields[from + 1]) });
  return {
    hardest: rated(at),
    pearl: rated(at + 3),
    diamond: rated(at + 6),
    solved: fields[at + 9] !== 0,
    gaveUp: fields[at + 10] !== 0,
  };
}

function hodokuAt(fields, at, textAt) {
  const [level, score, hardest, solved, guessed, stopped] = fields.subarray(at, at + 6);
  return {
    level: textAt(level),
    score,
    hardest: textAt(hardest),
    solved: solved !== 0,
    guessed: guessed !== 0,
    gaveUp: stopped !== 0,
  };
}

export function rateMany(host, puzzles, { order, hodoku = false, time } = {}) {
  return host.memory.scope((scope) => {
    const count = puzzles.length;
    const [lines, name, limit] = [linesOf(scope, puzzles), scope.text(order), microseconds(time)];
    const ratings = scope.block(provedRating.bytes * count);
    const others = hodoku ? scope.block(hodokuRating.bytes * count) : 0;
    scope.check(host.c.dokushin_rate_many(lines, count, name, limit, 0, ratings, others, scope.error));
    const [fields, words] = wordsOf(host, provedRating, ratings, count);
    const [more, moreWords] = wordsOf(host, hodokuRating, others, hodoku ? count : 0);
    const statuses = statusesOf(host);
    const textAt = textsOf(host);
    return Array.from({ length: count }, (_, i) => {
      const status = statuses[fields[i * words]];
      if (status !== 'unique') return { status, rating: null };
      const rating = ratingAt(fields, i * words + 2, textAt);
      return { status, rating: hodoku ? { ...rating, hodoku: hodokuAt(more, i * moreWords, textAt) } : rating };
    });
  });
}
