// The words of a part that is being fetched, or could not be.
import type { Language } from 'dokushin';

const en = {
  loading: 'Loading…',
  failed: 'This could not be loaded.',
  again: 'Try again',
};

export const loadedWords: Record<Language, typeof en> = {
  en,
  ja: { loading: '読み込んでいます…', failed: '読み込めませんでした。', again: '再試行' },
  zh: { loading: '正在加载…', failed: '无法加载。', again: '重试' },
};
