// The figures that draw a board's rules.
import { end } from '../codes.js';
import { figureStruct } from '../struct.js';

/** The kinds' names stand in the order of their numbers in c_figures.h. */
const kinds = ['path', 'polygon', 'disc', 'text'];

export function figures(host, shape) {
  return host.memory.scope((scope) => {
    const drawing = scope.handle('dokushin_drawing_free', (place) =>
      host.c.dokushin_drawing_new(host.puzzles.shape(scope, shape), place),
    );
    const place = scope.block(4);
    scope.check(host.c.dokushin_drawing_has_margin(drawing, place));
    const drawn = { below: [], above: [], hasMargin: scope.i32(place) !== 0, words: [] };
    const structure = scope.struct(figureStruct);
    const next = (at) => host.c.dokushin_drawing_figure_at(drawing, at, structure, scope.error);
    for (let at = 0; scope.check(next(at), end) === 0; at++) {
      const its = host.named(figureStruct, scope.read(figureStruct, structure));
      drawn[its.is_above ? 'above' : 'below'].push(figureOf(its, pointsOf(host, drawing, at, its.points)));
    }
    const words = (at) => host.c.dokushin_drawing_words_at(drawing, at, place, scope.error);
    for (let at = 0; scope.check(words(at), end) === 0; at++) {
      drawn.words.push(host.memory.text(scope.u32(place)));
      host.c.dokushin_text_free(scope.u32(place));
    }
    return drawn;
  });
}

/** A figure's points are freed before those of the next are asked for. */
function pointsOf(host, drawing, at, count) {
  return host.memory.scope((scope) => {
    const numbers = scope.block(16 * count);
    scope.check(host.c.dokushin_drawing_points_at(drawing, at, numbers, count, scope.error));
    const flat = new Float64Array(host.memory.bytes(numbers, 16 * count).slice().buffer);
    return Array.from({ length: count }, (_, point) => ({ x: flat[2 * point], y: flat[2 * point + 1] }));
  });
}

const colour = (number) => `#${number.toString(16).padStart(6, '0')}`;

function figureOf(its, points) {
  return {
    kind: kinds[its.kind],
    points,
    size: its.size,
    width: its.width,
    fill: its.has_fill ? colour(its.fill) : null,
    stroke: colour(its.stroke),
    dashed: its.is_dashed !== 0,
    text: its.text,
  };
}
