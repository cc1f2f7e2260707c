// A list of puzzles is written here as a file, with what is known of each or without.
import { type GameState, statusOf } from './order';
import type { Row } from './row';

/** So many rows are written before the page does something else. */
const stride = 5_000;
const pause = () => new Promise<void>((done) => setTimeout(done));

/** Writes a field of CSV, in quotes where it needs them. */
const field = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** The engine reads the first two columns again; it gives the names of the others no meaning. */
export const csvHeader = 'puzzle,shape,number,clues,status,rating,game,comment';
export function csvLine(row: Row, index: number, game: GameState): string {
  const rating = row.rating === null ? '' : row.rating.toFixed(1);
  return [row.givens, field(row.shape), index + 1, row.clues, statusOf(row), rating, game, field(row.comment)].join(',');
}

/** The number of cells tells these shapes; others are written with their puzzle. */
const usual = /^(4x4|6x6|9x9|16x16|25x25)$/;
export const lineOf = ({ shape, givens }: Row) => (usual.test(shape) ? givens : JSON.stringify({ puzzle: givens, shape }));

/** Writes the lines of a file, a part at a time. */
export async function linesOf(order: Uint32Array, write: (index: number) => string, header?: string): Promise<Blob> {
  const parts: string[] = header === undefined ? [] : [`${header}\n`];
  for (let from = 0; from < order.length; from += stride) {
    const part = Array.from(order.subarray(from, from + stride), (index) => `${write(index)}\n`);
    parts.push(part.join(''));
    await pause();
  }
  return new Blob(parts, { type: 'text/plain;charset=utf-8' });
}
