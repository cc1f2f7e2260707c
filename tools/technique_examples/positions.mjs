// A position of a 9×9 puzzle is { givens, digits, candidates }: the givens, all digits that stand, and the candidates of
// each open cell. Positions are values; what changes one makes another.
import { cellIndex } from '../../web/package/dokushin.js';

const side = 9;
const cells = Array.from({ length: side * side }, (_, cell) => cell);
const housesOf = (cell) => {
  const [row, column] = [Math.floor(cell / side), cell % side];
  return [row, column, 3 * Math.floor(row / 3) + Math.floor(column / 3)];
};
const peers = cells.map((cell) => cells.filter((other) => other !== cell && housesOf(other).some((house, at) => house === housesOf(cell)[at])));

/** The position in which a digit is placed; it becomes a given if `isGiven`. */
export function withDigit({ givens, digits, candidates }, cell, digit, isGiven = false) {
  return {
    givens: isGiven ? givens.with(cell, digit) : givens,
    digits: digits.with(cell, digit),
    candidates: candidates.map((its, at) => (at === cell ? [] : peers[cell].includes(at) ? its.filter((other) => other !== digit) : its)),
  };
}

/** The position behind a step of explain(). */
export function behind(givens, step) {
  let position = { givens, ...step.before };
  for (const { cell, digit } of step.placements) position = withDigit(position, cellIndex(cell, side), digit);
  const gone = step.eliminations.map(({ cell, digit }) => 10 * cellIndex(cell, side) + digit);
  return { ...position, candidates: position.candidates.map((its, at) => its.filter((digit) => !gone.includes(10 * at + digit))) };
}

/** As the engine's calls take it. */
export function puzzleOf({ givens, digits, candidates }) {
  return { shape: '9x9', givens, placed: digits.map((digit, at) => (givens[at] ? 0 : digit)), candidates };
}

/** The position that a text states. */
export function read(engine, text) {
  const puzzle = engine.parse(text);
  const digits = puzzle.givens.map((digit, at) => digit || (puzzle.placed?.[at] ?? 0));
  return { givens: puzzle.givens, digits, candidates: engine.candidates(puzzle).map((its, at) => (digits[at] ? [] : its)) };
}

/** The shortest text of a position: HoDoKu's line, or the 81 characters if it would say no more. */
export function textOf(engine, position) {
  const line = engine.format(puzzleOf(position), 'hodoku');
  const bare = /^:0000:x:([1-9.]{81}):+$/.exec(line);
  return bare ? bare[1] : line;
}

/** The positions before each step that explain() makes, with the step, and the last one without. */
export function walk(engine, position, options) {
  const { steps } = engine.explain(puzzleOf(position), options);
  const passed = steps.map((step) => ({ position: { givens: position.givens, ...step.before }, step }));
  return [...passed, { position: steps.length ? behind(position.givens, steps.at(-1)) : position }];
}
