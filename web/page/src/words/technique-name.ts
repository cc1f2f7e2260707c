// The engine's table of techniques has their names in each language.
import type { Language, Technique } from 'dokushin';

const names = { en: 'english', ja: 'japanese', zh: 'chinese' } as const satisfies Record<Language, keyof Technique>;

export const nameIn = (technique: Technique, language: Language): string => technique[names[language]];

/** A technique's name; its key while the table is not there. */
export function techniqueName(techniques: readonly Technique[], key: string, language: Language): string {
  const its = techniques.find((technique) => technique.key === key);
  return its ? nameIn(its, language) : key;
}
