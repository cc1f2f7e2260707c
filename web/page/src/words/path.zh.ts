// The Chinese words of a whole solution path and of ratings.
import type { PathWords } from './path.en';

export const zh: PathWords = {
  path: {
    title: '解题路径与难度',
    ask: '讲解整道题',
    working: '正在推导…',
    cancel: '取消',
    cancelled: '已取消。',
    steps: (count) => `共 ${count} 步`,
    list: '步骤',
    previous: '上一步',
    next: '下一步',
    leave: '回到我的盘面',
    unsolved: '已知的技巧到此为止，未能解完这道题。',
    gaveUp: '耗时过长，已停止搜索。',
    notUnique: '只有恰好一个解的题目才有解题路径。',
    show: (step, count, name) => `第 ${step} 步，共 ${count} 步：${name}`,
  },
  rating: {
    working: '正在评定难度…',
    scale: '难度位置',
    hardest: '最难的一步（ER）',
    hardestStep: '最难的一步',
    pearl: '得到第一个数字之前（EP）',
    diamond: '第一步（ED）',
    hodoku: 'HoDoKu',
    score: (level, score) => `${level}，${score} 分`,
    levels: { easy: '简单', medium: '中等', hard: '困难', unfair: '刁钻', extreme: '极难' },
    beyond: '超出已知技巧',
    nothing: '–',
    words: ['非常简单', '简单', '适中', '困难', '很难', '非常难', '极难', '几乎无人能解'],
    at: (rating, word) => `1.0 到 11+ 中的 ${rating}：${word}`,
  },
};
