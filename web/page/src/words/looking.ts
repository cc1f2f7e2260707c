// What is said while the board shows something else than the player's own game.
export const lookingWords = {
  en: {
    step: (step: number, count: number) => `You see step ${step} of ${count}, not your game.`,
    solution: 'You see a solution, not your game.',
    sheets: { hint: 'Hint', more: 'Check, tools and solution path', step: 'Step of the solution path', solved: 'Solved' },
  },
  ja: {
    step: (step: number, count: number) => `${count}手中 ${step}手目を表示中。自分の盤面ではありません。`,
    solution: '解を表示中。自分の盤面ではありません。',
    sheets: { hint: 'ヒント', more: '判定、ツール、解き方', step: '解き方の手', solved: '完成' },
  },
  zh: {
    step: (step: number, count: number) => `第 ${step} 步（共 ${count} 步），非你的盘面。`,
    solution: '正在显示一个解，非你的盘面。',
    sheets: { hint: '提示', more: '检查、工具与解题路径', step: '解题路径的一步', solved: '已完成' },
  },
};
