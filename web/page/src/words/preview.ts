// The words about what is being drawn on the bench, and of the help of its tools.
import type { Language } from 'dokushin';

const en = {
  short: (least: number, has: number) => `It needs at least ${least} cells; so far it has ${has}.`,
  nothing: 'These cells state nothing: the rule needs others.',
  refused: (text: string) => `Not possible so: ${text}`,
  more: 'More',
  less: 'Less',
  andMore: (count: number) => `… and ${count} more.`,
  cells: (has: number, of: number) => `${has} of ${of} cells`,
};

export const previewWords: Record<Language, typeof en> = {
  en,
  ja: {
    short: (least, has) => `${least}マス以上必要です（現在 ${has}マス）。`,
    nothing: 'このマスでは何も定まりません。別のマスが必要です。',
    refused: (text) => `このままでは置けません：${text}`,
    more: '詳しく',
    less: '閉じる',
    andMore: (count) => `…ほか ${count}件。`,
    cells: (has, of) => `${of}マス中 ${has}マス`,
  },
  zh: {
    short: (least, has) => `至少需要 ${least} 格，目前 ${has} 格。`,
    nothing: '这些格子没有构成任何规则，需要其他格子。',
    refused: (text) => `不能这样画：${text}`,
    more: '更多',
    less: '收起',
    andMore: (count) => `……还有 ${count} 项。`,
    cells: (has, of) => `${of} 格中的 ${has} 格`,
  },
};
