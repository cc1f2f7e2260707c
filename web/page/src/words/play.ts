// The words of the part where puzzles are played.
import type { House } from 'dokushin';
import { fetched } from './fetched';
import { en } from './play.en';

export type PlayWords = typeof en;
export const playWords = fetched<PlayWords>(en, {
  ja: () => import('./play.ja').then(({ ja }) => ja),
  zh: () => import('./play.zh').then(({ zh }) => zh),
});

/** "box 3" in the page's language. */
export function houseName(words: PlayWords, { kind, ordinal }: House): string {
  return words.board.house[kind](String(ordinal));
}
