// SK-loops are too rare in puzzles that chance makes, so that one is laid into a solution: four boxes at the corners of a
// rectangle, of which opposite ones have two givens of the same digits beside the lines of the loop, while the corner
// cells and a further cell of each line have other digits. Each pair of loop cells then has the two digits of its line that
// are none of these, and two of its box. Cells that would spoil the loop stay open.
import { withDigit } from './positions.mjs';

const threes = [0, 1, 2];
const bands = [[0, 1], [0, 2], [1, 2]];
const cornersOf = function* () {
  for (const [top, bottom] of bands) for (const [left, right] of bands) {
    for (let at = 0; at < 81; at++) {
      const [a, b, c, d] = [at % 3, Math.floor(at / 3) % 3, Math.floor(at / 9) % 3, Math.floor(at / 27)];
      yield { rows: [3 * top + a, 3 * bottom + b], columns: [3 * left + c, 3 * right + d] };
    }
  }
};
const besides = (line) => threes.map((at) => 3 * Math.floor(line / 3) + at).filter((other) => other !== line);
const apart = (lines) => threes.map((band) => 3 * band).filter((start) => lines.every((line) => Math.floor(line / 3) !== start / 3)).flatMap((start) => threes.map((at) => start + at));

/** The givens of a solution that make the loop with these corners, or null. */
function givensOf(solution, { rows, columns }) {
  const at = (row, column) => 9 * row + column;
  const inBox = (row, column) => besides(row).flatMap((r) => besides(column).map((c) => at(r, c)));
  const boxes = rows.map((row) => columns.map((column) => inBox(row, column)));
  const shared = (one, other) => one.map((cell) => solution[cell]).filter((digit) => other.some((cell) => solution[cell] === digit));
  const main = shared(boxes[0][0], boxes[1][1]);
  const side = shared(boxes[0][1], boxes[1][0]);
  if (main.length !== 2 || side.length !== 2 || main.some((digit) => side.includes(digit))) return null;
  const four = [...main, ...side];
  const corners = rows.flatMap((row) => columns.map((column) => at(row, column)));
  if (corners.some((cell) => four.includes(solution[cell]))) return null;
  const givens = [...corners];
  for (const [box, digits] of [[boxes[0][0], main], [boxes[1][1], main], [boxes[0][1], side], [boxes[1][0], side]]) givens.push(...box.filter((cell) => digits.includes(solution[cell])));
  const lines = [...rows.map((row) => apart(columns).map((column) => at(row, column))), ...columns.map((column) => apart(rows).map((row) => at(row, column)))];
  for (const line of lines) {
    const cell = line.find((its) => !four.includes(solution[its]));
    if (cell === undefined) return null;
    givens.push(cell);
  }
  return givens;
}

/** Positions with an SK-loop in random solutions: of each the first one with a single solution, which is hard, and the one
 * in which as much is given as the loop allows. */
export function* skLoops(engine, pick, seed) {
  const blank = { shape: '9x9', givens: new Array(81).fill(0) };
  const none = new Array(81).fill(0);
  const has = (position) => engine.hints({ shape: '9x9', givens: position.givens }, 'sk-loop').length > 0;
  for (let number = 0; ; number++) {
    const { puzzle, solution } = engine.generate({ seed, first: 50 * number, attempts: 50, minimal: false });
    if (!puzzle) continue;
    for (const corners of cornersOf()) {
      const cells = givensOf(solution, corners);
      if (!cells) continue;
      let position = { givens: none, digits: none, candidates: engine.candidates(blank) };
      for (const cell of cells) position = withDigit(position, cell, solution[cell], true);
      if (!has(position)) continue;
      let first = null;
      const isUnique = () => engine.solve({ shape: '9x9', givens: position.givens }).status === 'unique';
      const free = solution.flatMap((_, cell) => (cells.includes(cell) ? [] : [cell]));
      while (free.length) {
        const [cell] = free.splice(free.indexOf(pick(free)), 1);
        const fuller = withDigit(position, cell, solution[cell], true);
        if (!has(fuller)) continue;
        position = fuller;
        first ??= isUnique() ? position : null;
      }
      if (first) yield { first, fullest: position };
      break;
    }
  }
}
