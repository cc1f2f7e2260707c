// The levels at which new puzzles are offered, and what the engine is asked for at each.
import type { GenerateOptions } from 'dokushin';
import { bands, type Band } from '../difficulty/bands';

export type Level = Exclude<Band['key'], 'any'>;

interface Wish {
  /** Puzzles are not minimal, but have so many givens; without it they are minimal. */
  givens?: readonly [number, number];
  /** The median of 20 puzzles in Chromium's worker on a server: the levels are filled in this order. */
  seconds: number;
}

/** Beginners look for the next digit in the whole board. Minimal puzzles of the two easiest levels
 * have about 24 givens, and their next digit is harder to see than the rating says. */
const wishes: Record<Level, Wish> = {
  veryEasy: { givens: [36, 45], seconds: 0.002 },
  easy: { givens: [30, 36], seconds: 0.006 },
  moderate: { seconds: 0.1 },
  hard: { seconds: 0.067 },
  veryHard: { seconds: 0.066 },
  fiendish: { seconds: 0.03 },
  extreme: { seconds: 0.27 },
};

/** From the easiest to the hardest. */
export const levels: readonly Level[] = bands.flatMap(({ key }) => (key === 'any' ? [] : [key]));

/** From the one whose puzzles are found soonest. */
export const byCost: readonly Level[] = [...levels].sort((one, other) => wishes[one].seconds - wishes[other].seconds);

export const isLevel = (its: unknown): its is Level => levels.some((level) => level === its);

/** The options with which the engine generates a puzzle of a level. */
export function optionsOf(level: Level): GenerateOptions {
  const [least, most] = bands.find(({ key }) => key === level)!.range!;
  const { givens } = wishes[level];
  return {
    shape: '9x9', symmetry: '180', scale: 'se', rating: [least, most],
    minimal: !givens, ...(givens && { givens: [...givens] }),
  };
}
