// How hard a puzzle is.
import { bytesOf } from '../puzzles.js';
import { hodokuRating, ratingStruct } from '../struct.js';
import { solve } from './solve.js';

export function rate(host, like, { order, hodoku = false } = {}) {
  return host.with(like, (scope, puzzle) => {
    const place = scope.struct(ratingStruct);
    const name = scope.text(order);
    scope.check(host.c.dokushin_rate(puzzle, name, 0, 0n, 0, place, scope.error));
    const rating = host.named(ratingStruct, scope.read(ratingStruct, place));
    const rated = ({ tenths, technique }) => ({ rating: tenths / 10, technique });
    const told = {
      hardest: rated(rating.hardest),
      pearl: rated(rating.pearl),
      diamond: rated(rating.diamond),
      solved: rating.solved !== 0,
    };
    return hodoku ? { ...told, hodoku: asHodoku(host, scope, puzzle, like) } : told;
  });
}

function asHodoku(host, scope, puzzle, like) {
  const { solution } = solve(host, like, { solutions: 1 });
  const grid = solution ? scope.copy(bytesOf(solution)) : 0;
  const place = scope.struct(hodokuRating);
  const call = host.c.dokushin_rate_as_hodoku;
  scope.check(call(puzzle, grid, solution?.length ?? 0, 0n, 0, place, scope.error));
  const { level, score, hardest, solved, guessed } = host.named(
    hodokuRating,
    scope.read(hodokuRating, place),
  );
  return { level, score, hardest, solved: solved !== 0, guessed: guessed !== 0 };
}
