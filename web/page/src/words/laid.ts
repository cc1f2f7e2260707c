// The words of the maker's choice of rules that are laid at random. Kinds have the names that such rules have elsewhere on the
// page, but for those that stand for several.
import type { Language } from 'dokushin';
import type { Names } from './rule-name';
import { toolNames } from './rules';

const en = {
  title: 'Rules laid at random',
  none: 'none',
  help: 'Each puzzle gets rules of these kinds at places of its own. Fewer givens are needed then, or none.',
  amount: (name: string) => `How many: ${name}`,
  usual: 'usual',
  amountHelp: 'How many: a number (6), a range (4–6) or a share of the places (20%). Empty: as many as are usual.',
  symmetry: 'Symmetry of the rules',
  cageFrom: 'Cage cells from',
  cageTo: 'to',
  inBoxes: 'No cage crosses from one box to another',
  minimal: 'No redundant rule',
  level: 'Level',
  anyLevel: 'any',
  levelHelp: 'HoDoKu’s levels. Sudoku Explainer rates no boards with such rules.',
  levelIs: (level: string) => `Level: ${level}`,
  names: { killer: 'Killer cage', kropki: 'Kropki dots', xv: 'X and V', parity: 'Odd and even' } as Names,
};
export type LaidWords = typeof en;

const ja: LaidWords = {
  title: '自動で配置するルール',
  none: 'なし',
  help: '選んだ種類のルールを、問題ごとに違う場所に配置します。その分、最初に置く数字は少なくなるか、なくなります。',
  amount: (name) => `個数：${name}`,
  usual: '標準',
  amountHelp: '個数は、数（6）、範囲（4〜6）、置ける場所に対する割合（20%）で指定します。空欄なら標準の個数です。',
  symmetry: 'ルールの配置の対称性',
  cageFrom: 'ケージのマス数の下限',
  cageTo: '上限',
  inBoxes: 'ケージはブロックをまたがない',
  minimal: '取り除けるルールのない問題',
  level: 'レベル',
  anyLevel: '指定しない',
  levelHelp: 'HoDoKu のレベルです。このようなルールのある盤面は Sudoku Explainer の尺度では測れません。',
  levelIs: (level) => `レベル：${level}`,
  names: { kropki: '白丸・黒丸', xv: 'XとV', parity: '奇数・偶数' },
};

const zh: LaidWords = {
  title: '随机布置的规则',
  none: '无',
  help: '每道题都在不同的位置布置所选种类的规则，因此需要的已知数更少，甚至不需要。',
  amount: (name) => `数量：${name}`,
  usual: '通常',
  amountHelp: '数量可以是一个数（6）、一个范围（4–6）或占可用位置的比例（20%）。留空则为通常数量。',
  symmetry: '规则位置的对称性',
  cageFrom: '笼的格数下限',
  cageTo: '上限',
  inBoxes: '笼不跨宫',
  minimal: '没有多余的规则',
  level: '等级',
  anyLevel: '不限',
  levelHelp: '采用 HoDoKu 的等级。带有这类规则的盘面无法用 Sudoku Explainer 的标度评定。',
  levelIs: (level) => `等级：${level}`,
  names: { kropki: '黑白点', xv: 'X 和 V', parity: '奇数和偶数' },
};

export const laidWords: Record<Language, LaidWords> = { en, ja, zh };

/** Kinds whose rules have another name in the engine's own words. */
const ruleOf: Names = { killer: 'cage', greater: 'less', 'little-killer': 'sum' };

/** The name of a kind of rules; the engine's own where the page has none. */
export const kindName = (kind: string, language: Language): string =>
  laidWords[language].names[kind] ?? toolNames[language][ruleOf[kind] ?? kind] ?? kind;
