// Where the laboratory's puzzles come from, and why a smarter search takes less back; by the number of their backtracks.
import type { Language } from 'dokushin';

/** A search by fewest candidates never guesses; it does, but less; or only hidden singles spare it. */
export type Why = 'single' | 'fewer' | 'hidden';

interface TutorialWords {
  title: string;
  counts: string;
  source: Record<number, string>;
  /** With the backtracks of the search by fewest candidates and of singles. */
  why: Record<Why, (mrv: string, singles: string) => string>;
}

const en: TutorialWords = {
  title: 'About this puzzle',
  counts: 'Backtracks to the first solution',
  source: {
    0: 'A small board, to be followed by eye.',
    30: 'A small board, to be followed by eye.',
    8: 'From a backtracking tutorial.',
    18: 'The easier puzzle of a Python tutorial in Japanese, which goes on to a search by fewest candidates.',
    85: 'From the tutorial “Sudoku Solver: Python using Backtracking” at Level Up Coding.',
    220: 'From a Python tutorial in Japanese whose program counts backtracks as this page does.',
    11187: 'The hard puzzle of a Python tutorial in Japanese, which goes on to a search by fewest candidates.',
    69175252: 'Not from a tutorial: made to be the worst case of their search.',
  },
  why: {
    single: () => 'Some cell always has a single candidate here. A search that goes to the cell with the fewest candidates never has to guess, and takes nothing back.',
    fewer: (mrv, singles) => `A guess in the cell with the fewest candidates is found wrong after a few cells, and not rows later: ${mrv} backtracks. With singles or dancing links, which also see a digit’s only place in a house, it takes ${singles}.`,
    hidden: (mrv) => `So few givens leave many candidates in each cell, and the search by fewest candidates still takes back ${mrv} digits. But some digit always has one place left in a house: singles and dancing links go there and never guess.`,
  },
};

const ja: TutorialWords = {
  title: 'この問題について',
  counts: '最初の解までのバックトラック',
  source: {
    0: '目で追える小さな盤面です。',
    30: '目で追える小さな盤面です。',
    8: 'バックトラックの入門記事にある問題です。',
    18: '日本語のPython入門記事にある、やさしいほうの問題です。記事は候補の少ないマスから進む探索へと続きます。',
    85: 'Level Up Coding の記事「Sudoku Solver: Python using Backtracking」（英語）の問題です。',
    220: '日本語のPython入門記事の問題です。記事のプログラムも、このページと同じ数え方でバックトラックを数えます。',
    11187: '日本語のPython入門記事にある、難しいほうの問題です。記事は候補の少ないマスから進む探索へと続きます。',
    69175252: '入門記事の問題ではありません。記事の探索にとって最悪になるように作られました。',
  },
  why: {
    single: () => 'この問題には、候補が1つだけのマスが常にあります。候補の最も少ないマスへ進む探索なら、仮置きが一度も要らず、何も取り消しません。',
    fewer: (mrv, singles) => `候補の最も少ないマスで仮置きすれば、誤りは何行も先ではなく数マスで分かります（バックトラック${mrv}回）。シングルとダンシングリンクは、行・列・ブロックの中で入るマスが1つだけの数字も見るので、${singles}回で済みます。`,
    hidden: (mrv) => `問題の数字が少なく、どのマスにも候補が多いので、候補の少ない順の探索でも${mrv}回戻ります。しかし、行・列・ブロックの中で入るマスが1つだけの数字が常にあります。シングルとダンシングリンクはそこへ進み、仮置きをしません。`,
  },
};

const zh: TutorialWords = {
  title: '关于这道题',
  counts: '到第一个解为止的回溯次数',
  source: {
    0: '可以用眼睛跟上的小盘面。',
    30: '可以用眼睛跟上的小盘面。',
    8: '出自一篇回溯教程。',
    18: '一篇日文 Python 教程中较简单的题；教程随后讲到候选数最少的格优先的搜索。',
    85: '出自 Level Up Coding 的教程“Sudoku Solver: Python using Backtracking”（英文）。',
    220: '出自一篇日文 Python 教程，其程序的回溯计数方式与本页相同。',
    11187: '一篇日文 Python 教程中的难题；教程随后讲到候选数最少的格优先的搜索。',
    69175252: '并非出自教程：专为这种搜索的最坏情况而设计。',
  },
  why: {
    single: () => '这道题里总有一格只剩一个候选数。优先走候选数最少的格，就不必试填，也没有什么要撤回。',
    fewer: (mrv, singles) => `在候选数最少的格试填，试错后几格之内就会发现，而不是隔好几行：回溯 ${mrv} 次。唯一数和舞蹈链还会看某数字在一个区域内是否只剩一个位置：只需 ${singles} 次。`,
    hidden: (mrv) => `已知数太少，每格候选数都很多，候选数最少的格优先仍要回溯 ${mrv} 次。但总有某个数字在一个区域内只剩一个位置：唯一数和舞蹈链直接填那里，从不试填。`,
  },
};

export const tutorialWords: Record<Language, TutorialWords> = { en, ja, zh };
