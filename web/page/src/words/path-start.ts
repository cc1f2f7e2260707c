// The words of where a solution path begins: at the puzzle as it was given, or at the player's own board.
import type { Language } from 'dokushin';

const en = {
  board: 'Explain from my board',
  /** What the path from the player's board goes on from. */
  from: {
    digits: 'From your board: your digits.',
    struck: 'From your board: your digits and what you struck out.',
    marks: 'From your board: your digits and your centre marks.',
  },
  marksLater: 'Your marks count once every open cell has centre marks.',
  changed: 'Your board has changed since.',
  several: 'From your board there is more than one solution; a path leads to one only.',
};
export type PathStartWords = typeof en;

export const pathStartWords: Record<Language, PathStartWords> = {
  en,
  ja: {
    board: '自分の盤面から説明する',
    from: {
      digits: '自分の盤面から（記入した数字）。',
      struck: '自分の盤面から（記入した数字と消した候補）。',
      marks: '自分の盤面から（記入した数字と中央のメモ）。',
    },
    marksLater: 'メモは、空きマスすべてに中央のメモがあるときに使われます。',
    changed: 'その後、盤面が変わりました。',
    several: 'この盤面からは解が2つ以上あります。解き方を説明できるのは解が1つの場合だけです。',
  },
  zh: {
    board: '从我的盘面讲解',
    from: {
      digits: '从你的盘面开始：已填的数字。',
      struck: '从你的盘面开始：已填的数字和删去的候选数。',
      marks: '从你的盘面开始：已填的数字和中心标。',
    },
    marksLater: '每个空格都有中心标之后，才会使用你的标记。',
    changed: '此后盘面已改变。',
    several: '从你的盘面出发不止一个解；只有恰好一个解时才有解题路径。',
  },
};
