// The rows of almost locked sets and other patterns of many cells.
#pragma once

#include "logic/techniques/row.h"

namespace dokushin::logic::rows {

constexpr TechniqueTraits on_usual_board(Finder find) { return {.largest_side = 9, .find = find}; }
/// An exocet is looked for in the box of its base.
constexpr TechniqueTraits exocet_traits(Finder find) {
    return {.largest_side = 9, .look_at = LookAt::box, .find = find};
}
inline constexpr TechniqueTraits set_eliminated_by_digit{.largest_side = up_to_16,
                                                         .eliminated = EliminationOrder::by_digit};

inline constexpr Words no_combination{
    "Of all combinations of candidates in {cells} only some leave each cell that sees them a "
    "candidate; none of these has: {result}.",
    "{cells}"
    "の候補の組み合わせのうち、共通して見えるマスの候補をなくさないものだけが残ります。どの組み合わ"
    "せにも現れない候補を除外できます：{result}。",
    "在 {cells} "
    "的候选数组合中，只有不会让共同看到它们的单元格无数可填的组合才成立；没有出现在任何成立组合中的"
    "候选数可以删去：{result}。"};
inline constexpr Words linked_sets{
    "Almost locked sets {groups}: neighbours share {restricted-common:digits}, which only one of "
    "the two can hold. So {digits} is bound to one of the ends: {result}.",
    "ALS（ほぼ確定した組）{groups}。隣どうしは{restricted-common:digits}"
    "を共有し、どちらか一方にしか入りません。よって{digits}は両端のどちらかに入ります。{result}。",
    "待定数组 {groups}：相邻两组共享 {restricted-common:digits}，只有其中一组能含有它。因此 "
    "{digits} 必在首尾两组之一：{result}。"};

inline constexpr Words exocet{
    "{base} hold two of {base:digits}. Such a digit is in each of {target:houses}, where {base} "
    "don't both see it. Apart from {target}, its places there lie in two houses, which hold it "
    "twice at most ({link:links}). So {target} hold the same two digits: {result}.",
    "{base}には{base:digits}のうち2つが入ります。それらは{target:houses}の、{base}"
    "の両方からは見えないマスにも1回ずつ入りますが、{target}以外の候補は2つのハウス（{link:links}"
    "）だけにあり、多くても2回です。よって{target}にも同じ2つの数字が入ります。{result}。",
    "{base} 填入 {base:digits} 中的两个。这样的数在{target:houses}上、{base} "
    "不都看到的格中也各出现一次；除 {target} "
    "外，它在那里的位置只在两个区域里，至多两次（{link:links}）。因此 {target} "
    "也填入同样的两个数：{result}。"};

inline constexpr auto sets = std::to_array<TechniqueRow>({
    {T::aligned_pair_exclusion, "aligned-pair-exclusion", "aligned pair exclusion", "整列ペア除外",
     "同区数对排除法", no_combination},
    {T::aligned_triple_exclusion, "aligned-triple-exclusion", "aligned triple exclusion",
     "整列トリプル除外", "同区三数组排除法", no_combination},
    {T::als_xz, "als-xz", "ALS-XZ", "ALS-XZ", "ALS-XZ", linked_sets, set_eliminated_by_digit},
    {T::als_xy_wing, "als-xy-wing", "ALS-XY-wing", "ALS-XY-Wing", "ALS-XY-Wing", linked_sets,
     set_eliminated_by_digit},
    {T::als_chain, "als-chain", "ALS chain", "ALSチェーン", "ALS 链", linked_sets,
     set_eliminated_by_digit},
    {T::death_blossom, "death-blossom", "death blossom", "デスブロッサム", "死亡绽放",
     Words("Whichever of {stem:digits} {stem} is, one of the almost locked sets {groups} loses it "
           "and is locked. So {digits} is in one of them: {result}.",
           "{stem}が{stem:digits}のどれであっても、ALS {groups} "
           "のどれかがその数字を失って確定します。よって{digits}はそのどれかに入ります。{result}。",
           "无论 {stem} 填 {stem:digits} 中的哪个，待定数组 {groups} 之一都会失去它而锁定。因此 "
           "{digits} 必在其中之一：{result}。"),
     by_name(find_death_blossoms)},
    {T::sue_de_coq,
     "sue-de-coq",
     "Sue de Coq",
     "スー・ド・コック",
     "融合待定数组（SDC）",
     Words("{groups} are as many cells as digits ({digits}), and each digit can stand there once, "
           "in {house} or in {other}. So both lose elsewhere what is bound there: {result}.",
           "{groups} "
           "のマスの数は数字（{digits}）の数と同じで、どの数字も{house}か{other}"
           "の中で1回しか入りません。よって、そこで確定した数字を両方の他のマスから除外できます：{"
           "result}。",
           "{groups} "
           "的格数与数字（{digits}）个数相同，每个数在{house}或{other}"
           "中只能出现一次。因此可以从两者的其余单元格中删去被锁定的数：{result}。"),
     {.largest_side = up_to_16}},
    {T::set_equivalence, "set-equivalence", "set equivalence", "集合の等価性（SET）",
     "集合等价（SET）",
     Words("As {base:houses} are as many houses as {cover:houses}, they hold the same digits "
           "equally often. The cells that both have are taken from both, one for one, which leaves "
           "{base:some} against {cover:some}. Here {counted}: {result}.",
           "{base:houses}と{cover:houses}"
           "はハウスの数が同じなので、同じ数字が同じ回数だけ入ります。共通するマスを1つずつ相殺する"
           "と、"
           "{base:some}に対して{cover:some}が残ります。{counted}。{result}。",
           "{base:houses}与{cover:houses}的区域个数相同，因此含有同样的数，次数也相同。"
           "把共有的格一一抵消后，余下 {base:some} 与 {cover:some}。{counted}：{result}。"),
     by_name(find_set_equivalences)},
    {T::junior_exocet, "junior-exocet", "junior exocet", "ジュニア・エグゾセ", "初级飞鱼导弹",
     exocet, exocet_traits(find_exocets<T::junior_exocet>)},
    {T::sk_loop, "sk-loop", "SK-loop", "SKループ", "SK 环（多米诺环）",
     Words("{size} cells in a loop ({groups}) share {size} digits, in turn along a line and in a "
           "box. Each is used where it is shared: {result}.",
           "輪をなす{size}マス（{groups}"
           "）は、行・列とブロックで交互に合わせて{size}"
           "個の数字を共有します。どの数字も共有する場所で使"
           "われます。{result}。",
           "环上的 {size} 格（{groups}）依次在行列和宫中共享 {size} "
           "个数，每个数都用在共享之处：{result}。"),
     on_usual_board(find_sk_loops)},
    {T::tridagon, "tridagon", "tridagon", "トライダゴン", "三数奇环（雷神之锤）",
     Words("In four boxes at the corners of a rectangle {base} can't all be of {base:digits}: "
           "there is "
           "no such filling. So another candidate of them is true ({fin}: {fin:digits}): {result}.",
           "長方形の角にある4つのブロックで、{base}のすべてに{base:digits}"
           "だけを入れることはできません。そのためほかの候補（{fin}の{fin:digits}"
           "）のどれかが真です。{result}。",
           "在矩形四角的四个宫中，{base} 不可能全部只填 "
           "{base:digits}，因此其余候选数（{fin} 的 {fin:digits}）中必有一真：{result}。"),
     on_usual_board(find_tridagons)},
    {T::broken_wing, "broken-wing", "broken wing", "ブロークンウィング", "断翼（守护者）",
     Words("In the loop {base} each cell shares a house with the next. As their number is odd, "
           "{base:digits} can't be in every second one, so another place of it in these houses is "
           "true ({fin}): {result}.",
           "{base}は隣どうしが同じハウスにある輪で、マスの数が奇数なので、{base:digits}"
           "を1つおきに入れることはできません。そのためこれらのハウスのほかの候補（{fin}"
           "）のどれかが真です。{result}。",
           "{base} 成环，相邻两格同处一个区域，但格数为奇数，{base:digits} "
           "不可能隔格填入，因此这些区域里其余的候选数（{fin}）中必有一真：{result}。"),
     by_name(find_broken_wings, LookAt::digits)},
    {T::bivalue_oddagon, "bivalue-oddagon", "bivalue oddagon", "バイバリュー・オダゴン", "双值奇环",
     Words("In the loop {base} each cell sees the next. As their number is odd, they can't all be "
           "of {base:digits}, one in turn with the other. So another candidate of them is true "
           "({fin}: {fin:digits}): {result}.",
           "{base}は隣どうしが見える輪で、マスの数が奇数なので、{base:digits}"
           "だけを交互に入れることはできません。そのためほかの候補（{fin}の{fin:digits}"
           "）のどれかが真です。{result}。",
           "{base} 成环，相邻两格互相看见，但格数为奇数，不可能只用 {base:digits} "
           "交替填入，因此其余候选数（{fin} 的 {fin:digits}）中必有一真：{result}。"),
     by_name(find_bivalue_oddagons, LookAt::digits)},
    {T::fireworks, "fireworks", "fireworks", "ファイアワークス（花火）", "烟花数组",
     Words("Outside of {third}, {house} and {other} have one cell each for {base:digits}. A digit "
           "in neither of the two stands where the lines cross, so the three digits fill {base}: "
           "{result}.",
           "{third}の外で、{house}と{other}の{base:digits}は、それぞれ1マスにしか入りません。"
           "どちらにもない数字は交点に入るので、この3つの数字が{base}を占めます。{result}。",
           "在{third}之外，{house}和{other}的 {base:digits} "
           "各只能填在一格；两端都没有的数必在交叉格，因此这三个数占满 {base}：{result}。"),
     by_name(find_fireworks)},
    {T::firework_quadruple, "firework-quadruple", "firework quadruple",
     "ファイアワークス・クアドルプル", "四数烟花数组",
     Words(
         "Outside of the boxes at {pivot} and {crossing}, the row and the column of {pivot} have "
         "one cell each for {pivot:digits}, and those of {crossing} for {crossing:digits}: "
         "{pincer}. A digit in neither of the two stands where its lines cross, so the four "
         "digits fill {pivot}, {crossing}, {pincer}: {result}.",
         "{pivot}と{crossing}のブロックの外で、{pivot}の行と列の{pivot:digits}、{crossing}"
         "の行と列の"
         "{crossing:digits}は、それぞれ{pincer}"
         "にしか入りません。どちらにもない数字は交点に入るので、"
         "この4つの数字が{pivot}、{crossing}、{pincer}を占めます。{result}。",
         "在 {pivot} 和 {crossing} 所在的宫之外，{pivot} 所在行、列的 {pivot:digits} 与 {crossing} "
         "所在行、列的 {crossing:digits} 都只能填在 "
         "{pincer}；两端都没有的数必在交叉格，因此这四个数占满 "
         "{pivot}、{crossing}、{pincer}：{result}。"),
     by_name(find_firework_quadruples)},
    {T::firework_pair, "firework-pair", "firework pair", "ファイアワークス・ペア", "双数烟花",
     Words("Outside of {third}, {house} and {other} have one cell each for {pivot:digits}: "
           "{pincer}. A digit in neither of the two is in {pivot}, which holds one of them at "
           "most, so one of {pincer} holds the other. Both see all of {pivot:digits} in the almost "
           "locked set {groups}, which is left with one of them, as is {pivot}: {result}.",
           "{third}の外で、{house}と{other}の{pivot:digits}は、それぞれ1マス（{pincer}"
           "）にしか入りません。どちらにもない数字は{pivot}に入りますが、1つだけなので、{pincer}"
           "のどれかにもう一方が入ります。ALS {groups} の{pivot:digits}"
           "は両方のマスから見えるので、片方だけが残り、{pivot}にも同じ数字が入ります。{result}。",
           "在{third}之外，{house}和{other}的 {pivot:digits} 各只能填在一格（{pincer}"
           "）；两端都没有的数必在 {pivot}，而它只能填一个，因此 {pincer} 之一填另一个。待定数组 "
           "{groups} 的 "
           "{pivot:digits} 都被这两格看到，所以其中只剩一个，{pivot} 也填这个数：{result}。"),
     by_name(find_firework_pairs<T::firework_pair>)},
    {T::firework_wing, "firework-wing", "firework wing", "ファイアワークス・ウィング", "烟花翼",
     Words("Outside of {third}, {house} and {other} have one cell each for {pivot:digits}: "
           "{pincer}. A digit in neither of the two is in {pivot}, which holds one of them at "
           "most, so one of {pincer} holds the other. That locks one of the almost locked sets "
           "{groups}, whose {pivot:digits} it sees: {result}.",
           "{third}の外で、{house}と{other}の{pivot:digits}は、それぞれ1マス（{pincer}"
           "）にしか入りません。どちらにもない数字は{pivot}に入りますが、1つだけなので、{pincer}"
           "のどれかにもう一方が入ります。すると、そのマスから{pivot:digits}が見えるALS（{groups}"
           "）の一方が確定します。{result}。",
           "在{third}之外，{house}和{other}的 {pivot:digits} 各只能填在一格（{pincer}"
           "）；两端都没有的数必在 {pivot}，而它只能填一个，因此 {pincer} 之一填另一个。待定数组 "
           "{groups} 中，"
           "{pivot:digits} 被它看到的一组因此锁定：{result}。"),
     by_name(find_firework_pairs<T::firework_wing>)},
    {T::multi_sector_locked_sets, "multi-sector-locked-sets", "multi-sector locked sets",
     "マルチセクター・ロックトセット（MSLS）", "多扇区锁定集（MSLS）",
     Words(
         "The {size} open cells where {truth:houses} cross ({truth:some}) are filled each: "
         "{size} truths. All their candidates lie in {size} links, each of which has its digit "
         "once: {link:links}. As there are as many links as truths (rank 0), every link has its "
         "digit in one of these cells, and nowhere else: {result}.",
         "{truth:houses}が交わる空きマス{size}個（{truth:some}"
         "）には、どれにも数字が入ります（真{size}個）。その候補はすべて、数字が1回だけ入る{size}"
         "個のリンクにあります：{link:links}。リンクと真が同数（ランク0）なので、"
         "どのリンクの数字もこれらのマスの1つに入り、ほかには入りません。{result}。",
         "{truth:houses}交叉处的 {size} 个空格（{truth:some}）都要填数：{size} "
         "个真。它们的候选数全在 {size} 条弱区域中，每条的数只出现一次：{link:links}。"
         "弱区域与真一样多（秩为 0），因此每条弱区域的数都填在这些格里，别处可以删去：{result}。"),
     on_usual_board(find_multi_sector_locked_sets)},
    {T::or_whip, "or-k-whip", "OR-k whip", "OR-kウィップ", "OR-k 鞭链",
     Words("{base} can't all be of {base:digits} ({pattern}), so one of the other candidates of "
           "them is true ({fin}: {fin:digits}). If {start} held {start:digits}, {impossible} "
           "(variables: {size}). So {result}.",
           "{base}のすべてに{base:digits}だけを入れることはできない（{pattern}）ので、ほかの候補（"
           "{fin}の{fin:digits}）のどれかが真です。{start}に{start:digits}が入ると仮定すると、"
           "{impossible}（変数{size}個）。よって {result}。",
           "{base} 不可能全部只填 {base:digits}（{pattern}），因此其余候选数（{fin} 的 "
           "{fin:digits}）中必有一真。若 {start} 填 {start:digits}，则{impossible}（变量 {size} "
           "个）。因此 {result}。"),
     on_usual_board(find_or_whips)},
    {T::senior_exocet, "senior-exocet", "senior exocet", "シニア・エグゾセ", "高级飞鱼导弹", exocet,
     exocet_traits(find_exocets<T::senior_exocet>)},
    {T::franken_exocet, "franken-exocet", "franken exocet", "フランケン・エグゾセ", "宫内飞鱼导弹",
     exocet, exocet_traits(find_exocets<T::franken_exocet>)},
    {T::exocet_locked_digits, "exocet-locked-digits", "exocet, locked digits",
     "エグゾセ（確定した数字）", "飞鱼导弹（锁定数）",
     Words("{base} hold the same two digits as {target}, since each of {base:digits} in "
           "{target:houses} lies, apart from {target} and what {base} both see, in two houses: "
           "{link:links}. {common:digits} must be among the two. What sees all of its places in "
           "{base} or in {target} loses it, and so do its two houses outside of {target:houses}, "
           "which have it once in each: {result}.",
           "{target:houses}の{base:digits}は、{base}の両方から見えるマスと{target}"
           "を除けば、どれも2つのハウスだけにある（{link:links}）ので、{base}と{target}"
           "には同じ2つの数字が入ります。{common:digits}は必ずその中にあります。{base}や{target}"
           "でのその候補すべてから見えるマスと、2つのハウスの{target:houses}"
           "以外のマスから除外できます。{result}。",
           "在{target:houses}上，除去 {base} 都能看到的格与 {target}，{base:digits} "
           "每个都只在两个区域里（{link:links}），因此 {base} 与 {target} "
           "填入同样的两个数，其中必有 {common:digits}。能看到它在 {base} 或 {target} "
           "中全部位置的格，以及那两个区域在{target:houses}之外的格，都可以删去它：{result}。"),
     exocet_traits(find_exocet_locked_digits)},
    {T::exocet_pairs, "exocet-pairs", "exocet, incompatible pairs", "エグゾセ（両立しないペア）",
     "飞鱼导弹（不相容数对）",
     Words("{base} hold the same two digits as {target}, since each of {base:digits} in "
           "{target:houses} lies, apart from {target} and what {base} both see, in two houses: "
           "{link:links}. In {target:houses} there is only room for both digits of these pairs: "
           "{common:each}. So {result}.",
           "{target:houses}の{base:digits}は、{base}の両方から見えるマスと{target}"
           "を除けば、どれも2つのハウスだけにある（{link:links}）ので、{base}と{target}"
           "には同じ2つの数字が入ります。{target:houses}に両方とも入れられるのは次の組だけです："
           "{common:each}。よって {result}。",
           "在{target:houses}上，除去 {base} 都能看到的格与 {target}，{base:digits} "
           "每个都只在两个区域里（{link:links}），因此 {base} 与 {target} "
           "填入同样的两个数。能同时放进{target:houses}的只有这些数对：{common:each}。因此 "
           "{result}。"),
     exocet_traits(find_exocet_pairs)},
    {T::exocet_mirror, "exocet-mirror", "exocet, mirror nodes", "エグゾセ（ミラーノード）",
     "飞鱼导弹（镜像格）",
     Words(
         "{base} hold the same two digits as {target}, since each of {base:digits} in "
         "{target:houses} lies, apart from {target} and what {base} both see, in two houses: "
         "{link:links}. The digit of {pivot} is in {base}, too, so in the third box of these "
         "three it stands in the third line, at {pincer:one}, which must leave it room: {result}.",
         "{target:houses}の{base:digits}は、{base}の両方から見えるマスと{target}"
         "を除けば、どれも2つのハウスだけにある（{link:links}）ので、{base}と{target}"
         "には同じ2つの数字が入ります。{pivot}の数字は{base}"
         "にもあるため、並ぶ3つのブロックの残りでは残りの行（列）の{pincer:one}に入ります。"
         "その余地をなくす候補は除外できます。{result}。",
         "在{target:houses}上，除去 {base} 都能看到的格与 {target}，{base:digits} "
         "每个都只在两个区域里（{link:links}），因此 {base} 与 {target} 填入同样的两个数。{pivot} "
         "的数也在 {base} 中，所以在并排三宫的第三宫里，它位于第三条线上的 "
         "{pincer:one}，不给它留位置的候选数可以删去：{result}。"),
     exocet_traits(find_exocet_mirrors)},
    {T::double_exocet, "double-exocet", "double exocet", "ダブル・エグゾセ", "双重飞鱼导弹",
     Words(
         "Two exocets have the bases {base} and the targets {target}. In {target:houses} all other "
         "places of each digit lie in two houses ({link:links}), so the digits of each base are "
         "those of its targets. No digit can be in both bases, so each of {base:digits} is in one, "
         "and each of these houses has its digit in {target:houses} once: {result}.",
         "ベース{base}、ターゲット{target}の2つのエグゾセがあります。{target:houses}"
         "でそれ以外の候補はどの数字も2つのハウスだけにある（{link:links}"
         "）ので、ベースの数字はそのターゲットの数字と同じです。両方のベースに入る数字はないため、"
         "{base:digits}はすべてどちらかのベースにあり、これらのハウスの数字は{target:houses}"
         "の中に1回ずつ入ります。{result}。",
         "有两个飞鱼导弹，基准格为 {base}，目标格为 {target}：在{target:houses}"
         "上，每个数其余的位置都只在两个区域里（{link:links}"
         "），因此基准的数就是其目标的数。没有数能同时在两组基准中，所以 {base:digits} "
         "都在基准里，这些区域的数都在{target:houses}上各出现一次：{result}。"),
     exocet_traits(find_double_exocets)},
    {T::exocet_target_pair, "exocet-target-pair", "exocet with a target pair",
     "エグゾセ（2マスのターゲット）", "飞鱼导弹（双格目标）",
     Words("{base} hold two of {base:digits}. Such a digit is in each of {target:houses}, where "
           "{base} don't both see it. Apart from {target}, its places there lie in two houses, "
           "which hold it twice at most ({link:links}). As a house has {set:digits} only in {set}, "
           "these two have room for one digit of the base, and the third of {target} for the "
           "other: {result}.",
           "{base}には{base:digits}のうち2つが入ります。それらは{target:houses}の、{base}"
           "の両方からは見えないマスにも1回ずつ入りますが、{target}以外の候補は2つのハウス（"
           "{link:links}）だけにあり、多くても2回です。あるハウスで{set:digits}は{set}"
           "にしか入らないので、この2マスにはベースの数字の1つだけが入り、もう1つは{target}"
           "の残りのマスに入ります。{result}。",
           "{base} 填入 {base:digits} 中的两个。这样的数在{target:houses}上、{base} "
           "不都看到的格中也各出现一次；除 {target} "
           "外，它在那里的位置只在两个区域里，至多两次（{link:links}）。某区域的 {set:digits} "
           "只能在 {set}，所以这两格只容得下一个基准数，另一个在 {target} 的第三格：{result}。"),
     exocet_traits(find_exocet_target_pairs)},
    {T::impossible_pattern, "impossible-pattern", "three-digit impossible pattern",
     "不可能パターン（3数）", "三数不可能结构",
     Words("{base} can't all be of {base:digits}: however they were filled with these, two that "
           "see each other would hold the same digit. So another candidate of them is true "
           "({fin}: {fin:digits}): {result}.",
           "{base}のすべてに{base:digits}だけを入れることはできません。どう入れても、"
           "互いに見える2マスに同じ数字が入ってしまいます。そのためほかの候補（{fin}の"
           "{fin:digits}）のどれかが真です。{result}。",
           "{base} 不可能全部只填 "
           "{base:digits}：无论怎么填，都有互相看见的两格填入同一个数。因此其余候选数（{fin} 的 "
           "{fin:digits}）中必有一真：{result}。"),
     on_usual_board(find_impossible_patterns)},
});

} // namespace dokushin::logic::rows
