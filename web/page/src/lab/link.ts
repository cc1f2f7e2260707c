// The laboratory's addresses: a puzzle as those of play have it (game/link.ts), and
//   m=backtrack  the method       at=4217  the moment, in events from the start
//   embed        board, counts and controls alone, for a frame in another page
import type { Puzzle } from 'dokushin';
import { fromLink } from '../game/link';
import { givensText } from '../game/position';
import { partsOf } from './embedded';
import { type Method, methods } from './methods';

export interface LabLink {
  puzzle: Puzzle;
  method: Method;
  moment: number;
}

/** The link names no method, or no moment. */
export class MomentError extends Error {}

export function toLabLink({ puzzle, method, moment }: LabLink): string {
  const parts = [`p=${givensText(puzzle.givens)}`];
  if (puzzle.shape !== '9x9') parts.push(`s=${puzzle.shape}`);
  parts.push(`m=${method}`);
  if (moment > 0) parts.push(`at=${moment}`);
  return parts.join('&');
}

/** What an address opens; null if it is none of the laboratory or names no puzzle. Throws a LinkError or
 * a MomentError. */
export function fromLabLink(hash: string): LabLink | null {
  const found = /#\/lab\?.*$/s.exec(hash)?.[0];
  const position = found ? fromLink(found) : null;
  if (!found || !position) return null;
  const part = (key: string) => partsOf(found).find((one) => one.startsWith(`${key}=`))?.slice(key.length + 1);
  const method = methods.find((name) => name === (part('m') ?? 'backtrack'));
  const moment = Number(part('at') ?? 0);
  if (!method || !Number.isSafeInteger(moment) || moment < 0) throw new MomentError();
  return { puzzle: { shape: position.shape, givens: position.cells.map(({ given }) => given) }, method, moment };
}

/** The text that puts it into another page. */
export function frameOf(address: string, title: string): string {
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `<iframe src="${escaped(address)}" title="${escaped(title)}" width="420" height="640" style="border: 0"></iframe>`;
}
