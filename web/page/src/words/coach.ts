// The words of hints beyond their stages: reasoning line by line, what is open, a checklist of one's own.
import type { Language } from 'dokushin';

const en = {
  walk: {
    title: 'The reasoning, line by line',
    previous: 'Previous line',
    next: 'Next line',
    at: (line: number, count: number) => `Line ${line} of ${count}`,
    whole: 'The whole step',
    all: 'Show all of it',
  },
  open: {
    ask: 'What have I missed?',
    looking: 'Looking through the techniques…',
    title: 'Open on your board',
    none: 'None of the usual techniques applies here. A hint looks further.',
    digits: (count: number) => (count === 1 ? 'One mark has its digit in a house already.' : `${count} marks have their digit in a house already.`),
    count: (name: string, count: number) => (count === 1 ? name : `${name}: ${count}`),
    where: 'Where?',
  },
  own: {
    title: 'My techniques',
    help: 'Hints and paths use these alone, from the first to the last.',
    all: 'All',
    nobody: 'None',
    count: (chosen: number, all: number) => `${chosen} of ${all}`,
    stuck: 'None of your techniques gets further from here.',
    beyond: 'Look beyond my techniques',
  },
  learn: (name: string) => `Learn: ${name}`,
  found: (count: number) => (count === 1 ? '1 step so far…' : `${count} steps so far…`),
};

export type CoachWords = typeof en;

export const coachWords: Record<Language, CoachWords> = {
  en,
  ja: {
    walk: {
      title: '推論を1行ずつ',
      previous: '前の行',
      next: '次の行',
      at: (line, count) => `${count}行中${line}行目`,
      whole: '手順の全体',
      all: '全体を表示',
    },
    open: {
      ask: '見落としはありますか？',
      looking: '手筋を順に調べています…',
      title: '今の盤面で使えるもの',
      none: 'よく使われる手筋はどれも当てはまりません。ヒントはさらに先の手筋を探します。',
      digits: (count) => `同じ列・行・ブロックにすでに入っている数字のメモが${count}個あります。`,
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
    learn: (name) => `${name}を学ぶ`,
    found: (count) => `ここまで${count}手…`,
  },
  zh: {
    walk: {
      title: '逐行查看推理',
      previous: '上一行',
      next: '下一行',
      at: (line, count) => `第 ${line} 行，共 ${count} 行`,
      whole: '整个步骤',
      all: '显示全部',
    },
    open: {
      ask: '我漏看了什么？',
      looking: '正在逐个检查技巧…',
      title: '当前盘面可用的技巧',
      none: '常用技巧在这里都不适用。提示会继续寻找更难的技巧。',
      digits: (count) => `有 ${count} 个标记的数字已在同一区域出现。`,
      count: (name, count) => (count === 1 ? name : `${name}：${count} 处`),
      where: '在哪里？',
    },
    own: {
      title: '我的技巧',
      help: '提示和解题路径只使用这里选中的技巧，按从上到下的顺序。',
      all: '全选',
      nobody: '全不选',
      count: (chosen, all) => `${chosen}／${all}`,
      stuck: '所选技巧无法从这里继续。',
      beyond: '不限于我的技巧',
    },
    learn: (name) => `学习：${name}`,
    found: (count) => `已找到 ${count} 步…`,
  },
};
