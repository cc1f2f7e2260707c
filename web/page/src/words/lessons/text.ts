// A lesson's text is a title, paragraphs and a task in one language.

export interface LessonText {
  title: string;
  /** The paragraphs. */
  text: readonly string[];
  /** What the reader is asked to find on the board that is shown. */
  task: string;
}

export type LessonTexts = Record<string, LessonText>;
