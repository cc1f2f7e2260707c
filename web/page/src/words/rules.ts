// These are the names of rules, as the engine calls them: below the board, in its title, and on the bench, whose tools draw them.
// What is not named here keeps the engine's name.
import type { Names } from './rule-name';
import { en } from './rules.en';
import { ja } from './rules.ja';
import { zh } from './rules.zh';

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

/** `ruleNames`: of kinds of rules. `ruled`: a board with some of them. */
export const ruleWords = { en, ja, zh };

/** These are the names on the bench, of one of a kind. Its tool for sums draws those along diagonals. */
export const toolNames: Record<'en' | 'ja' | 'zh', Names> = {
  en: enOne,
  ja: { ...ja.ruleNames, sum: 'リトルキラー' },
  zh: { ...zh.ruleNames, sum: '小杀手' },
};
