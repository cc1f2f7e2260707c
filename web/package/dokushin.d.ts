// dokushin for JavaScript: the Sudoku engine as WebAssembly.
//
// Two ways to use it, with the same calls:
//   const engine = await load();      // in this thread: each call returns its value at once
//   const worker = await connect();   // in a worker: each call returns a promise, takes an
//                                     // AbortSignal, and never blocks the page
//
// Cells are counted from 0 in row-major order; digits from 1, 0 is a blank cell. Where text
// names a cell ("r1c3", in steps) it counts from 1; cellIndex() turns it into a number.

/** What a call throws (or rejects with) when its input is wrong. */
export class DokushinError extends Error {
  /** "bad_character", "wrong_length", … as the library names them. */
  readonly code: string;
  /** "80 cells" */
  readonly what: string;
  /** "81 cells"; may be empty. */
  readonly expected: string;
  /** From 1; 0 where there is no such thing. */
  readonly line: number;
  readonly column: number;
  /** What errorIn() translates: to be passed on as it is. */
  readonly packed: readonly string[];
}

/** An error's texts in a language; `message` is all of it on one line, without the place. */
export interface ErrorTexts {
  code: string;
  what: string;
  expected: string;
  message: string;
  line: number;
  column: number;
  packed?: readonly string[];
}

/** A puzzle as the calls return it. Plain data: it can be stored and sent to workers. */
export interface Puzzle {
  /** "9x9", "3x4", "9x9+diagonals", "jigsaw:AAB…", "grid:6x8" */
  shape: string;
  /** One digit (0: blank) a cell. */
  givens: number[];
  /** A player's digits, one (0: none) a cell; none on a given. */
  placed?: number[];
  /** The candidates that a player states, a list of digits a cell (empty for given cells). */
  candidates?: number[][];
  /** The objects of its document whose rules were not understood, if there are some and it was parsed
   * with `ignoreUnknown`. The document's puzzle may have other solutions, then. */
  ignored?: string[];
}

/** Text in any format that the library reads, a puzzle, or digits in rows or in one list. */
export type PuzzleLike = string | Puzzle | readonly number[] | readonly (readonly number[])[];

export type HouseKind = 'row' | 'column' | 'box' | 'region' | 'diagonal' | 'window' | 'disjoint group' | 'centre dot';
export interface House {
  /** "row 1", "diagonal 2" */
  name: string;
  kind: HouseKind;
  /** Counts from 1 among the houses of its kind. */
  ordinal: number;
  cells: number[];
}

export interface ShapeFacts {
  shape: string;
  /** The number of digits; a square board has as many rows and columns. */
  side: number;
  rows: number;
  columns: number;
  /** The value of the first digit. */
  lowest: number;
  /** Cells outside the grid, which follow its own. */
  variables: number;
  /** 0 for a jigsaw. */
  boxRows: number;
  boxColumns: number;
  /** The rules besides rows, columns and boxes or regions, in words: "anti-knight", "cage 15 r1c1 r1c2". */
  rules: string[];
  /** The box or region of each cell, from 0; 65535 for a variable. */
  regions: number[];
  /** "row 1", "box 9", "diagonal 2"; their cells ascend. */
  houses: House[];
}

/** A stroke, area or text of a drawing. */
export interface Figure {
  /** A path is round at its corners and ends; a disc lies about its only point, and a text is centred at
   * it, in height from the baseline to a digit's top. */
  kind: 'path' | 'polygon' | 'disc' | 'text';
  /** From the upper left corner of the board, to the right and down; a cell is 1 wide and high. */
  points: { x: number; y: number }[];
  /** A disc's radius, a text's font size. */
  size: number;
  /** Of a path, or of an area's outline. */
  width: number;
  /** "#rrggbb": an area's or a text's; null for an outline alone. */
  fill: string | null;
  /** "#rrggbb": a path's or an outline's. */
  stroke: string;
  dashed: boolean;
  text: string;
}

/** The drawing of a board's rules; of each list, earlier figures lie below later ones. */
export interface Drawing {
  /** Below the board's lines. */
  below: Figure[];
  /** Above them, below digits. */
  above: Figure[];
  /** Some stand beside the board, within a cell's width from it. */
  hasMargin: boolean;
  /** What belongs in words to the drawing: the names of drawn rules, each once; rules of the whole board;
   * and rules without a figure. */
  words: string[];
}

/** Of a worker's calls, among their own options or as an argument behind the others (an engine in
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

export interface TraceEvent {
  kind: 'place' | 'take_back' | 'eliminate' | 'solved' | 'exhausted';
  reason: 'trial' | 'naked_single' | 'hidden_single' | 'peer' | 'end';
  /** −1 and 0 of solved and exhausted. */
  cell: number;
  digit: number;
  /** Trials that are standing, this one included. */
  depth: number;
}
export interface TraceOptions extends CallOptions {
  method?: 'backtrack' | 'mrv' | 'singles' | 'dlx';
  /** End after so many solutions (1). */
  solutions?: number;
}
export interface AdvanceOptions {
  /** Tell the least and the greatest depth among each so many events. */
  every?: number;
  /** Stop behind the first event that places a digit in this cell or takes one back. */
  cell?: number;
}
/** What advance() did. */
export interface Advanced {
  events: number;
  /** How many of them placed a digit. */
  placed: number;
  /** The depth at the last event, and that event; null if there was none. */
  depth: number;
  last: TraceEvent | null;
  /** Nothing is left to search. */
  ended: boolean;
  /** The last event changed the cell of the options. */
  stopped: boolean;
  milliseconds: number;
  /** One number for each `every` events, the last one perhaps for fewer. */
  least: number[];
  greatest: number[];
}
/** A digit that a search has placed and not taken back. */
export interface Standing {
  cell: number;
  digit: number;
  reason: TraceEvent['reason'];
}
/** A search that can be stepped. Free it with close(). */
export interface Trace extends Iterable<TraceEvent> {
  /** Up to so many further events; ends early behind solved and exhausted. Empty at the end. */
  nextEvents(most: number): TraceEvent[];
  /** Goes on by up to `most` events at the engine's own speed, without an object for each. Ask for
   * some 10 ms at a time where a stop shall get through. */
  advance(most: number, options?: AdvanceOptions): Advanced;
  /** What stands, in the order of its placing. */
  standing(): Standing[];
  grid(): number[];
  candidates(): number[][];
  counters(): { nodes: number; guesses: number; backtracks: number };
  close(): void;
}
export interface AsyncTrace extends AsyncIterable<TraceEvent> {
  nextEvents(most: number): Promise<TraceEvent[]>;
  advance(most: number, options?: AdvanceOptions): Promise<Advanced>;
  standing(): Promise<Standing[]>;
  grid(): Promise<number[]>;
  candidates(): Promise<number[][]>;
  counters(): Promise<{ nodes: number; guesses: number; backtracks: number }>;
  close(): Promise<void>;
}
/**
 * Why a digit can't stand in a cell: a house, and the cell in it that has the digit; or, with null for the house, another cell of
 * a constraint that it would break.
 */
export interface Forbidden {
  house: number | null;
  peer: number;
}

export type Language = 'en' | 'ja' | 'zh';
export interface StepCandidate {
  cell: string;
  digit: number;
}
/** A conclusion of a chain: the candidate is true (`on`) or false. */
export interface ChainLink extends StepCandidate {
  on: boolean;
  /** The cells of a group; else the candidate's own. */
  cells: string[];
  because: string;
  nested: number | null;
  /** The links that it follows from, by position in the chain. */
  parents: number[];
}
/** The object that `dokushin hint --json` prints. Digits are numbers, but in `where`, `result` and
 *  `text` what the board shows for them: "G" for 16, or as the text of the puzzle has it. */
export interface Step {
  technique: string;
  name: string;
  rating: number | null;
  hodoku: { level: string; points: number };
  nesting: number;
  where: string;
  /** What `where` names: the cells of a house, or digits, of which all candidates are meant. */
  look: { cells: string[]; digits: number[] };
  result: string;
  text: string;
  placements: StepCandidate[];
  eliminations: StepCandidate[];
  /** The evidence, part by part: "pivot", "pincer", "base", "cover", … */
  parts: { role: string; cells: string[]; digits: number[]; houses: string[] }[];
  cells: string[];
  digits: number[];
  extra_cells: string[];
  extra_digits: number[];
  houses: string[];
  groups: { cells: string[]; digits: number[] }[];
  links: number[];
  /** Each begins with what is assumed; `text` has a line for each link, and `arrows` one for each parent. */
  chains: ChainLink[][];
  nested: Step[];
  roles: (StepCandidate & { role: 'pattern' | 'further' | 'off' | 'on' | 'placed' | 'struck' })[];
  arrows: { from: StepCandidate; to: StepCandidate; kind: 'strong' | 'weak' }[];
}
export interface HintOptions extends CallOptions {
  order?: 'explainer' | 'hodoku' | 'sukaku';
  /** The key of the last technique that is tried. */
  hardest?: string;
  /** Keys of techniques: these and no others are tried, in this order, instead of `order`'s. */
  techniques?: readonly string[];
  language?: Language;
  /** Seconds. */
  time?: number;
}
export interface ExplainOptions extends HintOptions {
  /** Receives each step as it is found. It is not sent to the worker: it stays here. */
  onProgress?: (step: PathStep) => void;
}
/** A step of a path, with the digits and candidates that stood before it. */
export type PathStep = Step & { before: { digits: number[]; candidates: number[][] } };
export interface Hinted {
  /** null: solved, given up, or nothing gets further. */
  step: Step | null;
  solved: boolean;
  /** The search was given up for its time. */
  gaveUp: boolean;
}
export interface Explained {
  steps: PathStep[];
  solved: boolean;
  /** A search was given up for its time. */
  gaveUp: boolean;
  grid: number[];
}
export interface Technique {
  key: string;
  english: string;
  japanese: string;
  chinese: string;
  needsUnique: boolean;
  largestSide: number;
}

export interface Rated {
  /** 6.6; 0: no step was made; 20: beyond the techniques. */
  rating: number;
  technique: string | null;
}
export interface Rating {
  /** ER, EP, ED. */
  hardest: Rated;
  pearl: Rated;
  diamond: Rated;
  solved: boolean;
  /** Its time ran out; what is told is what had been found by then. */
  gaveUp: boolean;
  hodoku?: {
    level: string;
    score: number;
    hardest: string | null;
    solved: boolean;
    guessed: boolean;
    gaveUp: boolean;
  };
}
export interface RateOptions extends CallOptions {
  order?: 'explainer' | 'sukaku';
  /** Rate on HoDoKu's scale, too. */
  hodoku?: boolean;
  /** Seconds for either rating; without it there is no limit. */
  time?: number;
}

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

export interface Parsed {
  puzzle: Puzzle;
  format: string;
  line: number;
  column: number;
  /** What the text says beside its puzzle: a line "name: value" for each header, then one of its fog. */
  comment: string;
}
/** What can't be read, in its place between the others. */
export interface Unreadable {
  error: { code: string; what: string; expected: string; message: string; packed?: readonly string[] };
  line: number;
  column: number;
}
export interface ParseOptions extends CallOptions {
  format?: string;
  shape?: string;
  /** Read a puzzle although it has rules that are not understood; its `ignored` names them.
   * Otherwise it is an error with the code "unsupported". */
  ignoreUnknown?: boolean;
  /** Stop after so many records (no limit). */
  most?: number;
}

/** The calls, each returning its value at once. */
export interface Engine {
  readonly version: string;
  readonly kernel: string;
  techniques(): Technique[];
  methods(): string[];
  symmetries(): string[];
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

  generate(options?: GenerateOptions): Generated;
  minimise(puzzle: PuzzleLike, options?: { symmetry?: SymmetryName; seed?: number | string }): Puzzle;
  /** Takes away givens and rules that a proper puzzle can do without, until none can go. Limits are for each
   * trial; `solutions` is not used. */
  minimalSet(puzzle: PuzzleLike, options?: SolveOptions & {
    take?: 'givens' | 'rules' | 'both';
    seed?: number | string;
  }): MinimalSet;

  canonical(puzzle: PuzzleLike): Canonical;
  equivalent(a: PuzzleLike, b: PuzzleLike): Transform | null;
  /** A random equivalent puzzle. */
  morph(puzzle: PuzzleLike, options?: { seed?: number | string }): Puzzle;
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

/** Loads the engine in this thread. `source`: the module's address, its bytes or a response, if
 * it does not lie beside this file. */
export function load(source?: string | URL | BufferSource | WebAssembly.Module | Response): Promise<Engine>;
/** Starts a worker with an engine of its own. */
export function connect(options?: { source?: string | URL | WebAssembly.Module; worker?: string | URL }): Promise<EngineWorker>;

/** "r1c3" on a board of 9 columns → 2. */
export function cellIndex(name: string, columns: number): number;
/** 2 on a board of 9 columns → "r1c3". */
export function cellName(cell: number, columns: number): string;
