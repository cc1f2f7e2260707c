// Puzzles that are made, and their canonical form.
import type { Puzzle } from './puzzle.js';
import type { CallOptions } from './solve.js';

export type SymmetryName =
  'none' | '180' | '90' | 'horizontal' | 'vertical' | 'both' | 'diagonal' | 'antidiagonal' | 'full';
export interface GenerateOptions extends CallOptions {
  /** "9x9" */
  shape?: string;
  symmetry?: SymmetryName;
  /** A number, or the least and the most. */
  givens?: number | [number, number];
  /** One of "1" or "x" where a given stands, another character where none does. */
  pattern?: string;
  /** True as usual: no given could go. */
  minimal?: boolean;
  /** Rules that are laid at random on each board, with how many if wanted: ["killer", "arrow:4..6", "kropki:20%"].
   * `ruleKinds()` lists the kinds. */
  ruleKinds?: string[];
  /** Of the places of such rules; "180" if it is not said. */
  ruleSymmetry?: SymmetryName;
  /** The cells of a killer cage: a number, or the least and the most (2 to 5). */
  cageCells?: number | [number, number];
  /** True: no cage crosses from one box to another. */
  cagesInBoxes?: boolean;
  /** True: no rule that is laid could go (with those that are symmetrical to it). */
  minimalRules?: boolean;
  /** "se" if it is not said, but "hodoku" with `ruleKinds`. */
  scale?: 'se' | 'hodoku';
  /** The least and the most on the scale. */
  rating?: [number, number];
  level?: 'easy' | 'medium' | 'hard' | 'unfair' | 'extreme';
  /** Keys of techniques that must occur, that must not. */
  needs?: string[];
  without?: string[];
  onlyBySingles?: boolean;
  /** A number or a decimal text up to 2⁶⁴ − 1; chosen at random if left out. */
  seed?: number | string;
  /** The first attempt's number (0); the next one's is in what is returned. */
  first?: number;
  /** Attempts to make at most (no limit), and seconds (no limit). */
  attempts?: number;
  time?: number;
  /** Is told, now and then, how many attempts were made. Not sent to the worker: stays here. */
  onProgress?: (attempts: number) => void;
}
export interface Generated {
  /** null: the attempts or the time ran out. */
  puzzle: Puzzle | null;
  solution: number[] | null;
  attempts: number;
  /** What became of them: "good", "refused", … */
  fates: Record<string, number>;
  seed: string;
  /** Pass it as `first` with the same seed for another puzzle. */
  next: number;
}

export interface Transform {
  side: number;
  transposed: boolean;
  rows: number[];
  columns: number[];
  digits: number[];
}
export interface Canonical {
  form: number[];
  transform: Transform;
  /** In decimal digits. */
  automorphisms: string;
}
/** One of many. */
export interface ManyCanonical {
  /** `invalid`: a digit twice in a house, or no 9×9 puzzle of 81 characters. `unsupported`: too much of it is the same. */
  status: 'ok' | 'invalid' | 'unsupported';
  /** 81 characters, "." for a blank; null unless the status is `ok`. */
  form: string | null;
  /** In decimal digits. */
  automorphisms: string | null;
}
