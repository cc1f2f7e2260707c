// The Japanese words of hints beyond their stages: reasoning line by line, what is open, a checklist of one's own.
import type { CoachWords } from './coach';

export const ja: CoachWords = {
  walk: {
    title: '推論を1行ずつ',
    previous: '前の行',
    next: '次の行',
    at: (line, count) => `${count}行中${line}行目`,
    whole: '手順の全体',
    all: '全体を表示',
  },
  open: {
    ask: '見落としを探す',
    looking: '手筋を順に調べています…',
    title: '今の盤面で使えるもの',
    none: 'よく使われる手筋はどれも当てはまりません。ヒントはさらに先の手筋を探します。',
    digits: (count) => `同じ列・行・ブロックにすでに入っている数字のメモが${count}個あります。`,
    excluded: (count) => `同じ列・行・ブロックの数字やほかのルールですでに除外されるメモが${count}個あります。`,
    count: (name, count) => (count === 1 ? name : `${name}: ${count}か所`),
    where: 'どこ？',
  },
  own: {
    title: '自分の手筋',
    help: 'ヒントと解き方は、ここで選んだ手筋だけを上から順に使います。',
    all: 'すべて',
    nobody: 'なし',
    count: (chosen, all) => `${all}個中${chosen}個`,
    stuck: '選んだ手筋では、ここから先へ進めません。',
    beyond: '選んだ手筋以外も探す',
  },
  whips: { stuck: 'ウィップではここから先に進めません。', beyond: 'ほかの手筋も探す' },
  learn: (name) => `${name}を学ぶ`,
  found: (count) => `ここまで${count}手…`,
};
