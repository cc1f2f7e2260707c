// A puzzle can be written in these forms. Those that many use have a button each; the engine's others and links of other
// sites stand in a list.
import type { EngineWorker } from 'dokushin';
import { commentOf } from '../game/comment';
import { toLink } from '../game/link';
import { type Position, asGivens } from '../game/position';
import { addressOf } from '../route/route';
import { type Content, positionWith, puzzleFor } from './content';

/** These are names of the engine's formats; `page` is the link of this page. */
export const usualForms = ['page', 'line', 'grid', 'pencilmarks', 'list', 'json', 'csv', 'table'] as const;
/** These have a name in words, too; `iss-link` is the link to the Interactive Sudoku Solver. */
export const namedForms = ['rules', 'sudokupad-link', 'f-puzzles-link', 'sudokumaker-link', 'iss-link'] as const;
export type NamedForm = (typeof usualForms | typeof namedForms)[number];
const named: ReadonlySet<string> = new Set([...usualForms, ...namedForms]);

/** Returns the names of all other formats that the engine writes. */
export async function otherForms(engine: EngineWorker): Promise<string[]> {
  const all = await engine.formats();
  return all.filter(({ name, canWrite }) => canWrite && !named.has(name)).map(({ name }) => name);
}

const issAddress = 'https://sigh.github.io/Interactive-Sudoku-Solver/?q=';
/** Returns the page's own address, without what stands behind "#". */
const here = () => location.href.replace(/#.*$/s, '');

/** Writes a position in a form; rejects with the engine's error where the form can't express it. */
export async function write(engine: EngineWorker, position: Position, content: Content, form: string): Promise<string> {
  if (form === 'page') return here() + addressOf('play', toLink(positionWith(position, content)));
  const name = form === 'iss-link' ? 'iss' : form;
  const open = content === 'marks' ? await engine.candidates(asGivens(position)) : [];
  const text = await engine.format(puzzleFor(position, content, name, open), name, commentOf(position));
  return form === 'iss-link' ? issAddress + encodeURIComponent(text) : text;
}

/** Returns the ending of the name of a file in that form. */
export function endingOf(form: string): string {
  if (/json|^scl$|^f-puzzles$|^sudokumaker$/.test(form)) return 'json';
  const own: Record<string, string> = { csv: 'csv', table: 'tsv', sdm: 'sdm', sdk: 'sdk', ss: 'ss' };
  return own[form] ?? 'txt';
}
