// The words of the maker's choice of a technique, and of its orders for the bench's board.
import type { Language } from 'dokushin';

const en = {
  boardOfBench: 'The board that is set by hand',
  search: 'Search techniques',
  found: (count: number) => (count === 1 ? '1 technique' : `${count} techniques`),
  none: 'No technique has this in its name.',
  quick: 'found in seconds',
  quickHelp: 'As the hardest step of a 9×9 puzzle. Those without a mark may take minutes, or not be found.',
};

export const techniqueFieldWords: Record<Language, typeof en> = {
  en,
  ja: {
    boardOfBench: '自分で作成中の盤面',
    search: '手筋を検索',
    found: (count) => `${count}種類`,
    none: 'この名前の手筋はありません。',
    quick: '数秒で見つかる',
    quickHelp: '9×9の問題で最も難しい手になる場合です。印のないものは数分かかるか、見つからないことがあります。',
  },
  zh: {
    boardOfBench: '手工编辑中的盘面',
    search: '搜索技巧',
    found: (count) => `${count} 种技巧`,
    none: '没有名称包含此内容的技巧。',
    quick: '几秒内可得',
    quickHelp: '指作为 9×9 题目中最难的一步。没有标记的可能需要几分钟，或找不到。',
  },
};
