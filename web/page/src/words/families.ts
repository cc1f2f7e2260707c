// Each family of techniques has a name and a sentence that says what its techniques have in common.
import type { Language } from 'dokushin';

export type FamilyWords = Record<string, { name: string; about: string }>;

const en: FamilyWords = {
  singles: { name: 'Singles', about: 'A house has one place left for a digit, or a cell one digit.' },
  locked: { name: 'Locked candidates', about: 'Where a box and a line cross, one of the two settles where the other has a digit.' },
  subsets: { name: 'Subsets', about: 'A few cells of a house share out as many digits among themselves.' },
  'basic-fish': { name: 'Basic fish', about: 'One digit in some rows keeps to as many columns, or the other way round.' },
  'one-digit': { name: 'Patterns of one digit', about: 'Two or more houses with two places each for a digit work together.' },
  wings: { name: 'Wings', about: 'Whatever one cell is, one of a few cells must hold the same digit.' },
  uniqueness: { name: 'Uniqueness', about: 'A proper puzzle has one solution, so whatever would allow a second one can’t be.' },
  colouring: { name: 'Colouring', about: 'Strong links split candidates into two colours, of which one is true.' },
  'finned-fish': { name: 'Finned fish', about: 'A fish with a few places too many, its fins: what goes with and without them goes.' },
  chains: { name: 'Chains and loops', about: 'Strong and weak links in turn carry a conclusion across the board.' },
  'grouped-chains': { name: 'Grouped chains', about: 'Chains in which several cells together are one link.' },
  'almost-locked-sets': { name: 'Almost locked sets', about: 'Cells of a house with one digit more than cells: losing one digit locks the rest.' },
  exclusion: { name: 'Aligned exclusion', about: 'All combinations of a few cells are listed, and those that can’t be are crossed out.' },
  'fish-with-boxes': { name: 'Franken, mutant and kraken fish', about: 'Fish with boxes, with houses of all kinds, or with chains from their fins.' },
  exotic: { name: 'Exotic patterns', about: 'Large rare patterns of the hardest puzzles, with a proof of their own.' },
  'forcing-chains': { name: 'Forcing chains', about: 'Several cases, of which one is true, lead to the same result, or one to a contradiction.' },
  cages: { name: 'Cages and sums of houses', about: 'Which digits a killer cage can hold, and what houses and cages add up to.' },
  rules: { name: 'Lines, dots and clues', about: 'What a rule other than a house leaves to its cells, and what several of them exclude together.' },
  'last-resorts': { name: 'Last resorts', about: 'Methods that rest on counting through all ways rather than on a pattern.' },
};

const ja: FamilyWords = {
  singles: { name: 'シングル', about: 'ハウスで数字の入るマスが1つ、またはマスに入る数字が1つに絞られた形です。' },
  locked: { name: 'ロックされた候補', about: 'ブロックと行（列）の交わりから、一方での数字の位置が他方の候補を減らします。' },
  subsets: { name: 'N国同盟', about: 'ハウスの中のいくつかのマスが、同じ数の数字を分け合います。' },
  'basic-fish': { name: '井桁とフィッシュ', about: '1つの数字が、いくつかの行で同じ数の列に収まる形（またはその逆）です。' },
  'one-digit': { name: '1つの数字の形', about: 'ある数字の入るマスが2つしかないハウスを、2つ以上組み合わせます。' },
  wings: { name: 'ウィング', about: '1つのマスがどの数字でも、近くのマスのどれかに必ず同じ数字が入ります。' },
  uniqueness: { name: '解の一意性', about: '正しい問題の解は1つなので、別解ができる形にはなりません。' },
  colouring: { name: '色分け', about: '強リンクで候補を2色に塗り分けると、一方の色がすべて真になります。' },
  'finned-fish': { name: 'ヒレ付きフィッシュ', about: '余分な候補（ヒレ）のあるフィッシュで、ヒレが真でも偽でも消える候補を除外します。' },
  chains: { name: 'チェーンとループ', about: '強リンクと弱リンクを交互につなぎ、離れた候補について結論を出します。' },
  'grouped-chains': { name: 'グループチェーン', about: '複数のマスをまとめて1つのつながりとして扱うチェーンです。' },
  'almost-locked-sets': { name: 'ALS（ほぼ確定した組）', about: 'マスの数より数字が1つだけ多い組は、数字を1つ失うと残りが確定します。' },
  exclusion: { name: '組み合わせの除外', about: '少数のマスの候補の組み合わせを並べ、成り立たないものを消します。' },
  'fish-with-boxes': { name: 'フランケン、ミュータント、クラーケン', about: 'ブロックやあらゆるハウスを使うフィッシュと、ヒレからチェーンを延ばすフィッシュです。' },
  exotic: { name: '特殊な形', about: '最難問にまれに現れる、独自の証明を持つ大きな形です。' },
  'forcing-chains': { name: '強制チェーン', about: 'どれかが真である場合がすべて同じ結論に達するか、仮定が矛盾に達します。' },
  cages: { name: 'ケージとハウスの合計', about: 'ケージに入る数字の組み合わせと、ハウスとケージの合計から考えます。' },
  rules: { name: '線、点、枠外のヒント', about: 'ハウス以外のルールがマスに残す数字と、いくつかのルールが合わさって除外する候補です。' },
  'last-resorts': { name: '最後の手段', about: '形ではなく、置き方を数え上げることに頼る方法です。' },
};

const zh: FamilyWords = {
  singles: { name: '唯一数', about: '一个区域里某个数只剩一个位置，或一格只剩一个候选数。' },
  locked: { name: '区块', about: '宫与行列相交：数在一方的位置定了，另一方的候选数就能减少。' },
  subsets: { name: '数组', about: '一个区域里的几格恰好分占同样多的几个数。' },
  'basic-fish': { name: '基本鱼', about: '一个数在几行里只占同样多的列，或者反过来。' },
  'one-digit': { name: '单数字结构', about: '某个数在两个以上的区域里各只有两个位置，合起来推理。' },
  wings: { name: '翼', about: '一格无论填什么，附近几格里必有一格填同一个数。' },
  uniqueness: { name: '唯一性', about: '合格的题目只有一个解，所以会造成第二个解的情形不可能出现。' },
  colouring: { name: '染色', about: '强链把候选数分成两色，其中一色全真。' },
  'finned-fish': { name: '带鳍的鱼', about: '多出几个位置（鳍）的鱼：鳍为真为假都会删去的，就可以删去。' },
  chains: { name: '链与环', about: '强链与弱链交替相连，把结论传到盘面远处。' },
  'grouped-chains': { name: '区块链', about: '把几格合起来当作一个节点的链。' },
  'almost-locked-sets': { name: '待定数组', about: '几格的候选数只比格数多一种：失去一个数，其余的就锁定。' },
  exclusion: { name: '组合排除', about: '列出几格候选数的所有组合，划掉不成立的。' },
  'fish-with-boxes': { name: '宫内鱼、交叉鱼与海怪鱼', about: '用到宫或任意区域的鱼，以及从鳍引出链的鱼。' },
  exotic: { name: '特殊结构', about: '最难的题里偶尔出现、各有独立证明的大型结构。' },
  'forcing-chains': { name: '强制链', about: '必有一真的几种情况都推出同一结论，或者一种假设推出矛盾。' },
  cages: { name: '笼与区域之和', about: '笼能填哪些数字，区域与笼的和说明什么。' },
  rules: { name: '线、点与盘外提示', about: '区域之外的规则给各格留下的数，以及几条规则一起排除的数。' },
  'last-resorts': { name: '最后的办法', about: '不靠结构，而是数遍所有可能。' },
};

export const familyWords: Record<Language, FamilyWords> = { en, ja, zh };
