// The words beside a puzzle's message to who solves it.
import type { Language } from 'dokushin';

const en = { field: 'Message, once it is solved' };

export const messageWords: Record<Language, typeof en> = {
  en,
  ja: { field: '完成後のメッセージ' },
  zh: { field: '完成后显示的留言' },
};
