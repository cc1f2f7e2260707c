// The course is this list of lessons. Their texts are in words/lessons.*.ts.
import type { HouseKind } from 'dokushin';

export interface Lesson {
  id: string;
  /** The technique whose example the lesson shows; null: any board serves. */
  technique: string | null;
  /** The technique that the reader can practise on fresh puzzles, if these are found within seconds. */
  practise: string | null;
  /** The kinds of the house that the example is about, where the technique has several. */
  houses?: readonly HouseKind[];
}

const about = (id: string, technique: string | null = id, practise: string | null = technique): Lesson => ({ id, technique, practise });

export const lessons: readonly Lesson[] = [
  about('rules', null),
  // No puzzle consists of last digits only.
  about('last-digit', 'last-digit', null),
  { ...about('hidden-single-box', 'hidden-single'), houses: ['box'] },
  { ...about('hidden-single-line', 'hidden-single'), houses: ['row', 'column'] },
  about('naked-single'),
  about('marks', null),
  about('pointing'),
  about('claiming'),
  about('naked-pair'),
  about('hidden-pair'),
  about('triples-and-quads', 'naked-triple'),
  about('x-wing'),
  about('swordfish'),
  about('skyscraper-and-kite', 'skyscraper'),
  about('empty-rectangle'),
  about('xy-wing'),
  about('xyz-and-w-wing', 'xyz-wing'),
  about('unique-rectangles', 'unique-rectangle-1'),
  about('bug', 'bug-1'),
  // Puzzles whose hardest step is this one, or an ALS-XZ, take minutes to find.
  about('colouring', 'simple-colors-trap', null),
  about('x-chain'),
  about('xy-chain'),
  about('aic'),
  about('als-xz', 'als-xz', null),
  about('forcing-chains', 'cell-forcing-chains'),
];
