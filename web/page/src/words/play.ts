// The words of the part where puzzles are played.
import type { House, Language } from 'dokushin';
import { en } from './play.en';
import { ja } from './play.ja';
import { zh } from './play.zh';

export type PlayWords = typeof en;
export const playWords: Record<Language, PlayWords> = { en, ja, zh };

/** "box 3" in the page's language. */
export function houseName(words: PlayWords, { kind, ordinal }: House): string {
  return words.board.house[kind](String(ordinal));
}
