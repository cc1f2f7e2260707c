// The names of rules, as the engine calls them: below the board, and in its title. What is not named
// here keeps the engine's name.
const en: Record<string, string> = {
  cage: 'killer cages', arrow: 'arrows', 'double-arrow': 'double arrows', thermometer: 'thermometers', 'slow-thermometer': 'slow thermometers',
  whispers: 'whispers', between: 'between lines', palindrome: 'palindromes', sandwich: 'sandwiches', skyscraper: 'skyscrapers', sum: 'sums',
  'x-sum': 'X-sums', 'sum-line': 'region sum lines', zipper: 'zippers', quadruple: 'quadruples', difference: 'differences', ratio: 'ratios',
  less: 'inequalities', counting: 'counting circles', 'one-of': 'restricted cells', 'numbered-room': 'numbered rooms', values: 'values',
  'equality-cage': 'equality cages', rellik: 'rellik cages', lockout: 'lockout lines', entropic: 'entropic lines', modular: 'modular lines',
};
const ja: Record<string, string> = {
  cage: 'キラー（合計の枠）', arrow: '矢印', 'double-arrow': '両端矢印', thermometer: '温度計', 'slow-thermometer': '緩い温度計',
  whispers: 'ウィスパー線', between: 'はさみ線', palindrome: '回文線', renban: '連番線', nabner: 'ナブナー線', sandwich: 'サンドイッチ', skyscraper: 'ビルディング',
  sum: '合計', 'x-sum': 'Xサム', 'sum-line': '領域合計線', zipper: 'ジッパー線', quadruple: '四つ組', difference: '差', ratio: '比', less: '不等号',
  counting: '個数の丸', 'one-of': '数字が限られたマス', different: '異なる数字', equal: '等しい数字', 'numbered-room': '番号部屋', indexing: 'インデックス',
  'equality-cage': '等式の枠', rellik: 'レリックの枠', lockout: 'ロックアウト線', entropic: 'エントロピー線', modular: 'モジュラー線',
  'anti-knight': 'アンチナイト', 'anti-king': 'アンチキング', nonconsecutive: '連続数字の隣接禁止', values: '数字',
};
const zh: Record<string, string> = {
  cage: '杀手笼', arrow: '箭头', 'double-arrow': '双头箭头', thermometer: '温度计', 'slow-thermometer': '慢温度计',
  whispers: '低语线', between: '夹线', palindrome: '回文线', renban: '连数线', nabner: '反连数线', sandwich: '三明治', skyscraper: '摩天楼',
  sum: '和', 'x-sum': 'X和', 'sum-line': '分区等和线', zipper: '拉链线', quadruple: '四格提示', difference: '差', ratio: '比', less: '不等号',
  counting: '计数圆圈', 'one-of': '限定格', different: '数字各异', equal: '数字相同', 'numbered-room': '编号房间', indexing: '索引',
  'equality-cage': '等式笼', rellik: '逆杀手笼', lockout: '锁定线', entropic: '熵线', modular: '模线',
  'anti-knight': '无马步', 'anti-king': '无王步', nonconsecutive: '不连续', values: '数字',
};

/** `ruleNames`: of kinds of rules. `ruled`: a board with some of them. */
export const ruleWords = {
  en: { ruleNames: en, killer: (board: string) => `Killer ${board}`, ruled: (board: string, names: string) => `${board}, ${names}` },
  ja: { ruleNames: ja, killer: (board: string) => `キラー数独 ${board}`, ruled: (board: string, names: string) => `${board}（${names}）` },
  zh: { ruleNames: zh, killer: (board: string) => `杀手数独 ${board}`, ruled: (board: string, names: string) => `${board}（${names}）` },
};

/** A rule in words: its name in the language, and behind it what the engine says further. */
export function ruleName(rule: string, names: Record<string, string>): string {
  const [kind = ''] = rule.split(' ');
  return (names[kind] ?? kind) + rule.slice(kind.length);
}
