// The words of the part where puzzles are played.
import type { Language } from 'dokushin';
import { en } from './play.en';
import { ja } from './play.ja';
import { zh } from './play.zh';

export type PlayWords = typeof en;
export const playWords: Record<Language, PlayWords> = { en, ja, zh };

/** "box 3", as the engine names a house, in the page's language. */
export function houseName(words: PlayWords, name: string): string {
  const [, kind, number] = /^(.*?) ?(\d*)$/.exec(name) ?? [];
  const tell = (words.board.house as Record<string, (n: string) => string>)[kind ?? ''];
  return tell ? tell(number ?? '') : name;
}
