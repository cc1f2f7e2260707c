// What is known of a collection's puzzles as a file: the puzzles shown, in the order in which they are shown.
import { type GameState, statusOf } from './order';
import type { Row } from './row';

/** Rows that are written before the page goes on. */
const stride = 5_000;
const pause = () => new Promise<void>((done) => setTimeout(done));

/** A field of CSV, in quotes where it needs them. */
const field = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Names that the engine's reader gives no meaning of their own, but for the puzzle and its shape. */
export const csvHeader = 'puzzle,shape,number,clues,status,rating,game,comment';
export function csvLine(row: Row, index: number, game: GameState): string {
  const rating = row.rating === null ? '' : row.rating.toFixed(1);
  return [row.givens, field(row.shape), index + 1, row.clues, statusOf(row), rating, game, field(row.comment)].join(',');
}

/** Boards that are told by the number of their cells; of others the shape is written, too. */
const usual = /^(4x4|6x6|9x9|16x16|25x25)$/;
export const lineOf = ({ shape, givens }: Row) => (usual.test(shape) ? givens : JSON.stringify({ puzzle: givens, shape }));

/** The lines of a file as a blob, written a part at a time. */
export async function linesOf(order: Uint32Array, write: (index: number) => string, header?: string): Promise<Blob> {
  const parts: string[] = header === undefined ? [] : [`${header}\n`];
  for (let from = 0; from < order.length; from += stride) {
    const part = Array.from(order.subarray(from, from + stride), (index) => `${write(index)}\n`);
    parts.push(part.join(''));
    await pause();
  }
  return new Blob(parts, { type: 'text/plain;charset=utf-8' });
}
