// A position in which a technique applies: with its instances, its candidates, and its solution.
import type { EngineWorker, Language, Puzzle, Step } from 'dokushin';
import type { BoardFacts } from '../board/facts';
import { factsOnce } from '../board/known-facts';
import { type Position, fromPuzzle, maskOf } from '../game/position';
import { withoutRules } from '../game/rules';
import { puzzleOf } from '../fresh/puzzle';
import type { TechniquePuzzle } from '../fresh/technique';

export interface TaughtPosition {
  position: Position;
  facts: BoardFacts;
  /** A set a cell, as the position has them. */
  candidates: readonly number[];
  /** All instances of the technique. */
  steps: readonly Step[];
  solution: readonly number[];
}

/** The order in which a technique's instances are asked for: HoDoKu's alone has trial and error, and lacks some
 * of Sudoku Explainer's. */
export const orderFor = (technique: string) => (technique === 'trial-and-error' ? 'hodoku' : 'explainer');

/** The longest search for the instances, in seconds. */
const limitSeconds = 20;

/** Asks the engine about a puzzle: the text of an example, or one that was made. */
export async function taught(worker: EngineWorker, puzzle: Puzzle, technique: string, language: Language): Promise<TaughtPosition> {
  const [facts, steps, solved, open] = await Promise.all([
    factsOnce(worker, puzzle.shape),
    worker.hints(puzzle, technique, { language, order: orderFor(technique), time: limitSeconds }),
    worker.solve({ shape: puzzle.shape, givens: puzzle.givens }),
    // What rules exclude is what the steps are about: they begin at what the houses leave.
    worker.candidates({ ...puzzle, shape: withoutRules(puzzle.shape), candidates: undefined } as Puzzle),
  ]);
  const position = withoutMarks(fromPuzzle(puzzle));
  const stated = puzzle.candidates;
  const candidates = open.map((digits, cell) => {
    const mask = maskOf(digits);
    const { given, digit } = position.cells[cell]!;
    if (given || digit) return 0;
    return stated?.[cell]?.length ? mask & maskOf(stated[cell]) : mask;
  });
  return { position, facts, candidates, steps, solution: solved.solution ?? [] };
}

/** The candidates are drawn by the board; marks are for the reader. */
const withoutMarks = (position: Position): Position => ({
  ...position,
  cells: position.cells.map((cell) => (cell.centre || cell.struck ? { ...cell, centre: 0, struck: 0 } : cell)),
});

/** The position of a puzzle's path in which the technique is the next step; null if the path has none. */
export async function atItsStep(worker: EngineWorker, { technique, scale, ...made }: TechniquePuzzle): Promise<Puzzle | null> {
  const { shape, givens } = puzzleOf(made);
  const order = scale === 'hodoku' ? 'hodoku' : 'explainer';
  const { steps } = await worker.explain({ shape, givens }, { order });
  const before = steps.find((step) => step.technique === technique)?.before;
  if (!before) return null;
  return { shape, givens, placed: before.digits.map((digit, cell) => (givens[cell] ? 0 : digit)), candidates: before.candidates };
}
