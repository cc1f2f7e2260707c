// The calls: in this thread each returns its value, in a worker a promise of it.
import type { ErrorTexts } from './errors.js';
import type { Drawing, Puzzle, PuzzleLike, ShapeFacts } from './puzzle.js';
import type { Answer, CallOptions, CandidateCounts, Checked, Ended, Forbidden, Limits, MinimalSet, RedundantRules, Solved, SolveOptions, Status, TrueCandidates } from './solve.js';
import type { AsyncTrace, Trace, TraceOptions } from './trace.js';
import type { Explained, ExplainOptions, Hinted, HintOptions, Language, ManyRated, RateOptions, Rating, Step, Technique, UniversalOptions, UniversalRating, UniversalScale } from './logic.js';
import type { PhotoGrid, PhotoOptions, Pixels } from './photo.js';
import type { Canonical, Generated, GenerateOptions, ManyCanonical, SymmetryName, Transform } from './make.js';
import type { Parsed, ParseOptions, Unreadable } from './text.js';

/** The calls, each returning its value at once. */
export interface Engine {
  readonly version: string;
  readonly kernel: string;
  techniques(): Technique[];
  methods(): string[];
  symmetries(): string[];
  /** The kinds of rules that `generate()` lays: "killer", "arrow", … */
  ruleKinds(): string[];
  formats(): { name: string; description: string; canWrite: boolean }[];
  shape(name: string): ShapeFacts;
  /** The name of a shape with rules added: a text with a rule a line, or a list of rules. */
  withRules(shape: string, rules: string | readonly string[]): string;
  /** The figures that draw a board's rules. */
  figures(shape: string): Drawing;

  /** The only puzzle of a text. */
  parse(text: string, options?: ParseOptions): Puzzle;
  /** All puzzles of a text, with what can't be read in its place. */
  parseAll(text: string, options?: ParseOptions): (Parsed | Unreadable)[];
  /** In a format's words, "line" as usual; without the newline at the end. `comment`, as parseAll() has it,
   * goes along where the format has room for it: title, author, rules, message and fog, a line "name: value" each. */
  format(puzzle: PuzzleLike, format?: string, comment?: string): string;

  solve(puzzle: PuzzleLike, options?: SolveOptions): Solved;
  /** A random one of the solutions. Each was equally probable if `ended` is "exhausted": then all were found,
   * at most 10,000. `solutions` of the options is not used. */
  randomSolution(puzzle: PuzzleLike, options?: SolveOptions & { seed?: number | string }): Solved;
  /** 9×9 puzzles of 81 characters by the fast engine; solutions as text. */
  solveMany(
    puzzles: readonly string[],
    options?: { solutions?: number },
  ): { status: Status; solutions: number; solution: string | null }[];
  /** How many solutions up to 2⁵³, or up to `solutions`. */
  count(puzzle: PuzzleLike, options?: SolveOptions): Answer;
  /** Exactly, however many: decimal digits; see `ended` for whether these are all. */
  countExactly(
    puzzle: PuzzleLike,
    options?: { method?: 'auto' | 'search' | 'states'; time?: number },
  ): { solutions: string; ended: Ended };
  enumerate(puzzle: PuzzleLike, options?: SolveOptions): number[][];
  check(puzzle: PuzzleLike, options?: Limits & { minimal?: boolean }): Checked;
  isSolution(puzzle: PuzzleLike, grid: readonly number[]): boolean;
  candidates(puzzle: PuzzleLike): number[][];
  /** The candidates that some solution has, each proved. `time` is for all, `nodes` for each; `solutions`
   * is not used. */
  trueCandidates(puzzle: PuzzleLike, options?: SolveOptions): TrueCandidates;
  /** Counts the solutions with each digit of each cell, up to `solutions` (8; at most 1,000). `time` is for
   * all, `nodes` for each search. */
  candidateCounts(puzzle: PuzzleLike, options?: SolveOptions & { solutions?: number }): CandidateCounts;
  /** The rules that a proper puzzle can do without, one at a time: without such a rule it still has
   * exactly one solution. Limits are for each rule; `solutions` is not used. */
  redundantRules(puzzle: PuzzleLike, options?: SolveOptions): RedundantRules;
  /** Null if nothing forbids it. */
  forbids(shape: string, grid: readonly number[], cell: number, digit: number): Forbidden | null;

  trace(puzzle: PuzzleLike, options?: TraceOptions): Trace;

  /** What a DokushinError (or the `error` of what can't be read) says, in a language. The text of
   * another error stays as it is. */
  errorIn(error: Error | Partial<ErrorTexts>, language: Language): ErrorTexts;

  /** The next step. */
  hint(puzzle: PuzzleLike, options?: HintOptions): Hinted;
  /** All instances of a technique. An error with the code "cancelled": given up for its time. */
  hints(puzzle: PuzzleLike, technique: string, options?: HintOptions): Step[];
  explain(puzzle: PuzzleLike, options?: ExplainOptions): Explained;
  rate(puzzle: PuzzleLike, options?: RateOptions): Rating;
  /** 9×9 puzzles of 81 characters; each is proved to have one solution. `time` is for the proof and for either rating
   * of each. */
  rateMany(puzzles: readonly string[], options?: RateOptions): ManyRated[];
  /** Ratings that depend on no program's order of techniques: the depth of trial and error (te), the length of the longest
   * braid or whip that is needed. */
  rateUniversally<Scale extends UniversalScale>(
    puzzle: PuzzleLike, scales: readonly Scale[], options?: UniversalOptions): Record<Scale, UniversalRating>;

  generate(options?: GenerateOptions): Generated;
  minimise(puzzle: PuzzleLike, options?: { symmetry?: SymmetryName; seed?: number | string }): Puzzle;
  /** Takes away givens and rules that a proper puzzle can do without, until none can go. Limits are for each
   * trial; `solutions` is not used. */
  minimalSet(puzzle: PuzzleLike, options?: SolveOptions & {
    take?: 'givens' | 'rules' | 'both';
    seed?: number | string;
  }): MinimalSet;

  canonical(puzzle: PuzzleLike): Canonical;
  /** Forms of 9×9 puzzles of 81 characters, as text. */
  canonicalMany(puzzles: readonly string[]): ManyCanonical[];
  equivalent(a: PuzzleLike, b: PuzzleLike): Transform | null;
  /** A random equivalent puzzle. */
  morph(puzzle: PuzzleLike, options?: { seed?: number | string }): Puzzle;

  /** All grids of 9×9 and 6×6 in a picture, in reading order. This call alone is in a module of its own, dokushin-photo.wasm,
   * which load() and connect() take as their `source`. */
  readPhoto(picture: Pixels, options?: PhotoOptions): PhotoGrid[];
}

type Promised<F> = F extends (...args: infer A) => infer R
  ? (...args: [...A, CallOptions?]) => Promise<R>
  : never;
/** The same calls as promises. `signal` may also stand among a call's own options. */
export type EngineWorker = {
  [K in Exclude<keyof Engine, 'version' | 'kernel' | 'trace'>]: Promised<Engine[K]>;
} & {
  readonly version: string;
  trace(puzzle: PuzzleLike, options?: TraceOptions): Promise<AsyncTrace>;
  /** Ends the worker. */
  close(): void;
};
