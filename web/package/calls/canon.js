// The form that a puzzle shares with all that are the same but for how they lie.
import { randomSeed } from '../attempts.js';
import { seedOf } from '../numbers.js';
import { transformStruct } from '../struct.js';

function transformOf(host, scope, place) {
  const value = scope.read(transformStruct, place);
  const { side, transposed, rows, columns, digits } = value;
  const list = (bytes) => Array.from(bytes.subarray(0, side));
  return {
    side,
    transposed: transposed !== 0,
    rows: list(rows),
    columns: list(columns),
    digits: list(digits),
  };
}

export function canonical(host, like) {
  return host.with(like, (scope, puzzle) => {
    const transform = scope.struct(transformStruct);
    const automorphisms = scope.block(8);
    const call = host.c.dokushin_canonical;
    const form = host.puzzles.grid(scope, host.puzzles.cells(scope, puzzle), (to, cells, error) =>
      call(puzzle, to, cells, transform, automorphisms, error),
    );
    return {
      form,
      transform: transformOf(host, scope, transform),
      automorphisms: String(scope.u64(automorphisms)),
    };
  });
}

export function equivalent(host, a, b) {
  return host.with(a, (scope, first) => {
    const second = host.puzzles.puzzle(scope, b);
    const are = scope.block(4);
    const transform = scope.struct(transformStruct);
    scope.check(host.c.dokushin_equivalent(first, second, are, transform, scope.error));
    return scope.i32(are) === 0 ? null : transformOf(host, scope, transform);
  });
}

export function morph(host, like, { seed = randomSeed() } = {}) {
  return host.with(like, (scope, puzzle) => {
    const shape = host.puzzles.shapeOf(scope, puzzle);
    const transform = scope.struct(transformStruct);
    const random = host.c.dokushin_transform_random;
    scope.check(random(shape, seedOf(seed), transform, scope.error));
    const image = scope.handle('dokushin_puzzle_free', (place) =>
      host.c.dokushin_transform_apply(transform, puzzle, place, scope.error),
    );
    return host.puzzles.object(scope, image);
  });
}
