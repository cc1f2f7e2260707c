// The words beside a puzzle in the fog.
import type { Language } from 'dokushin';

const en = {
  title: 'Fog',
  cell: 'in the fog',
  about: 'Digits that are right light the cells around them. Hints, checks and candidates know what the fog hides, and would give it away.',
  open: 'Use them nevertheless',
};

export const fogWords: Record<Language, typeof en> = {
  en,
  ja: {
    title: '霧',
    cell: '霧の中',
    about: '正しい数字を置くと、まわりのマスの霧が晴れます。ヒント、判定、候補は霧に隠れた内容をもとにしているため、使うとその内容が分かってしまいます。',
    open: 'それでも使う',
  },
  zh: {
    title: '迷雾',
    cell: '在迷雾中',
    about: '填入正确的数字会驱散周围格子的迷雾。提示、检查和候选数会用到迷雾下的内容，使用它们就会泄露这些内容。',
    open: '仍要使用',
  },
};
