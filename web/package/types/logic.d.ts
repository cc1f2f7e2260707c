// Steps of logic, hints, whole paths, and ratings.
import type { CallOptions, Status } from './solve.js';

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
  /** null: a step of a universal order. */
  hodoku: { level: string; points: number } | null;
  nesting: number;
  where: string;
  /** What `where` names: the cells of a house, or digits, of which all candidates are meant. */
  look: { cells: string[]; digits: number[] };
  result: string;
  text: string;
  placements: StepCandidate[];
  eliminations: StepCandidate[];
  /** The evidence, part by part: "pivot", "pincer", "base", "cover", … `rules` are as a shape's name has them; `combinations` are
   * the sets of digits that a cage can hold. */
  parts: { role: string; cells: string[]; digits: number[]; houses: string[]; rules: string[]; combinations: number[][]; total: number }[];
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
  /** In a universal order: the number of variables of a chain (0: a single), and the step as CSP-Rules prints it, "whip[3]:
   * r4n7{c6 c1} - r3n7{c1 c6} - r7n7{c6 .} ==> r6c5≠7". */
  length?: number;
  notation?: string;
}
export interface HintOptions extends CallOptions {
  /** `universal` (or `w`), `gw`, `b` and `gb` have singles and the chains of the universal rating of that name, simplest first; they
   * go without `hardest` and `techniques`, and refuse boards with rules that are no houses. */
  order?: 'explainer' | 'hodoku' | 'sukaku' | 'universal' | 'w' | 'gw' | 'b' | 'gb';
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
/** One of many. */
export interface ManyRated {
  /** `invalid`: also what is no 9×9 puzzle of 81 characters. `limit`: the time ran out. */
  status: Status;
  /** null unless the status is `unique`. */
  rating: Rating | null;
}
export type UniversalScale = 'te' | 'b' | 'gb' | 'bxb' | 'bxbb' | 'w' | 'gw' | 'sw' | 'tyw';
/** `above`: more than `value`, where the search ended. `infinite`: `value` is Infinity. `unknown`: the time ran out, and
 * `value` is null. */
export interface UniversalRating {
  kind: 'exact' | 'above' | 'infinite' | 'unknown';
  value: number | null;
}
export interface UniversalOptions extends CallOptions {
  /** Higher ratings are not looked for; 36 without it. */
  most?: number;
  /** Seconds for each scale; without it there is no limit. */
  time?: number;
}
export interface RateOptions extends CallOptions {
  order?: 'explainer' | 'sukaku';
  /** Rate on HoDoKu's scale, too. */
  hodoku?: boolean;
  /** Seconds for either rating; without it there is no limit. */
  time?: number;
}
