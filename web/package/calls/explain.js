// The next logical step, all of a technique, and the whole path.
import { cancelled, end } from '../codes.js';
import { microseconds } from '../numbers.js';
import { walkOptions } from '../struct.js';

function walkOf(host, scope, puzzle, { order, hardest, techniques, time } = {}) {
  const options = scope.struct(walkOptions, {
    order: scope.text(order),
    hardest: scope.text(hardest),
    microseconds: microseconds(time),
    techniques: scope.text(techniques?.join(',')),
  });
  return scope.handle('dokushin_walk_free', (place) =>
    host.c.dokushin_walk_new(puzzle, options, place, scope.error),
  );
}

/** The next step's handle; 0 at the end, −1 if the search was given up. */
function nextStep(host, scope, walk) {
  const place = scope.block(4);
  const next = host.c.dokushin_walk_next(walk, place, scope.error);
  const code = scope.check(next, end, cancelled);
  return code === 0 ? scope.u32(place) : code === end ? 0 : -1;
}

function isSolved(host, scope, walk) {
  const state = scope.block(8);
  scope.check(host.c.dokushin_walk_state(walk, state, state + 4));
  return scope.i32(state) !== 0;
}

function toldAs(host, scope, step, language) {
  const json = scope.taken((place) =>
    host.c.dokushin_step_json(step, scope.text(language), place, scope.error),
  );
  return JSON.parse(json);
}

export function hint(host, like, options = {}) {
  return host.with(like, (scope, puzzle) => {
    const walk = walkOf(host, scope, puzzle, options);
    const step = nextStep(host, scope, walk);
    if (step <= 0) return { step: null, solved: isSolved(host, scope, walk), gaveUp: step < 0 };
    try {
      return { step: toldAs(host, scope, step, options.language), solved: false, gaveUp: false };
    } finally {
      host.c.dokushin_step_free(step);
    }
  });
}

export function hints(host, like, technique, options = {}) {
  return host.with(like, (scope, puzzle) => {
    const walk = walkOf(host, scope, puzzle, options);
    const key = scope.text(technique);
    const steps = allOf(host, scope, walk, key, 1000);
    try {
      return steps.map((step) => toldAs(host, scope, step, options.language));
    } finally {
      for (const step of steps) host.c.dokushin_step_free(step);
    }
  });
}

/** Handles of all instances. Looked for again if there are more than there was room for. */
function allOf(host, scope, walk, key, room) {
  const places = scope.block(4 * room);
  const found = scope.block(4);
  scope.check(host.c.dokushin_walk_all(walk, key, places, room, found, scope.error));
  const count = scope.u32(found);
  const steps = Array.from({ length: Math.min(count, room) }, (_, i) => scope.u32(places + 4 * i));
  if (count <= room) return steps;
  for (const step of steps) host.c.dokushin_step_free(step);
  return allOf(host, scope, walk, key, count);
}

export function explain(host, like, options = {}) {
  return host.with(like, (scope, puzzle) => {
    const walk = walkOf(host, scope, puzzle, options);
    const cells = host.puzzles.cells(scope, puzzle);
    const steps = [];
    let step = 0;
    for (;;) {
      // Each step has blocks of its own: a path may have hundreds.
      const told = host.memory.scope((inner) => {
        step = nextStep(host, inner, walk);
        return step > 0 ? applied(host, inner, walk, step, cells, options.language) : null;
      });
      if (told === null) break;
      steps.push(told);
      options.onProgress?.(told);
    }
    const { digits: grid } = position(host, scope, walk, cells);
    return { steps, solved: isSolved(host, scope, walk), gaveUp: step < 0, grid };
  });
}

function position(host, scope, walk, cells) {
  return {
    digits: host.puzzles.grid(scope, cells, (...to) =>
      host.c.dokushin_walk_grid(walk, ...to),
    ),
    candidates: host.puzzles.marks(scope, cells, (...to) =>
      host.c.dokushin_walk_candidates(walk, ...to),
    ),
  };
}

function applied(host, scope, walk, step, cells, language) {
  try {
    const before = position(host, scope, walk, cells);
    const told = toldAs(host, scope, step, language);
    scope.check(host.c.dokushin_walk_apply(walk, step, scope.error));
    return { ...told, before };
  } finally {
    host.c.dokushin_step_free(step);
  }
}
