// What is wrong with a puzzle, and what may stand where.
import { end } from '../codes.js';
import { bytesOf } from '../puzzles.js';
import { solutionsOf } from '../solutions.js';
import { flawStruct } from '../struct.js';

/** DOKUSHIN_NO_HOUSE: what forbids it is a constraint. */
const noHouse = 0xffff;
const flawKinds = ['repeated_digit', 'no_candidate', 'no_place', 'blank_cell', 'broken_constraint'];
const noSuchHouse = new Set(['no_candidate', 'blank_cell', 'broken_constraint']);

export function check(host, like, options = {}) {
  return host.with(like, (scope, puzzle) => {
    const { answer, grids } = solutionsOf(host, scope, puzzle, 2, options);
    const differs = (digit, cell) => (digit === grids[1][cell] ? [] : [cell]);
    const checked = {
      ...answer,
      flaws: flawsOf(host, scope, puzzle),
      grids,
      differing: grids.length === 2 ? grids[0].flatMap(differs) : [],
    };
    if (options.minimal && answer.status === 'unique') {
      checked.redundant = redundantOf(host, scope, puzzle, options);
    }
    return checked;
  });
}

function flawsOf(host, scope, puzzle) {
  const found = scope.block(4);
  scope.check(host.c.dokushin_flaws(puzzle, 0, 0, found));
  const count = scope.i32(found);
  const { bytes } = flawStruct;
  const place = scope.block(bytes * count);
  scope.check(host.c.dokushin_flaws(puzzle, place, count, found));
  return Array.from({ length: count }, (_, i) => flaw(host, scope, puzzle, place + i * bytes));
}

function flaw(host, scope, puzzle, at) {
  const { kind, cell, other, house, digit } = scope.read(flawStruct, at);
  const name = flawKinds[kind];
  const cells = { repeated_digit: [cell, other], no_place: [], broken_constraint: [] }[name] ?? [cell];
  return {
    kind: name,
    cells,
    digit,
    house: noSuchHouse.has(name) ? null : house,
    text: scope.taken((to) => host.c.dokushin_flaw_text(puzzle, at, to, scope.error)),
  };
}

function redundantOf(host, scope, puzzle, options) {
  const cells = host.puzzles.cells(scope, puzzle);
  const limits = host.limits(scope, options);
  const places = scope.block(2 * cells);
  const found = scope.block(8);
  const complete = found + 4;
  scope.check(
    host.c.dokushin_redundant(puzzle, limits, places, cells, found, complete, scope.error),
  );
  const bytes = host.memory.bytes(places, 2 * scope.i32(found)).slice();
  return Array.from(new Uint16Array(bytes.buffer));
}

export function isSolution(host, like, grid) {
  return host.with(like, (scope, puzzle) => {
    const digits = scope.copy(bytesOf(grid));
    const is = scope.block(4);
    scope.check(host.c.dokushin_is_solution(puzzle, digits, grid.length, is, scope.error));
    return scope.i32(is) !== 0;
  });
}

export function candidates(host, like) {
  return host.with(like, (scope, puzzle) => host.puzzles.candidates(scope, puzzle));
}

export function trueCandidates(host, like, options = {}) {
  return host.with(like, (scope, puzzle) => {
    const limits = host.limits(scope, options);
    const complete = scope.block(4);
    const candidates = host.puzzles.marks(scope, host.puzzles.cells(scope, puzzle), (to, cells) =>
      host.c.dokushin_true_candidates(puzzle, limits, to, cells, complete, scope.error),
    );
    return { candidates, complete: scope.i32(complete) !== 0 };
  });
}

/** Counts the solutions with each digit of each cell. */
export function candidateCounts(host, like, options = {}) {
  return host.with(like, (scope, puzzle) => {
    const { side, cells } = host.puzzles.facts(scope, host.puzzles.shapeOf(scope, puzzle));
    const limits = host.limits(scope, options);
    const room = cells * side;
    const counts = scope.block(4 * room);
    const complete = scope.block(4);
    scope.check(
      host.c.dokushin_candidate_counts(puzzle, limits, counts, room, complete, scope.error),
    );
    const all = new Uint32Array(host.memory.bytes(counts, 4 * room).slice().buffer);
    return {
      counts: Array.from({ length: cells }, (_, cell) =>
        Array.from(all.subarray(cell * side, (cell + 1) * side)),
      ),
      complete: scope.i32(complete) !== 0,
    };
  });
}

export function redundantRules(host, like, options = {}) {
  return host.with(like, (scope, puzzle) => {
    const rules = host.puzzles.rules(scope, host.puzzles.shapeOf(scope, puzzle));
    const limits = host.limits(scope, options);
    const positions = scope.block(4 * rules.length);
    const found = scope.block(8);
    const complete = found + 4;
    scope.check(
      host.c.dokushin_redundant_rules(
        puzzle, limits, positions, rules.length, found, complete, scope.error,
      ),
    );
    const bytes = host.memory.bytes(positions, 4 * scope.i32(found)).slice();
    return {
      rules: Array.from(new Uint32Array(bytes.buffer), (at) => rules[at]),
      complete: scope.i32(complete) !== 0,
    };
  });
}

export function forbids(host, shape, grid, cell, digit) {
  return host.memory.scope((scope) => {
    const of = host.puzzles.shape(scope, shape);
    const digits = scope.copy(bytesOf(grid));
    const to = scope.block(4);
    const code = scope.check(
      host.c.dokushin_forbids(of, digits, grid.length, cell, digit, to, to + 2, scope.error),
      end,
    );
    if (code === end) return null;
    const [house, peer] = new Uint16Array(host.memory.bytes(to, 4).slice().buffer);
    return { house: house === noHouse ? null : house, peer };
  });
}
