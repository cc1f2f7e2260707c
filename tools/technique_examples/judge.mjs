// A judge says how good a position is as an example of a technique: the lower its score, the better.
import { cellIndex } from '../../web/package/dokushin.js';

/** The techniques of each program's order (src/logic/order.cpp). */
const explainers = `last-digit hidden-single direct-pointing direct-claiming direct-hidden-pair naked-single direct-hidden-triple
  pointing claiming naked-pair x-wing hidden-pair naked-triple swordfish hidden-triple xy-wing xyz-wing unique-rectangle-1
  unique-rectangle-2 unique-rectangle-3 unique-rectangle-4 unique-loop-1 unique-loop-2 unique-loop-3 unique-loop-4 naked-quad
  jellyfish hidden-quad bug-1 bug-2 bug-3 bug-4 aligned-pair-exclusion x-cycle y-cycle xy-cycle forcing-x-chain forcing-chain
  aligned-triple-exclusion nishio cell-forcing-chains house-forcing-chains dynamic-contradiction dynamic-double dynamic-cell
  dynamic-house`;
const sukakus = `${explainers} two-strong-links three-strong-links four-strong-links set-wxyz-wing set-vwxyz-wing
  set-uvwxyz-wing set-tuvwxyz-wing`;
const hodokus = `last-digit hidden-single naked-single locked-pair locked-triple pointing claiming naked-pair naked-triple
  hidden-pair hidden-triple naked-quad hidden-quad x-wing swordfish jellyfish remote-pair bug-1 skyscraper two-string-kite
  turbot-fish empty-rectangle w-wing xy-wing xyz-wing unique-rectangle-1 unique-rectangle-2 unique-rectangle-3
  unique-rectangle-4 unique-rectangle-5 unique-rectangle-6 hidden-rectangle avoidable-rectangle-1 avoidable-rectangle-2
  finned-x-wing sashimi-x-wing finned-swordfish sashimi-swordfish finned-jellyfish sashimi-jellyfish sue-de-coq
  simple-colors-trap simple-colors-wrap multi-colors-1 multi-colors-2 x-chain xy-chain continuous-nice-loop
  discontinuous-nice-loop aic grouped-continuous-nice-loop grouped-discontinuous-nice-loop grouped-aic als-xz als-xy-wing
  als-chain franken-x-wing franken-swordfish finned-franken-x-wing finned-franken-swordfish nishio cell-forcing-chains
  house-forcing-chains dynamic-contradiction dynamic-double dynamic-cell dynamic-house trial-and-error`;
const tried = Object.entries({ explainer: explainers, hodoku: hodokus, sukaku: sukakus });
export const ordersOf = (technique) => tried.filter(([, its]) => its.split(/\s+/).includes(technique)).map(([order]) => order);

const singles = ['last-digit', 'hidden-single', 'naked-single'];

/** The cells of all that a step names. */
export const cellsOf = (step) =>
  [...new Set([...step.cells, ...step.extra_cells, ...[...step.placements, ...step.eliminations, ...step.roles].map(({ cell }) => cell)])].map((name) => cellIndex(name, 9));

export const openIn = (digits) => digits.filter((digit) => digit === 0).length;

/** What is known of a position and a step in it before other steps are looked for; the score is no less. */
export function atLeast(digits, step) {
  return 0.6 * openIn(digits) + 0.7 * cellsOf(step).length + step.arrows.length + 15 * step.nested.length;
}

/** How far the technique is from being the next one: 0 if it is. */
function easier(engine, puzzle, technique, step) {
  const orders = ordersOf(technique);
  let next;
  for (const order of ['hodoku', ...orders.filter((its) => its !== 'hodoku')]) {
    const hint = engine.hint(puzzle, { order, hardest: orders.includes(order) ? technique : 'finned-franken-swordfish', time: 4 }).step;
    if (hint && hint.technique === technique) return 0;
    if (order === 'hodoku') next = hint;
  }
  if (technique === 'trial-and-error') return Infinity;
  if (!next) return 0;
  if (singles.includes(next.technique)) return 50;
  return 6 + Math.max(0, Math.min(24, (step.hodoku.points - next.hodoku.points) / 8));
}

/** A position as an example; null if the engine doesn't find the technique there within `seconds` of a core, or if the
 * score would be `limit` or more. What costs least is looked at first. */
export function judged(engine, technique, position, text, { limit, seconds }) {
  let score = 0.6 * openIn(position.digits) + text.length / 15;
  if (score >= limit) return null;
  const puzzle = engine.parse(text);
  const steps = found(engine, puzzle, technique, seconds);
  if (!steps.length) return null;
  const [step] = steps;
  score = atLeast(position.digits, step) + text.length / 15 + 3 * Math.min(steps.length - 1, 8);
  if (score >= limit) return null;
  score += easier(engine, puzzle, technique, step);
  if (score >= limit) return null;
  const { status, solution } = engine.solve({ shape: '9x9', givens: puzzle.givens });
  if (status !== 'unique') return null;
  return { technique, text, score, step, solution: solution.join('') };
}

function found(engine, puzzle, technique, seconds) {
  const began = process.cpuUsage();
  try {
    // Others may have the machine's cores for most of this time.
    // Without HoDoKu's order there is no trial and error.
    const order = technique === 'trial-and-error' ? 'hodoku' : undefined;
    const steps = engine.hints(puzzle, technique, { order, time: 4 * seconds });
    return process.cpuUsage(began).user > 1e6 * seconds ? [] : steps;
  } catch (error) {
    if (error.code === 'cancelled') return [];
    throw error;
  }
}
