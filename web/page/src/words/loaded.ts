// The words of a part that could not be fetched.
import type { Language } from 'dokushin';

const en = {
  failed: 'This could not be loaded.',
  again: 'Try again',
};

export const loadedWords: Record<Language, typeof en> = {
  en,
  ja: { failed: '読み込めませんでした。', again: '再試行' },
  zh: { failed: '无法加载。', again: '重试' },
};
