// The boards that puzzles are made on, and the bands of difficulty that are offered.
import type { SymmetryName } from 'dokushin';

export const boards = [
  { key: 'four', shape: '4x4', side: 4 },
  { key: 'six', shape: '6x6', side: 6 },
  { key: 'nine', shape: '9x9', side: 9 },
  { key: 'diagonals', shape: '9x9+diagonals', side: 9 },
  { key: 'jigsawSix', shape: 'jigsaw:CCFFBBCFFBBDCEFFBDCEAABDCEEAADEEAADD', side: 6 },
  { key: 'jigsawWaves', shape: 'jigsaw:DAABBBCCCDAABEBCCCDAABEECCCDAABEHFFFDADBEHFIFDDDBEHIIFGGGEEHIIFGGGHEHIIFGGGHHHIIF', side: 9 },
  { key: 'jigsawSpiral', shape: 'jigsaw:AAAABBBCCADDBBCCCCADDBBBBCCAADDEEEECADDDEFFFIGEEEEFFIIGGHHHHFFIGGGGHHFFIGGHHHIIII', side: 9 },
  { key: 'sixteen', shape: '16x16', side: 16 },
] as const;
export type BoardKey = (typeof boards)[number]['key'];
export const boardOf = (key: BoardKey) => boards.find((board) => board.key === key)!;

/** From which rating on each of the scale's words is said (words/path.ts, `words`). */
export const bounds = [1.0, 1.6, 2.4, 3.9, 5.7, 7.1, 8.5, 10.5];
/** Returns which of the scale's words a rating has. */
export const wordOfRating = (rating: number) => Math.max(0, bounds.filter((bound) => rating >= bound).length - 1);

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

export const symmetries: readonly SymmetryName[] = [
  'none', '180', '90', 'horizontal', 'vertical', 'both', 'diagonal', 'antidiagonal', 'full',
];
