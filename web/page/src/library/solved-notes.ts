// How many puzzles of a collection are solved is noted at once, as the database may still be writing when the page is
// left. A note lasts until the database has it.
import { keep, keepIfPossible, kept } from '../store';
import type { Facts } from './collection-facts';

const prefix = 'collection.solved.';

export const solvedNote = (id: string): string | null => kept(prefix + id);
export const noteSolved = (id: string, solved: number): void => void keepIfPossible(prefix + id, String(solved));
export const forgetSolved = (id: string): void => void keep(prefix + id, null);

export function withNote(facts: Facts): Facts {
  const note = solvedNote(facts.id);
  const solved = note === null ? NaN : Number(note);
  return Number.isSafeInteger(solved) && solved >= 0 && solved <= facts.count ? { ...facts, solved } : facts;
}
