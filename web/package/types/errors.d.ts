// What a call throws, and what it says in a language.

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
