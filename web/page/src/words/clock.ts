// The words of the clock, and of the moment when a puzzle is solved.
import type { Language } from 'dokushin';

const en = {
  time: 'Time',
  pause: 'Pause',
  resume: 'Go on',
  paused: 'Paused. Press to go on.',
  solved: 'Solved!',
  solvedIn: (time: string) => `Solved in ${time}`,
  filledIn: 'Filled in',
  rated: (rating: string, word: string) => `Rating ${rating}, ${word}`,
  hardest: (technique: string) => `Hardest step: ${technique}`,
  another: 'Another one',
  home: 'All puzzles',
};

export const clockWords: Record<Language, typeof en> = {
  en,
  ja: {
    time: '時間',
    pause: '一時停止',
    resume: '再開',
    paused: '一時停止中。押すと再開します。',
    solved: '完成！',
    solvedIn: (time) => `${time} で完成`,
    filledIn: '自動で埋めました',
    rated: (rating, word) => `難易度 ${rating}・${word}`,
    hardest: (technique) => `いちばん難しい手筋：${technique}`,
    another: '次の問題',
    home: '問題の一覧へ',
  },
  zh: {
    time: '用时',
    pause: '暂停',
    resume: '继续',
    paused: '已暂停。点按继续。',
    solved: '完成！',
    solvedIn: (time) => `完成，用时 ${time}`,
    filledIn: '已自动填好',
    rated: (rating, word) => `难度 ${rating}，${word}`,
    hardest: (technique) => `最难的技巧：${technique}`,
    another: '再来一题',
    home: '查看所有题目',
  },
};
