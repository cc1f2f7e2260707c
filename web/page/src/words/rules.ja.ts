// The Japanese names of rules (rules.ts).
import type { Names } from './rule-name';

const ruleNames: Names = {
  cage: 'キラーケージ', arrow: '矢印', 'double-arrow': '両端矢印', thermometer: '温度計', 'slow-thermometer': '緩い温度計',
  whispers: 'ウィスパー線', between: 'はさみ線', palindrome: '回文線', renban: '連番線', nabner: 'ナブナー線', sandwich: 'サンドイッチ', skyscraper: 'ビルディング',
  sum: '合計', 'x-sum': 'Xサム', 'sum-line': '合計線', 'region-sum': '領域合計線', zipper: 'ジッパー線', sequence: '等差数列',
  quadruple: 'クアドルプル', difference: '差', ratio: '比', less: '不等号', 'white-dot': '白丸', 'black-dot': '黒丸', 'xv-5': 'V（和が5）', 'xv-10': 'X（和が10）',
  odd: '奇数', even: '偶数', minimum: '最小', maximum: '最大', 'extra-region': '追加領域',
  counting: 'カウンティングサークル', 'one-of': '数字が限られたマス', different: '異なる数字', equal: '同じ数字', 'numbered-room': 'ナンバールーム', indexing: 'インデックス',
  'equality-cage': '同数ケージ', rellik: 'レリックケージ', lockout: 'ロックアウト線', entropic: 'エントロピー線', modular: 'モジュラー線', values: '数字', variables: '盤外のマス',
  diagonals: '対角線', windoku: 'ウィンドウ', 'anti-knight': 'アンチナイト', 'anti-king': 'アンチキング', nonconsecutive: '連続数字隣接禁止',
  'disjoint-groups': '同位置グループ', 'centre-dots': '中央の点', 'global-entropy': '全体エントロピー', 'global-mod-3': '3で割った余り（全体）',
  'anti-taxicab': 'アンチタクシー', 'dutch-flatmates': 'ダッチ・フラットメイツ',
};

export const ja = { ruleNames, killer: (board: string) => `キラー数独 ${board}`, ruled: (board: string, names: string) => `${board}（${names}）` };
