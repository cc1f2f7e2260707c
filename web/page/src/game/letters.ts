// Letters of the pen: a short text in a cell, in any script. What a reader takes for one character may be several of
// Unicode's, as a letter and its accents are; three such characters fit in a cell.
import type { Point } from './pen';
import type { Size } from './size';

/** The point is the middle of the cell. */
export interface Letters extends Point {
  readonly kind: 'letters';
  readonly text: string;
  /** From 1. */
  readonly colour: number;
}

export const mostLetters = 3;
/** A link has room for as many bytes, which are three characters of nearly every script. */
const mostBytes = 45;

/** Control characters, halves of characters, those without a meaning, and those that turn the direction of a text. */
const unfit = /[\p{Cc}\p{Cs}\p{Cn}\p{Co}\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;
const isSeen = (text: string) => /[^\p{Cf}\p{Z}\p{M}]/u.test(text);

function charactersOf(text: string): string[] {
  if (!('Segmenter' in Intl)) return [...text];
  return Array.from(new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text), ({ segment }) => segment);
}

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** What of a text is written in a cell; nothing if there is nothing to be seen. */
export function lettersIn(text: string): string {
  const clean = text.normalize('NFC').replace(/\s+/g, ' ').replace(unfit, '').trim();
  let its = '';
  for (const character of charactersOf(clean).slice(0, mostLetters)) {
    if (bytesOf(its + character).length > mostBytes) break;
    its += character;
  }
  return isSeen(its) ? its.trim() : '';
}

/** The text without its last character. */
export const withoutLast = (text: string) => charactersOf(text).slice(0, -1).join('').trim();

/** One more character; a full text begins anew. */
export const withNext = (text: string, character: string) => (charactersOf(text).length < mostLetters ? lettersIn(text + character) : lettersIn(character));

/** A text in the cells of the grid; cells outside it have no place for it. */
export function lettersFor(cells: readonly number[], text: string, colour: number, { columns, rows }: Pick<Size, 'columns' | 'rows'>): Letters[] {
  const inGrid = cells.filter((cell) => cell < columns * rows);
  return inGrid.map((cell) => ({ x: 2 * (cell % columns) + 1, y: 2 * Math.floor(cell / columns) + 1, kind: 'letters', text, colour }));
}

/** base64url of the text. */
export function packed(text: string): string {
  const its = btoa(String.fromCharCode(...bytesOf(text)));
  return its.replace(/=+$/, '').replaceAll('+', '-').replaceAll('/', '_');
}

/** Null if no text that is written in cells is packed so. */
export function unpacked(text: string): string | null {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (its) => its.charCodeAt(0));
    const its = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return its && lettersIn(its) === its ? its : null;
  } catch {
    return null;
  }
}
