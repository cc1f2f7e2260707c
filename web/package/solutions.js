// The first solutions of a puzzle, as several calls need them.
import { answerStruct } from './struct.js';

export function solutionsOf(host, scope, puzzle, most, options) {
  const cells = host.puzzles.cells(scope, puzzle);
  const limits = host.limits(scope, { ...options, solutions: most });
  const place = scope.struct(answerStruct);
  const grids = scope.block(cells * most);
  scope.check(host.c.dokushin_solutions(puzzle, limits, grids, most, place, scope.error));
  const answer = host.answer(scope, place);
  const found = Math.min(answer.solutions, most);
  const grid = (_, i) => Array.from(host.memory.bytes(grids + i * cells, cells));
  return { answer, grids: Array.from({ length: found }, grid) };
}
