// These are the names of rules, as the engine calls them: below the board, in its title, and on the bench, whose tools draw them.
// What is not named here keeps the engine's name.
type Names = Record<string, string>;

/** These name several of a kind. */
const en: Names = {
  cage: 'killer cages', arrow: 'arrows', 'double-arrow': 'double arrows', thermometer: 'thermometers', 'slow-thermometer': 'slow thermometers',
  whispers: 'whispers', between: 'between lines', palindrome: 'palindromes', sandwich: 'sandwiches', skyscraper: 'skyscrapers', sum: 'sums',
  'x-sum': 'X-sums', 'sum-line': 'sum lines', 'region-sum': 'region sum lines', zipper: 'zippers', quadruple: 'quadruples', difference: 'differences', ratio: 'ratios',
  less: 'inequalities', counting: 'counting circles', 'one-of': 'restricted cells', 'numbered-room': 'numbered rooms', values: 'values', variables: 'cells outside the grid',
  'equality-cage': 'equality cages', rellik: 'rellik cages', lockout: 'lockout lines', entropic: 'entropic lines', modular: 'modular lines',
};
/** These name one of a kind. */
const enOne: Names = {
  cage: 'Cage', odd: 'Odd', even: 'Even', 'extra-region': 'Extra region', quadruple: 'Quadruple', minimum: 'Minimum', maximum: 'Maximum',
  counting: 'Counting circles', equal: 'Same digit', rellik: 'Rellik cage', thermometer: 'Thermometer', 'slow-thermometer': 'Slow thermometer',
  arrow: 'Arrow', 'double-arrow': 'Double arrow', whispers: 'Whispers', renban: 'Renban', nabner: 'Nabner', palindrome: 'Palindrome',
  between: 'Between line', lockout: 'Lockout line', 'region-sum': 'Region sum line', zipper: 'Zipper line', entropic: 'Entropic line',
  modular: 'Modular line', sequence: 'Sequence', 'sum-line': 'Sum line', 'white-dot': 'White dot', 'black-dot': 'Black dot', 'xv-5': 'V (sum 5)',
  'xv-10': 'X (sum 10)', less: 'Less than', difference: 'Difference', ratio: 'Ratio', sum: 'Little killer', sandwich: 'Sandwich', 'x-sum': 'X-sum',
  skyscraper: 'Skyscraper', 'numbered-room': 'Numbered room',
  diagonals: 'Diagonals', windoku: 'Windoku', 'anti-knight': 'Anti-knight', 'anti-king': 'Anti-king', nonconsecutive: 'Nonconsecutive',
  'disjoint-groups': 'Disjoint groups', 'centre-dots': 'Centre dots', 'global-entropy': 'Global entropy', 'global-mod-3': 'Global mod 3',
  'anti-taxicab': 'Anti-taxicab', 'dutch-flatmates': 'Dutch flatmates',
};
const ja: Names = {
  cage: 'キラーケージ', arrow: '矢印', 'double-arrow': '両端矢印', thermometer: '温度計', 'slow-thermometer': '緩い温度計',
  whispers: 'ウィスパー線', between: 'はさみ線', palindrome: '回文線', renban: '連番線', nabner: 'ナブナー線', sandwich: 'サンドイッチ', skyscraper: 'ビルディング',
  sum: '合計', 'x-sum': 'Xサム', 'sum-line': '合計線', 'region-sum': '領域合計線', zipper: 'ジッパー線', sequence: '等差数列',
  quadruple: 'クアドルプル', difference: '差', ratio: '比', less: '不等号', 'white-dot': '白丸', 'black-dot': '黒丸', 'xv-5': 'V（和が5）', 'xv-10': 'X（和が10）',
  odd: '奇数', even: '偶数', minimum: '最小', maximum: '最大', 'extra-region': '追加領域',
  counting: 'カウンティングサークル', 'one-of': '数字が限られたマス', different: '異なる数字', equal: '同じ数字', 'numbered-room': 'ナンバールーム', indexing: 'インデックス',
  'equality-cage': '同数ケージ', rellik: 'レリックケージ', lockout: 'ロックアウト線', entropic: 'エントロピー線', modular: 'モジュラー線', values: '数字', variables: '盤外のマス',
  diagonals: '対角線', windoku: 'ウィンドウ', 'anti-knight': 'アンチナイト', 'anti-king': 'アンチキング', nonconsecutive: '連続数字隣接禁止',
  'disjoint-groups': '同位置グループ', 'centre-dots': '中央の点', 'global-entropy': '全体エントロピー', 'global-mod-3': '全体の剰余3',
  'anti-taxicab': 'アンチタクシー', 'dutch-flatmates': 'ダッチ・フラットメイツ',
};
const zh: Names = {
  cage: '杀手笼', arrow: '箭头', 'double-arrow': '双头箭头', thermometer: '温度计', 'slow-thermometer': '慢温度计',
  whispers: '低语线', between: '区间线', palindrome: '回文线', renban: '连号线', nabner: '不连号线', sandwich: '三明治', skyscraper: '摩天楼',
  sum: '和', 'x-sum': 'X 和', 'sum-line': '和线', 'region-sum': '分区等和线', zipper: '拉链线', sequence: '等差线',
  quadruple: '四格提示', difference: '差', ratio: '比', less: '不等号', 'white-dot': '白点', 'black-dot': '黑点', 'xv-5': 'V（和为 5）', 'xv-10': 'X（和为 10）',
  odd: '奇数', even: '偶数', minimum: '最小', maximum: '最大', 'extra-region': '额外区域',
  counting: '计数圆圈', 'one-of': '限定格', different: '数字各异', equal: '数字相同', 'numbered-room': '编号房间', indexing: '索引',
  'equality-cage': '均等笼', rellik: '逆杀手笼', lockout: '锁定线', entropic: '熵线', modular: '模线', values: '数字', variables: '盘外格',
  diagonals: '对角线', windoku: '窗口', 'anti-knight': '无马步', 'anti-king': '无王步', nonconsecutive: '不连续',
  'disjoint-groups': '同位组', 'centre-dots': '中心点', 'global-entropy': '全局熵', 'global-mod-3': '全局模 3',
  'anti-taxicab': '反出租车', 'dutch-flatmates': '荷兰室友',
};

/** `ruleNames`: of kinds of rules. `ruled`: a board with some of them. */
export const ruleWords = {
  en: { ruleNames: en, killer: (board: string) => `Killer ${board}`, ruled: (board: string, names: string) => `${board}, ${names}` },
  ja: { ruleNames: ja, killer: (board: string) => `キラー数独 ${board}`, ruled: (board: string, names: string) => `${board}（${names}）` },
  zh: { ruleNames: zh, killer: (board: string) => `杀手数独 ${board}`, ruled: (board: string, names: string) => `${board}（${names}）` },
};

/** These are the names on the bench, of one of a kind. Its tool for sums draws those along diagonals. */
export const toolNames: Record<'en' | 'ja' | 'zh', Names> = {
  en: enOne,
  ja: { ...ja, sum: 'リトルキラー' },
  zh: { ...zh, sum: '小杀手' },
};

/** A rule in words: its name in the language, and behind it what the engine says further. */
export function ruleName(rule: string, names: Record<string, string>): string {
  const [kind = ''] = rule.split(' ');
  return (names[kind] ?? kind) + rule.slice(kind.length);
}
