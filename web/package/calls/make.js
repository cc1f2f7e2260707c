// Puzzles as they are wished for, and puzzles without what they don't need.
import { Attempts, givensOf, layoutStruct, optionsStruct, puzzlesOf, randomSeed } from '../attempts.js';
import { refused, seedOf } from '../numbers.js';

export function generate(host, options = {}) {
  const seed = seedOf(options.seed ?? randomSeed());
  return host.memory.scope((scope) => {
    const shape = host.puzzles.shape(scope, options.shape ?? '9x9');
    const { cells } = host.puzzles.facts(scope, shape);
    const wishes = optionsStruct(scope, options, seed);
    const made = [options.ruleKinds ?? []].flat().length
      ? puzzlesOf(host, generatorOf(host, scope, shape, wishes, layoutStruct(scope, options)), cells)
      : givensOf(host, generatorOf(host, scope, shape, wishes), cells, host.puzzles.shapeName(scope, shape));
    return { ...new Attempts(host, made, cells).run(options), seed: String(seed) };
  });
}

/** Without a layout it is a call that modules without layouts have, too. */
function generatorOf({ c }, scope, shape, wishes, layout) {
  return scope.handle('dokushin_generator_free', (place) =>
    layout === undefined
      ? c.dokushin_generator_new(shape, wishes, place, scope.error)
      : c.dokushin_generator_with_layout(shape, wishes, layout, place, scope.error),
  );
}

export function minimise(host, like, { symmetry, seed = 0 } = {}) {
  return host.with(like, (scope, puzzle) => {
    const name = scope.text(symmetry);
    const minimal = scope.handle('dokushin_puzzle_free', (place) =>
      host.c.dokushin_minimise(puzzle, name, seedOf(seed), 0, place, scope.error),
    );
    return host.puzzles.object(scope, minimal);
  });
}

/** Takes givens or rules away until none can go. */
export function minimalSet(host, like, options = {}) {
  const { take = 'both', seed = 0 } = options;
  if (!['givens', 'rules', 'both'].includes(take)) throw refused('take', take, 'givens, rules, both');
  const takes = (what) => (take === what || take === 'both' ? 1 : 0);
  return host.with(like, (scope, puzzle) => {
    const limits = host.limits(scope, options);
    const complete = scope.block(4);
    const minimal = scope.handle('dokushin_puzzle_free', (place) =>
      host.c.dokushin_minimal_set(
        puzzle, takes('givens'), takes('rules'), seedOf(seed), limits, place, complete, scope.error,
      ),
    );
    const rules = host.puzzles.rules(scope, host.puzzles.shapeOf(scope, minimal));
    return { puzzle: host.puzzles.object(scope, minimal), rules, complete: scope.i32(complete) !== 0 };
  });
}
