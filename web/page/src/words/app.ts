import type { Language } from 'dokushin';

const en = {
  play: 'Play',
  laboratory: 'Laboratory',
  make: 'Make',
  language: 'Language',
  views: 'Parts of the page',
  loading: 'Loading the engine…',
  failed: 'The engine could not be loaded.',
  broken: 'The engine could not go on.',
};

export const appWords: Record<Language, typeof en> = {
  en,
  ja: {
    play: '解く',
    laboratory: '探索の実験室',
    make: '作る',
    language: '言語',
    views: 'ページの各部',
    loading: 'エンジンを読み込んでいます…',
    failed: 'エンジンを読み込めませんでした。',
    broken: 'エンジンが処理を続けられませんでした。',
  },
  zh: {
    play: '解题',
    laboratory: '搜索实验室',
    make: '出题',
    language: '语言',
    views: '页面各部分',
    loading: '正在加载引擎…',
    failed: '无法加载引擎。',
    broken: '引擎无法继续运行。',
  },
};
