// One solution, how many, and all of them.
import { randomSeed } from '../attempts.js';
import { seedOf } from '../numbers.js';
import { solutionsOf } from '../solutions.js';
import { answerStruct } from '../struct.js';

export function solve(host, like, options = {}) {
  return solved(host, like, options, (...call) => host.c.dokushin_solve(...call));
}

export function randomSolution(host, like, options = {}) {
  const { seed = randomSeed() } = options;
  return solved(host, like, options, (puzzle, ...call) =>
    host.c.dokushin_random_solution(puzzle, seedOf(seed), ...call),
  );
}

/** An answer with a solution: `call` gets the puzzle, the limits, and places for both. */
function solved(host, like, options, call) {
  return host.with(like, (scope, puzzle) => {
    const limits = host.limits(scope, options);
    const place = scope.struct(answerStruct);
    const solution = host.puzzles.grid(scope, host.puzzles.cells(scope, puzzle), (...to) =>
      call(puzzle, limits, place, ...to),
    );
    const answer = host.answer(scope, place);
    return { ...answer, solution: answer.solutions > 0 ? solution : null };
  });
}

export function count(host, like, options = {}) {
  return host.with(like, (scope, puzzle) => {
    const limits = host.limits(scope, options);
    const place = scope.struct(answerStruct);
    scope.check(host.c.dokushin_count(puzzle, limits, place, scope.error));
    return host.answer(scope, place);
  });
}

/** A module has 4 GiB at most, and tables that grow are there twice for a moment. */
const memoryForStates = 1n << 29n;

export function countExactly(host, like, options = {}) {
  return host.with(like, (scope, puzzle) => {
    const limits = host.limits(scope, options);
    const ended = scope.block(4);
    const solutions = scope.taken((place) =>
      host.c.dokushin_count_exactly(puzzle, limits, memoryForStates, place, ended, scope.error),
    );
    const how = host.c.dokushin_ended_name(scope.i32(ended));
    return { solutions, ended: host.memory.text(how) };
  });
}

export function enumerate(host, like, options = {}) {
  return host.with(like, (scope, puzzle) =>
    solutionsOf(host, scope, puzzle, options.solutions ?? 2, options).grids,
  );
}
