// The language in which a visit begins.
import type { Language } from 'dokushin';
import { kept } from '../store';
import { languages, preferred } from './language';

export const languageKey = 'language';

/** The one that was chosen at an earlier visit, or the first of the browser's that the page speaks. */
export function firstLanguage(): Language {
  const chosen = kept(languageKey);
  return languages.find(({ code }) => code === chosen)?.code ?? preferred(navigator.languages);
}
