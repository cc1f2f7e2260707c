// Words that are fetched for the language that is chosen, as a visit needs one language of a large table only.
// English is always there: it is shown where another language could not be fetched.
import type { Language } from 'dokushin';

type Other = Exclude<Language, 'en'>;
const fetches: ((language: Other) => Promise<void>)[] = [];

/** A table of words with the other languages to be fetched. */
export function fetched<Words>(en: Words, others: Record<Other, () => Promise<Words>>): Record<Language, Words> {
  const table: Record<Language, Words> = { en, ja: en, zh: en };
  fetches.push(async (language) => {
    if (table[language] === en) table[language] = await others[language]();
  });
  return table;
}

/** Fetches the words of a language; it is chosen once they are there. */
export async function fetchWords(language: Language): Promise<void> {
  if (language === 'en') return;
  await Promise.all(fetches.map((fetch) => fetch(language))).catch(() => undefined);
}
