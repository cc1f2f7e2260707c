// Text that somebody pasted, dropped or opened, as puzzles to play.
import type { DokushinError, Language, Parsed, Puzzle, Unreadable } from 'dokushin';
import { engine } from '../engine/engine';
import { told } from '../engine/told';
import { fromLink } from '../game/link';
import { type Position, fromPuzzle, largestSide } from '../game/position';
import type { PlayWords } from '../words/play';

/** A file may hold millions: so many are read. */
export const mostPuzzles = 20_000;

export interface Collection {
  puzzles: readonly Parsed[];
  unreadable: readonly Unreadable[];
  cut: boolean;
}
export type Read = { position: Position } | { collection: Collection } | { fault: string };

type Fault = Unreadable['error'];

export function faultText({ code, what, expected }: Omit<Fault, 'message'>, words: PlayWords['faults']): string {
  const known = (words as unknown as Record<string, unknown>)[code];
  return (typeof known === 'string' ? known : words.other) + words.detail(what, expected);
}

export const unreadableText = ({ error, line }: Unreadable, words: PlayWords['faults']) =>
  words.line(line, faultText(error, words));

/** A text of one line needs no number of it. */
const isOneLine = (text: string) => !text.trim().includes('\n');

/** A puzzle as a position; the engine tells what its stated candidates leave out. */
export async function toPosition(puzzle: Puzzle): Promise<Position> {
  if (!puzzle.candidates) return fromPuzzle(puzzle);
  const { candidates: _, ...plain } = puzzle;
  return fromPuzzle(puzzle, await (await engine('board')).candidates(plain));
}

/** A link of this page among the text: it brings its marks along. */
function linked(text: string): Position | null {
  return /#(\/play\?)?p=|^\s*p=/.test(text) ? fromLink(text.trim()) : null;
}

/** The engine reads boards that this page can't show: large ones, and those that are no square of
 * as many rows as digits, have values from 0, or cells outside the grid. */
function refuseUnseen(its: Parsed | Unreadable): Parsed | Unreadable {
  if ('error' in its) return its;
  const isGrid = its.puzzle.shape.startsWith('grid:') || its.puzzle.shape.includes('+variables:');
  if (!isGrid && its.puzzle.givens.length <= largestSide ** 2) return its;
  const { line, column } = its;
  return { error: { code: isGrid ? 'unsupported' : 'too_large', what: '', expected: '', message: '' }, line, column };
}

async function faultOf(its: Unreadable, text: string, words: PlayWords, language: Language): Promise<string> {
  if (its.error.code === 'empty_input') return words.start.nothing;
  const error = await told(its.error, language);
  return isOneLine(text) ? faultText(error, words.faults) : unreadableText({ ...its, error }, words.faults);
}

export async function read(text: string, shape: string | undefined, words: PlayWords, language: Language): Promise<Read> {
  try {
    const position = linked(text);
    if (position) return { position };
  } catch (error) {
    const { fault } = error as { fault?: keyof PlayWords['faults']['link'] };
    return { fault: fault ? words.faults.link[fault] : words.faults.other };
  }
  try {
    const worker = await engine('board');
    const found = await worker.parseAll(text, { most: mostPuzzles + 1, ...(shape && { shape }) });
    const sized = found.map(refuseUnseen);
    const puzzles = sized.filter((its) => 'puzzle' in its);
    const unreadable = sized.filter((its) => 'error' in its);
    const [first] = puzzles;
    if (!first) return { fault: unreadable[0] ? await faultOf(unreadable[0], text, words, language) : words.start.nothing };
    if (found.length === 1) return { position: await toPosition(first.puzzle) };
    return { collection: { puzzles: puzzles.slice(0, mostPuzzles), unreadable, cut: found.length > mostPuzzles } };
  } catch (error) {
    return { fault: faultText(await told(error as DokushinError, language), words.faults) };
  }
}
