// The Japanese words of a whole solution path and of ratings.
import type { PathWords } from './path.en';

export const ja: PathWords = {
  path: {
    title: '解き方と難易度',
    ask: '最後まで解説する',
    working: '解き方を調べています…',
    cancel: '中止',
    cancelled: '中止しました。',
    steps: (count) => `全${count}手`,
    list: '手順',
    previous: '前の手',
    next: '次の手',
    leave: '自分の盤面に戻る',
    unsolved: '知られている手筋はここまでで、この問題は解ききれません。',
    gaveUp: '時間がかかりすぎるため、探索を打ち切りました。',
    notUnique: '解がちょうど1つの問題だけ、解き方を説明できます。',
    show: (step, count, name) => `${count}手中 ${step}手目：${name}`,
  },
  rating: {
    working: '難易度を計算しています…',
    scale: '難易度の目安',
    hardest: '最も難しい手（ER）',
    hardestStep: '最も難しい手',
    pearl: '最初の数字が決まるまで（EP）',
    diamond: '最初の手（ED）',
    hodoku: 'HoDoKu',
    score: (level, score) => `${level}、${score}点`,
    levels: { easy: 'やさしい', medium: 'ふつう', hard: '難しい', unfair: '意地悪', extreme: '極端に難しい' },
    beyond: '既知の手筋を超える',
    nothing: '–',
    words: ['とてもやさしい', 'やさしい', 'ふつう', '難しい', 'かなり難しい', '非常に難しい', '極めて難しい', 'ほとんど誰にも解けない'],
    at: (rating, word) => `1.0～11+のうち${rating}：${word}`,
  },
};
