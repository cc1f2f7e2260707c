// The page's languages: which one is on, and the words of a part of the page in it.
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Language } from 'dokushin';

export const languages: { code: Language; name: string; tag: string }[] = [
  { code: 'en', name: 'English', tag: 'en' },
  { code: 'ja', name: '日本語', tag: 'ja' },
  { code: 'zh', name: '简体中文', tag: 'zh-Hans' },
];

/** The first of the browser's languages that the page speaks. */
export function preferred(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const known = languages.find(({ code }) => tag.toLowerCase().split('-')[0] === code);
    if (known) return known.code;
  }
  return 'en';
}

export const LanguageContext = createContext<Language>('en');
export const useLanguage = () => useContext(LanguageContext);

/** The words of a part of the page: one table a language, all with the same keys. */
export function useWords<T>(table: Record<Language, T>): T {
  return table[useLanguage()];
}

/** The page's language as the reader's own country writes it, for dates: "26 November" in Britain. */
export function useLocale(): string {
  const language = useLanguage();
  return navigator.languages.find((tag) => tag.split('-')[0] === language) ?? language;
}
