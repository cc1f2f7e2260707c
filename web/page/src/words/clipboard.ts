// What is told where a text could not be copied.
import type { Language } from 'dokushin';

const en = { refused: 'Not copied: the browser gave no access to the clipboard.' };

export const clipboardWords: Record<Language, typeof en> = {
  en,
  ja: { refused: 'コピーできません。ブラウザーがクリップボードの使用を許可していません。' },
  zh: { refused: '未能复制：浏览器不允许访问剪贴板。' },
};
