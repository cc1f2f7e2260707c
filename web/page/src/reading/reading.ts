// Text that somebody pasted, dropped or opened, as puzzles to play.
import type { DokushinError, Language, Puzzle, Unreadable } from 'dokushin';
import { engine } from '../engine/engine';
import { told } from '../engine/told';
import { aboutIn } from '../game/about';
import { fogIn } from '../game/fog';
import { fromLink } from '../game/link';
import { type Position, fromPuzzle } from '../game/position';
import { sizeOf } from '../game/size';
import { readSource } from '../opened/current';
import type { OpenCollection } from '../opened/open';
import type { PlayWords } from '../words/play';

export type Read = { position: Position } | { collection: OpenCollection } | { fault: string };

type Fault = Unreadable['error'];

export function faultText({ code, what, expected }: Omit<Fault, 'message'>, words: PlayWords['faults']): string {
  const known = (words as unknown as Record<string, unknown>)[code];
  return (typeof known === 'string' ? known : words.other) + words.detail(what, expected);
}

export const unreadableText = ({ error, line }: Unreadable, words: PlayWords['faults']) =>
  words.line(line, faultText(error, words));

/** A text of one line needs no number of it. */
const isOneLine = (text: string) => !text.trim().includes('\n');

/** A puzzle as a position; the engine tells what its stated candidates leave out.
 * `comment`: what the engine told beside it. */
export async function toPosition(puzzle: Puzzle, comment = ''): Promise<Position> {
  const about = aboutIn(comment);
  const { candidates, ...plain } = puzzle;
  const open = candidates && (await (await engine('board')).candidates(plain));
  const position = fromPuzzle(puzzle, open);
  const fog = fogIn(comment, sizeOf(position));
  return { ...position, ...(about && { about }), ...(fog && { fog }) };
}

/** A puzzle of a collection as a position, with what is said beside it. */
export const positionAt = (collection: OpenCollection, at: number): Promise<Position> =>
  toPosition(collection.puzzle(at), collection.rows[at]!.comment);

/** A link of this page among the text: it brings its marks along. */
const isLinked = (text: string) => text.length < 10_000 && /#(\/play\?)?p=|^\s*p=/.test(text);
function linked(text: string): Position | null {
  return isLinked(text) ? fromLink(text.trim()) : null;
}

async function faultOf(its: Unreadable, text: string, words: PlayWords, language: Language): Promise<string> {
  if (its.error.code === 'empty_input') return words.start.nothing;
  const error = await told(its.error, language);
  return isOneLine(text) ? faultText(error, words.faults) : unreadableText({ ...its, error }, words.faults);
}

/** Whether there is more than one puzzle, or one beside what can't be read, as far as it is read by now. */
export const isMany = ({ rows, unreadable, reading }: OpenCollection) => rows.length > 1 || (rows.length > 0 && (unreadable.length > 0 || reading));

/** A collection is still being read when this resolves. `name`: the file's, if it was one. */
export async function read(text: string, shape: string | undefined, words: PlayWords, language: Language, name = ''): Promise<Read> {
  try {
    const position = linked(text);
    if (position) return { position };
  } catch (error) {
    const { fault } = error as { fault?: keyof PlayWords['faults']['link'] };
    return { fault: fault ? words.faults.link[fault] : words.faults.other };
  }
  try {
    const collection = await readSource({ text, name, ...(shape && { shape }) });
    if (isMany(collection)) return { collection };
    if (collection.failure) throw collection.failure;
    if (collection.rows.length) return { position: await positionAt(collection, 0) };
    const [wrong] = collection.unreadable;
    return { fault: wrong ? await faultOf(wrong, text, words, language) : words.start.nothing };
  } catch (error) {
    return { fault: faultText(await told(error as DokushinError, language), words.faults) };
  }
}

/** The puzzles of a text, if it holds many; null if it holds one or none, or is a link of this page. */
export async function readMany(text: string, name: string): Promise<OpenCollection | null> {
  if (isLinked(text)) return null;
  const collection = await readSource({ text, name });
  return isMany(collection) ? collection : null;
}
