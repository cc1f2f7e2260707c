// The rows of techniques of boards with rules that are no houses: cages, sums of houses, what each
// rule leaves, and contradictions over rules.
#pragma once

#include "logic/techniques/row.h"

namespace dokushin::logic::rows {

inline constexpr TechniqueTraits at_rule{.look_at = LookAt::rule};

inline constexpr Words left_by_rule{"The {rule}: {reason}. {limits}{result}.",
                                    "{rule}：{reason}。{limits}{result} となります。",
                                    "{rule}：{reason}。{limits}{result}。"};

inline constexpr auto rules = std::to_array<TechniqueRow>({
    {T::cage_hidden_single, "cage-hidden-single", "hidden single in a cage", "ケージの隠れシングル",
     "笼内隐性唯一数",
     Words("The {rule} needs {digits}, which is in every combination left ({combinations}). Only "
           "one cell of the cage can hold it: {result}.",
           "{rule}に残る組み合わせ（{combinations}）はどれも{digits}を含み、"
           "入るマスは1つしかありません。{result} に決まります。",
           "{rule}剩余的组合（{combinations}）都含 {digits}，而笼内只剩一格可填：{result}。"),
     at_rule},
    {T::cage_combinations, "cage-combinations", "cage combinations", "ケージの組み合わせ",
     "笼的组合",
     Words("The {rule} can only be {combination}, so {result}.",
           "{rule}に入るのは{combination}だけなので、{result}。",
           "{rule}只能是 {combination}，因此 {result}。"),
     at_rule},
    {T::cage_arrangements, "cage-arrangements", "cage arrangements", "ケージの並べ方", "笼的排列",
     Words("The {rule} can only be {combination}. However these digits are arranged, {result}.",
           "{rule}に入るのは{combination}だけです。どう並べても、{result} となります。",
           "{rule}只能是 {combination}。无论怎样排列，都有 {result}。"),
     at_rule},
    {T::cages_in_house, "cages-in-house", "cages in a house", "同じハウスのケージ", "同区各笼",
     Words("The cages in {unit:houses} can't share a digit. That leaves {choices}. However these "
           "are combined without repeating a digit, {result}.",
           "{unit:houses}の中のケージどうしは同じ数字を使えないので、{choices}が残ります。"
           "数字が重ならないようにどう組み合わせても、{result} となります。",
           "{unit:houses}中的各笼不能有相同的数，因此 {choices}。"
           "无论怎样搭配，只要数字不重复，都有 {result}。")},
    {T::cage_locked, "cage-locked", "locked in a cage", "ケージのロックド候補", "笼区块",
     Words(
         "The {rule} needs {digits}, which is in every combination left ({combinations}). Of its "
         "cells, only {base} can hold {digits}, so no cell that sees all of these can: {result}.",
         "{rule}に残る組み合わせ（{combinations}）はどれも{digits}を含み、入るのは{base}だけです。"
         "そのすべてから見えるマスから{digits}を除外できます：{result}。",
         "{rule}剩余的组合（{combinations}）都含 {digits}，只能填在 {base}，"
         "因此可以从能同时看到这些格的单元格中删去 {digits}：{result}。"),
     at_rule},
    {T::comparison_rule, "comparison-rule", "comparison of neighbours", "隣どうしの比較",
     "相邻比较", left_by_rule, at_rule},
    {T::line_rule, "line-rule", "order on a line", "線上の並び", "线上规则", left_by_rule, at_rule},
    {T::counting_rule, "counting-rule", "counted digits", "数字の個数と位置", "数字计数",
     left_by_rule, at_rule},
    {T::sum_rule, "sum-rule", "bounds of a sum", "和の範囲", "和的范围", left_by_rule, at_rule},
    {T::outside_rule, "outside-rule", "outside clue", "枠外のヒント", "盘外提示", left_by_rule,
     at_rule},
    {T::innies, "innies", "innies", "イニー", "内余法",
     Words("The digits of {unit:houses} add up to {unit:total}, and the cages inside to "
           "{rule:total}, so {conclusion}.",
           "{unit:houses}の数字の合計は{unit:total}、その中のケージの合計は{rule:total}なので、"
           "{conclusion}。",
           "{unit:houses}的数字之和为 {unit:total}，其中各笼之和为 {rule:total}，因此 "
           "{conclusion}。")},
    {T::outies, "outies", "outies", "アウティー", "外余法",
     Words("The cages over {unit:houses} add up to {rule:total}, and the digits of {unit:houses} "
           "to {unit:total}, so for what sticks out, {conclusion}.",
           "{unit:houses}を覆うケージの合計は{rule:total}、{unit:houses}の数字の合計は"
           "{unit:total}なので、はみ出した分は {conclusion}。",
           "覆盖{unit:houses}的各笼之和为 {rule:total}，{unit:houses}的数字之和为 "
           "{unit:total}，因此超出的部分满足 {conclusion}。")},
    {T::innies_and_outies, "innies-and-outies", "innies and outies", "イニーとアウティー",
     "内外余法",
     Words("The digits of {unit:houses} add up to {unit:total}, and the cages that mostly lie "
           "there to {rule:total}. These cages also hold {outie} outside and leave out {innie} "
           "inside, so {conclusion}.",
           "{unit:houses}の数字の合計は{unit:total}、主にその中にあるケージの合計は"
           "{rule:total}です。これらのケージは外の{outie}を含み、中の{innie}を含まないので、"
           "{conclusion}。",
           "{unit:houses}的数字之和为 {unit:total}，主要位于其中的各笼之和为 {rule:total}。"
           "这些笼含外面的 {outie}，不含里面的 {innie}，因此 {conclusion}。")},
    {T::rule_contradiction, "rule-contradiction", "contradiction over rules", "ルールによる矛盾",
     "规则矛盾",
     Words("If {start} held {start:digits}, {impossible} (links: {size}). So {result}.",
           "{start}に{start:digits}が入ると仮定すると、{impossible}（推論{size}手）。よって "
           "{result}。",
           "若 {start} 填 {start:digits}，则{impossible}（推理 {size} 步）。因此 {result}。")},
    {T::cage_comparison, "cage-comparison", "cage comparison", "ケージどうしの比較", "笼间比较",
     Words("Two cages have cells that see each other, so they are filled together. Each by itself "
           "could be: {choices}. However both are filled, {result}.",
           "2つのケージには互いに見えるマスがあるので、合わせて考えます。それぞれのケージだけを見れ"
           "ば、"
           "{choices}が残ります。両方をどう埋めても、{result} となります。",
           "两个笼有互相看得见的格，因此要一起填。单看各笼：{choices}。"
           "无论怎样同时填满两笼，都有 {result}。")},
    {T::combined_sums, "combined-sums", "combined sums", "和の組み合わせ", "和式联合",
     Words("The cells {aligned} are filled together, so that each sum below holds. "
           "However that is done, {result}.",
           "下の和の式が成り立つように、{aligned}を合わせて考えます。どう埋めても、{result} "
           "となります。",
           "把 {aligned} 一起填，使下面的和式成立。无论怎样填，都有 {result}。")},
    {T::rule_pointing, "rule-pointing", "pointing by rules", "ルールによる指し示し", "规则区块",
     Words(
         "One of the candidates of {truth} is true, and each of them excludes the same: {result}.",
         "{truth}の候補のどれか1つは必ず正しく、どれが正しくても同じ候補を除外できます。{result}。",
         "{truth} 的候选数中必有一个成立，而每一个都排除同一候选数：{result}。")},
});

} // namespace dokushin::logic::rows
