// The words of what a text or another site does not take of a player's board.
import type { Language } from 'dokushin';

const en = {
  kinds: { corner: 'corner marks', colours: 'colours', pen: 'what the pen drew', fog: 'the fog' },
  text: (kinds: string[]) => `This form leaves out: ${kinds.join(', ')}.`,
  asGivens: 'Your digits stand in it as givens.',
  sites: (kinds: string[]) => `Left out on all of these sites: ${kinds.join(', ')}.`,
  noMarks: (sites: string[]) => `Opened without your marks: ${sites.join(', ')}.`,
  noDigits: (sites: string[]) => `Opened without your digits: ${sites.join(', ')}.`,
  noFog: (sites: string[]) => `Opened without the fog, with hidden digits in view: ${sites.join(', ')}.`,
};
export type LeftOutWords = typeof en;

export const leftOutWords: Record<Language, LeftOutWords> = {
  en,
  ja: {
    kinds: { corner: '隅のメモ', colours: '色', pen: 'ペンで描いたもの', fog: '霧' },
    text: (kinds) => `この形式に含まれないもの：${kinds.join('、')}`,
    asGivens: '記入した数字は、この形式では問題の数字になります。',
    sites: (kinds) => `どのサイトにも含まれないもの：${kinds.join('、')}`,
    noMarks: (sites) => `メモなしで開くサイト：${sites.join('、')}`,
    noDigits: (sites) => `記入した数字なしで開くサイト：${sites.join('、')}`,
    noFog: (sites) => `霧なしで開き、隠れた数字も見えるサイト：${sites.join('、')}`,
  },
  zh: {
    kinds: { corner: '角标', colours: '颜色', pen: '画笔内容', fog: '迷雾' },
    text: (kinds) => `此格式不包含：${kinds.join('、')}。`,
    asGivens: '在此格式中，已填的数字会成为已知数。',
    sites: (kinds) => `以上网站均不包含：${kinds.join('、')}。`,
    noMarks: (sites) => `打开时不含标记：${sites.join('、')}。`,
    noDigits: (sites) => `打开时不含已填数字：${sites.join('、')}。`,
    noFog: (sites) => `打开时没有迷雾，隐藏的数字可见：${sites.join('、')}。`,
  },
};
