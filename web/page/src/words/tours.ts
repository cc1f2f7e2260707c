// Short texts that lead through the tutorials' puzzles, by the number of their backtracks. A stop is
// a moment of the backtracking search; its words stand in the same order in each language.
import type { Language } from 'dokushin';

interface Tour {
  text: string;
  stops: string[];
}

/** The moments that the stops go to, in events from the start. */
export const tourStops: Record<number, readonly number[]> = {
  0: [1, 9],
  30: [9, 58, 73],
  8: [3, 18, 54],
  18: [2, 28, 69],
  85: [46, 173, 219],
  220: [1, 204, 488],
  11187: [13, 5601, 12766, 22430],
  69175252: [1, 22_282_382, 120_011_568, 138_350_569],
};

const en: Record<number, Tour> = {
  0: {
    text: 'The first digit that is allowed is always the right one here: eight cells are filled in row order and nothing is taken back. A search without a backtrack is just reading.',
    stops: ['The first digit', 'Solved'],
  },
  30: {
    text: 'A small board on which the first two guesses in r1c2 are wrong. Watch how far the search goes before it notices: each wrong digit in the first cell costs everything that was tried behind it.',
    stops: ['The first backtrack', '2 in r1c2 is taken back, after eight in a row', 'Solved'],
  },
  8: {
    text: 'An easy puzzle with many givens: wrong digits are found out within a few cells, so that there are only eight backtracks for 37 blank cells.',
    stops: ['The first backtrack', 'Four taken back in a row', 'Solved'],
  },
  18: {
    text: 'The first blank cell needs three attempts: 1 and 3 fail, 8 stays. Each failure is short, as the next cells are nearly full.',
    stops: ['1 in r1c2 fails at once', 'Back to row 2', 'Solved'],
  },
  85: {
    text: 'Here 2 in r1c1 is wrong, and the search sees it at event 46 only. Later 22 digits in a row are taken back: the depth curve falls from a height to almost nothing.',
    stops: ['2 in r1c1 is taken back', 'The longest fall: 22 in a row', 'Solved'],
  },
  220: {
    text: 'The first guess is right, and still 220 digits are taken back. Look at the code: the search does not learn why it failed, it tries the next digit. With “Fewest candidates first” the same puzzle needs no backtrack.',
    stops: ['6 in r1c1 is right', 'The longest fall: 25 in a row', 'Solved'],
  },
  11187: {
    text: 'Few givens in the first rows: the search fills them with digits that only rows 4 and 5 disprove. r5c5 alone gets a digit 1,399 times. Wait for it with “Until r5c5 changes”, then start the race.',
    stops: ['The first backtrack', 'The longest fall: 21 in a row', '4 in r1c1 is given up after 12,766 events', 'Solved'],
  },
  69175252: {
    text: 'Made against this search: the first row of its solution is 987654321, the last that it comes to. “Run to the end” needs some seconds for 138 million events; then drag the timeline. Singles alone solve it without a guess.',
    stops: ['2 in r1c1', '2 in r1c1 is taken back after 22 million events', '8 in r1c1 is taken back', 'Solved'],
  },
};

const ja: Record<number, Tour> = {
  0: {
    text: 'この問題では、置ける最初の数字がいつも正解です。8マスを行の順に埋めるだけで、一度も戻りません。バックトラックのない探索は、ただ読み進めるのと同じです。',
    stops: ['最初の数字', '解けた'],
  },
  30: {
    text: '小さな盤面ですが、r1c2 の最初に試す2つの数字は間違いです。間違いに気づくまでにどこまで進むかを見てください。最初のマスの誤りは、その後ろで試したすべてを無駄にします。',
    stops: ['最初のバックトラック', '8回続けて戻り、r1c2 の 2 を取り消す', '解けた'],
  },
  8: {
    text: '問題の数字が多いやさしい問題です。間違いは数マス以内に見つかるため、空きマス37個に対してバックトラックは8回だけです。',
    stops: ['最初のバックトラック', '4回続けて戻る', '解けた'],
  },
  18: {
    text: '最初の空きマスは3回目で決まります。1 と 3 は失敗し、8 が残ります。続くマスがほぼ埋まっているので、失敗はどれも短く済みます。',
    stops: ['r1c2 の 1 はすぐに失敗', '2行目まで戻る', '解けた'],
  },
  85: {
    text: 'r1c1 の 2 は間違いですが、探索がそれに気づくのは46番目のイベントです。後半では22回続けて戻り、深さの曲線が高いところからほとんど底まで落ちます。',
    stops: ['r1c1 の 2 を取り消す', '最も長い後退：22回連続', '解けた'],
  },
  220: {
    text: '最初に試した数字は正しいのに、220回も戻ります。コードを見てください。探索は失敗の理由を学ばず、次の数字を試すだけです。「候補の少ないマスから」なら、同じ問題をバックトラックなしで解けます。',
    stops: ['r1c1 の 6 は正しい', '最も長い後退：25回連続', '解けた'],
  },
  11187: {
    text: '最初の数行に問題の数字が少なく、そこに置いた数字の誤りは4・5行目でようやく分かります。r5c5 だけで1,399回も数字が置かれます。「r5c5 が変わるまで」で待ち、そのあと競走させてみてください。',
    stops: ['最初のバックトラック', '最も長い後退：21回連続', '12,766イベント後に r1c1 の 4 をあきらめる', '解けた'],
  },
  69175252: {
    text: 'この探索に不利になるように作られた問題です。解の1行目は 987654321 で、探索が最後にたどり着く並びです。「最後まで実行」は1億3800万イベントを数秒で調べます。そのあとタイムラインを動かしてみてください。シングルだけなら仮置きなしで解けます。',
    stops: ['r1c1 に 2', '2228万イベント後に r1c1 の 2 を取り消す', 'r1c1 の 8 を取り消す', '解けた'],
  },
};

const zh: Record<number, Tour> = {
  0: {
    text: '这道题里，第一个可填的数字总是对的：按行填完八格，一次也不撤回。没有回溯的搜索只是顺着读下去。',
    stops: ['第一个数字', '已解出'],
  },
  30: {
    text: '盘面虽小，r1c2 的前两次试填却都错了。请看搜索走多远才发现：第一格的错误会让后面的尝试全部作废。',
    stops: ['第一次回溯', '连续撤回八次，r1c2 的 2 被撤回', '已解出'],
  },
  8: {
    text: '已知数很多的简单题：错误的数字几格之内就会暴露，37 个空格只需回溯 8 次。',
    stops: ['第一次回溯', '连续撤回四次', '已解出'],
  },
  18: {
    text: '第一个空格要试三次：1 和 3 失败，8 留下。后面的格几乎已满，所以每次失败都很短。',
    stops: ['r1c2 的 1 立刻失败', '退回第 2 行', '已解出'],
  },
  85: {
    text: 'r1c1 的 2 是错的，搜索到第 46 步才发现。后来连续撤回 22 个数字：深度曲线从高处几乎跌到底。',
    stops: ['r1c1 的 2 被撤回', '最长的后退：连续 22 次', '已解出'],
  },
  220: {
    text: '第一次试填是对的，仍要撤回 220 个数字。看代码：搜索不会从失败中学到原因，只是试下一个数字。改用“候选数最少的格优先”，同一题无需回溯。',
    stops: ['r1c1 的 6 是对的', '最长的后退：连续 25 次', '已解出'],
  },
  11187: {
    text: '前几行已知数很少，填入的数字要到第 4、5 行才被否定。仅 r5c5 就被填了 1,399 次。可用“直到 r5c5 改变”来等它，然后开始竞速。',
    stops: ['第一次回溯', '最长的后退：连续 21 次', '12,766 步后放弃 r1c1 的 4', '已解出'],
  },
  69175252: {
    text: '专门为难这种搜索的题：答案第一行是 987654321，是搜索最后才到达的排列。“运行到结束”用几秒走完 1.38 亿步，然后可以拖动时间线。只用唯一数就能不猜而解。',
    stops: ['r1c1 填 2', '2228 万步后撤回 r1c1 的 2', '撤回 r1c1 的 8', '已解出'],
  },
};

export const tours: Record<Language, Record<number, Tour>> = { en, ja, zh };
