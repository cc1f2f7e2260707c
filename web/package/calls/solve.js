// One solution, how many, and all of them.
import { randomSeed } from '../attempts.js';
import { seedOf } from '../numbers.js';
import { solutionsOf } from '../solutions.js';
import { answerStruct, batchAnswer } from '../struct.js';

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

export function solveMany(host, puzzles, { solutions = 2 } = {}) {
  return host.memory.scope((scope) => {
    // One of another length would shift all that follow; it is told as the engine tells it.
    const texts = puzzles.map((text) => (/^[\x20-\x7e]{81}$/.test(text) ? text : '!'.repeat(81)));
    const [lines] = scope.span(texts.join(''));
    const answers = scope.block(batchAnswer.bytes * texts.length);
    const grids = scope.block(81 * texts.length);
    scope.check(
      host.c.dokushin_batch_solve(
        host.solver(), lines, texts.length, solutions, 0, answers, grids, scope.error,
      ),
    );
    return answersOf(host, answers, grids, texts.length);
  });
}

/** Read all at once: an object a struct, and a decoder a grid, take longer than the engine. */
function answersOf(host, answers, grids, count) {
  const words = batchAnswer.bytes / 4;
  const fields = new Int32Array(host.memory.bytes(answers, batchAnswer.bytes * count).slice().buffer);
  const text = new TextDecoder('latin1').decode(host.memory.bytes(grids, 81 * count));
  const statuses = [0, 1, 2, 3, 4].map((i) => host.memory.text(host.c.dokushin_status_name(i)));
  return Array.from({ length: count }, (_, i) => {
    const found = fields[i * words + 2];
    return {
      status: statuses[fields[i * words]],
      solutions: found,
      solution: found > 0 ? text.slice(81 * i, 81 * (i + 1)) : null,
    };
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
