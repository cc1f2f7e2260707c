// How hard a puzzle is.
import { microseconds, whole } from '../numbers.js';
import { bytesOf } from '../puzzles.js';
import { hodokuRating, ratingStruct, universalRating } from '../struct.js';
import { solve } from './solve.js';

export function rate(host, like, { order, hodoku = false, time } = {}) {
  const limit = microseconds(time);
  return host.with(like, (scope, puzzle) => {
    const place = scope.struct(ratingStruct);
    const name = scope.text(order);
    scope.check(host.c.dokushin_rate(puzzle, name, 0, limit, 0, place, scope.error));
    const rating = host.named(ratingStruct, scope.read(ratingStruct, place));
    const rated = ({ tenths, technique }) => ({ rating: tenths / 10, technique });
    const told = {
      hardest: rated(rating.hardest),
      pearl: rated(rating.pearl),
      diamond: rated(rating.diamond),
      solved: rating.solved !== 0,
      gaveUp: rating.stopped !== 0,
    };
    return hodoku ? { ...told, hodoku: asHodoku(host, scope, puzzle, like, limit) } : told;
  });
}

function asHodoku(host, scope, puzzle, like, limit) {
  const { solution } = solve(host, like, { solutions: 1 });
  const grid = solution ? scope.copy(bytesOf(solution)) : 0;
  const place = scope.struct(hodokuRating);
  const call = host.c.dokushin_rate_as_hodoku;
  scope.check(call(puzzle, grid, solution?.length ?? 0, limit, 0, place, scope.error));
  const { level, score, hardest, solved, guessed, stopped } = host.named(
    hodokuRating,
    scope.read(hodokuRating, place),
  );
  return { level, score, hardest, solved: solved !== 0, guessed: guessed !== 0, gaveUp: stopped !== 0 };
}

const kinds = ['exact', 'above', 'infinite', 'unknown'];

export function rateUniversally(host, like, scales, { most, time } = {}) {
  const limit = microseconds(time);
  return host.with(like, (scope, puzzle) => {
    const place = scope.struct(universalRating);
    const rated = {};
    for (const scale of scales) {
      const name = scope.text(scale);
      scope.check(host.c.dokushin_rate_universally(puzzle, name, Math.min(Number(whole(most, 'most')), 0xffffffff), limit, 0, place, scope.error));
      const { kind, value } = scope.read(universalRating, place);
      rated[scale] = { kind: kinds[kind], value: kind < 2 ? value : kind === 2 ? Infinity : null };
    }
    return rated;
  });
}
