// What of a player's board a text or another site does not take. The engine's formats have givens, digits and one set of
// candidates a cell; corner marks, colours and the pen's lines go along in the page's own link and picture alone.
import type { EngineWorker } from 'dokushin';
import type { Fog } from '../game/fog';
import type { Position } from '../game/position';
import { type Content, contentsOf, tellsApart } from './content';
import type { Site } from './sites';

export type Left = 'corner' | 'colours' | 'pen' | 'fog';

/** Lists what the engine's formats leave out, of what there is and shall go along. */
export function leftOut({ cells, pen }: Position, content: Content): Left[] {
  if (content !== 'marks') return [];
  const there = { corner: cells.some(({ corner }) => corner), colours: cells.some(({ colours }) => colours), pen: pen !== undefined };
  return (['corner', 'colours', 'pen'] as const).filter((its) => there[its]);
}

const hasFog = /^(rules|f-puzzles.*|sudokupad-link|scl.*)$/;
/** SudokuMaker's have fog, but no triggers. */
const hasPlainFog = /^sudokumaker/;

const keepsFog = ({ triggers }: Fog, form: string) => hasFog.test(form) || (triggers.length === 0 && hasPlainFog.test(form));

/** Lists what a form of text leaves out; the page's own link has all. */
export function leftOutOf(position: Position, content: Content, form: string): Left[] {
  if (form === 'page') return [];
  return [...leftOut(position, content), ...(position.fog && !keepsFog(position.fog, form) ? (['fog'] as const) : [])];
}

/** Tells whether a player's digits can't be told from givens in that form. In lists of candidates each is its cell's only one. */
export const hasDigitsAsGivens = ({ cells }: Position, content: Content, form: string): boolean =>
  content !== 'givens' && form !== 'page' && !/^(pencilmarks|sukaku)$/.test(form) && !tellsApart(form) && cells.some(({ digit }) => digit);

export interface Reach {
  digits: boolean;
  marks: boolean;
  fog: boolean;
}

/** Finds what of the fog and of the player's digits and candidates reaches a site. What makes no difference to its address does not.
 * What is not there, or shall not go along, counts as reaching it. */
export async function reachOf({ address }: Site, engine: EngineWorker, position: Position, content: Content): Promise<Reach> {
  const possible = contentsOf(position);
  const differs = async (its: Content, from: Content) => (await address(engine, position, its)) !== (await address(engine, position, from));
  const wantsDigits = content !== 'givens' && possible.includes('digits');
  const wantsMarks = content === 'marks' && position.cells.some(({ centre, struck }) => centre | struck);
  const { fog } = position;
  // The solution that comes with the fog stays: a site may take that alone.
  const lit: Position = fog ? { ...position, fog: { ...fog, lit: [...position.cells.keys()], lamps: [] } } : position;
  return {
    digits: !wantsDigits || (await differs('digits', 'givens')),
    marks: !wantsMarks || (await differs('marks', 'digits')),
    fog: !fog || (await address(engine, position, content)) !== (await address(engine, lit, content)),
  };
}
