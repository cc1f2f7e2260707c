// A technique's text says two things in one language.

export interface TechniqueText {
  /** What the pattern is, and why its conclusion follows. */
  what: string;
  /** When and how a player looks for it. */
  when: string;
}

export type TechniqueTexts = Record<string, TechniqueText>;
