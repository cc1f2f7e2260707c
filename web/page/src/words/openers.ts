// The words that open what is fetched when it is first opened, and its title until then.
import type { Language } from 'dokushin';

const en = {
  settings: 'Settings',
  share: { title: 'Share', open: 'Share…', close: 'Close' },
};

export const openerWords: Record<Language, typeof en> = {
  en,
  ja: { settings: '設定', share: { title: '共有', open: '共有…', close: '閉じる' } },
  zh: { settings: '设置', share: { title: '分享', open: '分享…', close: '关闭' } },
};
