// What is asked of a search, and what it answers: solutions, flaws, candidates, what a puzzle can do without.
import type { Puzzle } from './puzzle.js';

/** Options of a worker's calls, among their own options or as an argument behind the others (an engine in
 * this thread does not look at it). An abort rejects with the signal's reason at once; the worker is
 * ended and a new one started, so that other calls under way are aborted too (use a second worker for
 * what must go on). */
export interface CallOptions {
  signal?: AbortSignal;
}

export interface Limits extends CallOptions {
  /** Find at most so many solutions (2). */
  solutions?: number;
  nodes?: number;
  /** Seconds. */
  time?: number;
}
export type MethodName = 'auto' | 'backtrack' | 'mrv' | 'singles' | 'dlx' | 'search' | 'bands';
export interface SolveOptions extends Limits {
  method?: MethodName;
}
export type Status = 'unique' | 'multiple' | 'none' | 'invalid' | 'limit';
export type Ended = 'exhausted' | 'solutions' | 'nodes' | 'time' | 'cancelled' | 'memory';
export interface Answer {
  status: Status;
  ended: Ended;
  /** Solutions found; exact up to 2⁵³. */
  solutions: number;
  nodes: number;
  guesses: number;
  backtracks: number;
  /** Who answered. */
  method: MethodName;
}
export interface Solved extends Answer {
  /** The first solution, or null. */
  solution: number[] | null;
}

export interface Flaw {
  kind: 'repeated_digit' | 'no_candidate' | 'no_place' | 'blank_cell' | 'broken_constraint';
  /** The cells that are wrong: two of a repeated digit, one without candidate, none of a digit without place. */
  cells: number[];
  /** 0 where it is about none. */
  digit: number;
  /** Position in ShapeFacts.houses; null where it is about none. */
  house: number | null;
  /** "r1c3 and r1c7 are both 8 in row 1" */
  text: string;
}
export interface Checked extends Answer {
  /** What can be seen without search. */
  flaws: Flaw[];
  /** Up to two different solutions. */
  grids: number[][];
  /** Cells where these two differ. */
  differing: number[];
  /** Asked for with `minimal: true` of a proper puzzle: cells of givens that could go. */
  redundant?: number[];
}

export interface TrueCandidates {
  /** The digits that each cell has in some solution; all lists are empty if there is no solution. */
  candidates: number[][];
  /** False: a limit came first, and some of them are not proved. */
  complete: boolean;
}

export interface CandidateCounts {
  /** For each cell the number of solutions with each digit, from the first on, up to `solutions`. */
  counts: number[][];
  /** False: a limit came first, and some counts are too low. */
  complete: boolean;
}

export interface MinimalSet {
  puzzle: Puzzle;
  /** The rules that are left. */
  rules: string[];
  /** False: a limit left open whether more can go. */
  complete: boolean;
}

export interface RedundantRules {
  /** Some of ShapeFacts.rules. */
  rules: string[];
  /** False: a limit came first, and some rules were not decided. */
  complete: boolean;
}

/**
 * Why a digit can't stand in a cell: a house, and the cell in it that has the digit; or, with null for the house, another cell of
 * a constraint that it would break.
 */
export interface Forbidden {
  house: number | null;
  peer: number;
}
