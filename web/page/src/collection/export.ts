// A list of puzzles is written here as a file, with what is known of each or without.
import { digitOf } from '../game/position';
import { largestSide, sizeOf, valueText } from '../game/size';
import { remarkOf } from '../opened/remark';
import type { Row } from '../opened/row';
import type { GameState } from '../opened/states';
import { statusOf } from './order';

/** So many rows are written before the page does something else. */
const stride = 5_000;
const pause = () => new Promise<void>((done) => setTimeout(done));

/** Writes a field of CSV, in quotes where it needs them. A spreadsheet takes a field that begins with one of these
 * characters for a formula; an apostrophe says that it is a text. */
function field(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** The givens by their values, as the engine reads them; a row has them counted from 1. */
function written({ shape, givens }: Row): string {
  const size = sizeOf({ shape, side: 0 });
  if (size.lowest === 1) return givens;
  return [...givens].map((character) => valueText(digitOf(character, largestSide), size) || '.').join('');
}

/** The engine reads the first two columns again; it hands the others on as lines "name: text" of the comment.
 * A field has one line, as the engine reads a table line by line. */
export const csvHeader = 'puzzle,shape,number,clues,status,rating,game,comment';
export function csvLine(row: Row, index: number, game: GameState): string {
  const rating = row.rating === null ? '' : row.rating.toFixed(1);
  return [written(row), field(row.shape), index + 1, row.clues, statusOf(row), rating, game, field(remarkOf(row))].join(',');
}

/** The number of cells tells these shapes; others are written with their puzzle. */
const usual = /^(4x4|6x6|9x9|16x16|25x25)$/;
export const lineOf = (row: Row) => (usual.test(row.shape) ? row.givens : JSON.stringify({ puzzle: written(row), shape: row.shape }));

/** Spreadsheets take a table for UTF-8 where it begins with this. */
const mark = '\ufeff';

/** Writes the lines of a file, a part at a time; one with a header is a table. */
export async function linesOf(order: Uint32Array, write: (index: number) => string, header?: string): Promise<Blob> {
  const parts: string[] = header === undefined ? [] : [`${mark}${header}\n`];
  for (let from = 0; from < order.length; from += stride) {
    const part = Array.from(order.subarray(from, from + stride), (index) => `${write(index)}\n`);
    parts.push(part.join(''));
    await pause();
  }
  return new Blob(parts, { type: 'text/plain;charset=utf-8' });
}
