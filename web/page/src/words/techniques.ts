// The words of the maker's choice of a technique, and of its orders for the bench's board.
import type { Language } from 'dokushin';

const en = {
  boardOfBench: 'The board that is set by hand',
  search: 'Search techniques',
  found: (count: number) => (count === 1 ? '1 technique' : `${count} techniques`),
  none: 'No technique has this in its name.',
  chosen: (name: string) => `Required: ${name}`,
  quick: 'found in seconds',
  slow: 'may take minutes',
  quickHelp: 'As the hardest step of a 9×9 puzzle. Those without a mark may take minutes, or not be found.',
  workers: (count: number) => (count === 1 ? 'on one core' : `on ${count} cores`),
  families: {
    singles: 'Singles', intersections: 'Locked candidates', subsets: 'Subsets', fish: 'Fish', finned: 'Finned and sashimi fish', franken: 'Franken fish',
    mutant: 'Mutant fish', singleDigit: 'Single-digit patterns', wings: 'Wings', uniqueness: 'Uniqueness', colouring: 'Colouring',
    chains: 'Chains and loops', als: 'Almost locked sets', forcing: 'Forcing chains', last: 'Others',
  },
};

export const techniqueWords: Record<Language, typeof en> = {
  en,
  ja: {
    boardOfBench: '手作業で作成中の盤面',
    search: '手筋を検索',
    found: (count) => `${count}種類`,
    none: 'この名前の手筋はありません。',
    chosen: (name) => `必要な手筋：${name}`,
    quick: '数秒で見つかる',
    slow: '数分かかることがある',
    quickHelp: '9×9の問題で最も難しい手になる場合です。印のないものは数分かかるか、見つからないことがあります。',
    workers: (count) => `${count}コアで`,
    families: {
      singles: 'シングル', intersections: 'ロック候補', subsets: 'サブセット', fish: 'フィッシュ', finned: 'フィン付き・サシミ', franken: 'フランケン',
      mutant: 'ミュータント', singleDigit: '1つの数字の形', wings: 'ウイング', uniqueness: '一意性', colouring: '色分け',
      chains: 'チェーンとループ', als: 'ALS', forcing: '強制チェーン', last: 'その他',
    },
  },
  zh: {
    boardOfBench: '手工编辑中的盘面',
    search: '搜索技巧',
    found: (count) => `${count} 种技巧`,
    none: '没有名称包含此内容的技巧。',
    chosen: (name) => `必须用到：${name}`,
    quick: '几秒内可得',
    slow: '可能需要几分钟',
    quickHelp: '指作为 9×9 题目中最难的一步。没有标记的可能需要几分钟，或找不到。',
    workers: (count) => `使用 ${count} 个核心`,
    families: {
      singles: '单元唯一', intersections: '区块', subsets: '数组', fish: '鱼', finned: '带鳍与刺身鱼', franken: '弗兰肯鱼',
      mutant: '变异鱼', singleDigit: '单数字形态', wings: '翼', uniqueness: '唯一性', colouring: '染色',
      chains: '链与环', als: '待定数组', forcing: '强制链', last: '其他',
    },
  },
};
