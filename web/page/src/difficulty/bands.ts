// The bands of difficulty that are offered: each is a word of the scale.
import { bounds } from './scale';

const keys = ['veryEasy', 'easy', 'moderate', 'hard', 'veryHard', 'fiendish', 'extreme'] as const;
type Range = readonly [number, number];
export interface Band {
  key: 'any' | (typeof keys)[number];
  /** The least and the most on the scale of Sudoku Explainer, which has one decimal. */
  range: Range | null;
}
const rangeOf = (i: number): Range => [bounds[i]!, Math.round(bounds[i + 1]! * 10 - 1) / 10];

/** What lies beyond the last bound is not offered: it is hardly ever come upon. */
export const bands: readonly Band[] = [
  { key: 'any', range: null },
  ...keys.map((key, i) => ({ key, range: rangeOf(i) })),
];
export type BandKey = Band['key'] | 'own';
/** Which of the scale's words a band has. */
export const wordOfLevel = (key: (typeof keys)[number]) => keys.indexOf(key);
