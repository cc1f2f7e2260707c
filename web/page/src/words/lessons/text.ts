// A lesson's text in one language.

export interface LessonText {
  title: string;
  /** The paragraphs. */
  text: readonly string[];
  /** What the reader is asked to find on the board that is shown. */
  task: string;
}

export type LessonTexts = Record<string, LessonText>;
