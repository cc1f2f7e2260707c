// The rows of techniques that rest on uniqueness: rectangles, loops and BUGs.
#pragma once

#include "logic/techniques/row.h"

namespace dokushin::logic::rows {

inline constexpr TechniqueTraits unique_by_name{
    .needs_unique = true, .largest_side = up_to_16, .find = find_extended_rectangles};
inline constexpr TechniqueTraits unique_anywhere{.needs_unique = true};
inline constexpr TechniqueTraits unique_up_to_16{.needs_unique = true, .largest_side = up_to_16};

inline constexpr Words could_be_exchanged{
    "The puzzle has one solution. If {roof} held only {digits}, these could be exchanged in "
    "{cells}: {result}.",
    "解が1つであることを使います。{roof}も{digits}だけになると、{cells}"
    "で2つの数字を入れ替えた別解ができてしまいます。{result}。",
    "题目有唯一解。若 {roof} 也只剩 {digits}，{cells} 中的两数就可以互换，因此 {result}。"};
inline constexpr Words one_is_further{
    "The puzzle has one solution. So that {digits} can't be exchanged in {cells}, one of {roof} is "
    "{roof:digits}: {result}.",
    "解が1つであることを使います。{cells}で{digits}が入れ替え可能にならないよう、{roof}のどれかは{"
    "roof:digits}です。{result}。",
    "题目有唯一解。为避免 {digits} 在 {cells} 中可以互换，{roof} 中必有一个是 {roof:digits}，因此 "
    "{result}。"};
inline constexpr Words set_of_further{
    "The puzzle has one solution. So that {digits} can't be exchanged in {cells}, the further "
    "candidates count as one cell: with {roof+naked-set+hidden-set} they form a set of "
    "{naked-set+hidden-set:digits} in {house}: {result}.",
    "解が1つであることを使います。{cells}で{digits}"
    "が入れ替え可能にならないよう、余分な候補を1マスとみなすと、{roof+naked-set+hidden-set}"
    "とあわせて{house}で{naked-set+hidden-set:digits}の組ができます。{result}。",
    "题目有唯一解。为避免 {digits} 在 {cells} 中可以互换，把多余的候选数看作一个单元格，它们与 "
    "{roof+naked-set+hidden-set} 在{house}中构成 {naked-set+hidden-set:digits} 的数组，因此 "
    "{result}。"};
inline constexpr Words other_digit_goes{
    "The puzzle has one solution. In {house}, {roof:digits} must be in one of {roof}; so that "
    "{digits} can't be exchanged in {cells}, the other digit goes: {result}.",
    "解が1つであることを使います。{house}の{roof:digits}は{roof}のどちらかに入るので、{cells}で{"
    "digits}が入れ替え可能にならないよう、もう一方の数字を除外できます：{result}。",
    "题目有唯一解。{house}中 {roof:digits} 必在 {roof} 之一；为避免 {digits} 在 {cells} "
    "中可以互换，可以删去另一个数：{result}。"};

inline constexpr auto uniqueness = std::to_array<TechniqueRow>({
    {T::unique_rectangle_1, "unique-rectangle-1", "unique rectangle, type 1",
     "ユニーク長方形 タイプ1", "唯一矩形 类型1", could_be_exchanged, unique_anywhere},
    {T::unique_rectangle_2, "unique-rectangle-2", "unique rectangle, type 2",
     "ユニーク長方形 タイプ2", "唯一矩形 类型2", one_is_further, unique_anywhere},
    {T::unique_rectangle_3, "unique-rectangle-3", "unique rectangle, type 3",
     "ユニーク長方形 タイプ3", "唯一矩形 类型3", set_of_further, unique_anywhere},
    {T::unique_rectangle_4, "unique-rectangle-4", "unique rectangle, type 4",
     "ユニーク長方形 タイプ4", "唯一矩形 类型4", other_digit_goes, unique_anywhere},
    {T::unique_rectangle_5, "unique-rectangle-5", "unique rectangle, type 5",
     "ユニーク長方形 タイプ5", "唯一矩形 类型5", one_is_further, unique_up_to_16},
    {T::unique_rectangle_6, "unique-rectangle-6", "unique rectangle, type 6",
     "ユニーク長方形 タイプ6", "唯一矩形 类型6",
     Words("The puzzle has one solution. {roof:digits} stands in the rectangle {cells} only, in "
           "both lines; in {roof} it would let {digits} be exchanged: {result}.",
           "解が1つであることを使います。平行な2行（2列）で{roof:digits}は長方形{cells}"
           "にしか入らず、{roof}に入ると{digits}が入れ替え可能になってしまいます。{result}。",
           "题目有唯一解。两条平行线上 {roof:digits} 都只能在矩形 {cells} 中；若填入 "
           "{roof}，{digits} 就可以互换，因此 {result}。"),
     unique_up_to_16},
    {T::unique_loop_1, "unique-loop-1", "unique loop, type 1", "ユニークループ タイプ1",
     "唯一环 类型1", could_be_exchanged, unique_anywhere},
    {T::unique_loop_2, "unique-loop-2", "unique loop, type 2", "ユニークループ タイプ2",
     "唯一环 类型2", one_is_further, unique_anywhere},
    {T::unique_loop_3, "unique-loop-3", "unique loop, type 3", "ユニークループ タイプ3",
     "唯一环 类型3", set_of_further, unique_anywhere},
    {T::unique_loop_4, "unique-loop-4", "unique loop, type 4", "ユニークループ タイプ4",
     "唯一环 类型4", other_digit_goes, unique_anywhere},
    {T::hidden_rectangle, "hidden-rectangle", "hidden rectangle", "隠れユニーク長方形",
     "隐性唯一矩形",
     Words("The puzzle has one solution. In the row and the column of {roof}, {roof:digits} stands "
           "in the rectangle {cells} only; the other of {digits} there would let the two be "
           "exchanged: {result}.",
           "解が1つであることを使います。{roof}の行と列で{roof:digits}は長方形{cells}"
           "にしか入りません。{roof}に{digits}"
           "のもう一方が入ると2つが入れ替え可能になってしまいます。{result}。",
           "题目有唯一解。在 {roof} 所在的行和列中，{roof:digits} 只能位于矩形 {cells}；若 {roof} "
           "填 {digits} 中的另一个，两数就可以互换，因此 {result}。"),
     unique_up_to_16},
    {T::avoidable_rectangle_1, "avoidable-rectangle-1", "avoidable rectangle, type 1",
     "回避長方形 タイプ1", "可规避矩形 类型1",
     Words("The puzzle has one solution, and none of {cells} was given. With the fourth digit in "
           "{roof}, {digits} could be exchanged: {result}.",
           "解が1つであることを使います。{cells}に最初からの数字はありません。{roof}"
           "に4つ目の数字が入ると{digits}が入れ替え可能になってしまいます。{result}。",
           "题目有唯一解，且 {cells} 都不是已知数。若 {roof} 填入第四个数，{digits} "
           "就可以互换，因此 {result}。"),
     unique_up_to_16},
    {T::avoidable_rectangle_2, "avoidable-rectangle-2", "avoidable rectangle, type 2",
     "回避長方形 タイプ2", "可规避矩形 类型2",
     Words("The puzzle has one solution, and none of {cells} was given. So that {digits} can't be "
           "exchanged, one of {roof} is {roof:digits}: {result}.",
           "解が1つであることを使います。{cells}に最初からの数字はありません。{digits}"
           "が入れ替え可能にならないよう、{roof}のどちらかは{roof:digits}です。{result}。",
           "题目有唯一解，且 {cells} 都不是已知数。为避免 {digits} 可以互换，{roof} 之一是 "
           "{roof:digits}，因此 {result}。"),
     unique_up_to_16},
    {T::extended_rectangle, "extended-rectangle", "extended unique rectangle", "拡張ユニーク長方形",
     "拓展唯一矩形",
     Words("The puzzle has one solution. If {cells} held only {digits}, their two lines could be "
           "exchanged; so {roof} holds another: {result}.",
           "解が1つであることを使います。{cells}が{digits}"
           "だけになると2つの並びを入れ替えた別解ができてしまうため、{roof}"
           "には別の数字が入ります。{result}。",
           "题目有唯一解。若 {cells} 只填 {digits}，两行（列）就可以互换；因此 {roof} "
           "中有其他数：{result}。"),
     unique_by_name},
    {T::bug_lite,
     "bug-lite",
     "BUG-lite",
     "BUGライト",
     "局部全双值格致死解法（BUG-Lite）",
     Words(
         "The puzzle has one solution. If {cells} held only {digits}, two in each, every house "
         "would have each of these twice or not at all, and all cells could be exchanged. So a "
         "further candidate is true ({roof}: {roof:digits}): {result}.",
         "解が1つであることを使います。{cells}がそれぞれ{digits}"
         "のうちの2つだけになると、どのハウスでもどの数字もちょうど2マスにあり、すべて入れ替えた別"
         "解ができてしまいます。そのため余分な候補（{roof}の{roof:digits}"
         "）のどれかが真です。{result}。",
         "题目有唯一解。若 {cells} 各只剩 {digits} "
         "中的两个，每个区域中每个数都恰好出现两次，这些格就可以全部互换；因此多余的候选数（{roof} "
         "的 {roof:digits}）中必有一真：{result}。"),
     {.needs_unique = true, .largest_side = up_to_16, .find = find_bug_lites}},
    {T::mug,
     "mug",
     "multivalue universal grave",
     "MUG（多値の致死パターン）",
     "多值全死模式（MUG）",
     Words(
         "The puzzle has one solution. With {deadly-pattern:digits} alone, without {fin:digits} in "
         "{fin}, each "
         "filling of {deadly-pattern} would leave another with the same digits in every house. So "
         "a "
         "further candidate is true ({fin}: {fin:digits}): {result}.",
         "解が1つであることを使います。{fin}の{fin:digits}がなければ、{deadly-pattern}に{deadly-"
         "pattern:digits}"
         "をどう入れても、どのハウスの数字も変わらない別の入れ方があります。そのため余分な候補（{"
         "fin}の{fin:digits}）のどれかが真です。{result}。",
         "题目有唯一解。若没有 {fin} 的 {fin:digits}，不论 {deadly-pattern} 怎样填入 "
         "{deadly-pattern:digits}，总有另一种填法使每个区域中的数不变；因此多余的候选数（{fin} 的 "
         "{fin:digits}）中必有一真：{result}。"),
     {.needs_unique = true, .largest_side = up_to_16, .find = find_deadly_sets<T::mug>}},
    {T::reverse_bug,
     "reverse-bug",
     "reverse BUG",
     "リバースBUG",
     "逆向全双值格致死解法",
     Words(
         "The puzzle has one solution, and none of {deadly-pattern} was given. Without "
         "{fin:digits} in "
         "{fin}, {deadly-pattern:digits} could be exchanged in these cells. So a further candidate "
         "is true "
         "({fin}: {fin:digits}): {result}.",
         "解が1つであることを使います。{deadly-pattern}に最初からの数字はありません。{fin}の{fin:"
         "digits}"
         "がなければ、{deadly-pattern:digits}"
         "を入れ替えた別解ができてしまいます。そのため余分な候補（{fin}の{"
         "fin:digits}）のどれかが真です。{result}。",
         "题目有唯一解，且 {deadly-pattern} 都不是已知数。若没有 {fin} 的 {fin:digits}，这些格中的 "
         "{deadly-pattern:digits} 就可以互换；因此多余的候选数（{fin} 的 "
         "{fin:digits}）中必有一真：{result}。"),
     {.needs_unique = true, .largest_side = up_to_16, .find = find_deadly_sets<T::reverse_bug>}},
    {T::deadly_pattern,
     "deadly-pattern",
     "deadly pattern",
     "致死パターン",
     "致死模式",
     Words(
         "The puzzle has one solution, and none of {deadly-pattern} was given. Without "
         "{fin:digits} in "
         "{fin}, each filling of these cells with {deadly-pattern:digits} would leave another with "
         "the same "
         "digits in every house. So a further candidate is true ({fin}: {fin:digits}): {result}.",
         "解が1つであることを使います。{deadly-pattern}に最初からの数字はありません。{fin}の{fin:"
         "digits}"
         "がなければ、そこに{deadly-pattern:digits}"
         "をどう入れても、どのハウスの数字も変わらない別の入れ方がありま"
         "す。そのため余分な候補（{fin}の{fin:digits}）のどれかが真です。{result}。",
         "题目有唯一解，且 {deadly-pattern} 都不是已知数。若没有 {fin} 的 "
         "{fin:digits}，不论这些格怎样填入 "
         "{deadly-pattern:digits}，总有另一种填法使每个区域中的数不变；因此多余的候选数（{fin} 的 "
         "{fin:digits}）中必有一真：{result}。"),
     {.needs_unique = true, .largest_side = up_to_16, .find = find_deadly_sets<T::deadly_pattern>}},
    {T::bug_1, "bug-1", "BUG, type 1", "BUG タイプ1", "全双值格致死解法 类型1",
     Words("Without {roof:digits} in {cell} every open cell would have two candidates and every "
           "digit two places, which makes two solutions: {result}.",
           "{cell}の{roof:digits}"
           "がなければ、空きマスの候補がすべて2つになり解が1つに決まりません。{result}。",
           "若去掉 {cell} 的 {roof:digits}，所有空格都只剩两个候选数，题目就不止一个解，因此 "
           "{result}。"),
     unique_anywhere},
    {T::bug_2, "bug-2", "BUG, type 2", "BUG タイプ2", "全双值格致死解法 类型2",
     Words("Without {roof:digits} in {roof} every open cell would have two candidates, which makes "
           "two solutions. So one of them is {roof:digits}: {result}.",
           "{roof}の{roof:digits}がなければ解が1つに決まりません。よってどれかは{roof:digits}"
           "です。{result}。",
           "若去掉 {roof} 的 {roof:digits}，题目就不止一个解，因此其中必有一个是 "
           "{roof:digits}：{result}。"),
     unique_anywhere},
    {T::bug_3, "bug-3", "BUG, type 3", "BUG タイプ3", "全双值格致死解法 类型3",
     Words("One of {roof} holds a digit of {roof:digits}, else there were two solutions; with "
           "{cells} that is a set of {digits} in {house}: {result}.",
           "解が1つに決まるためには{roof}のどれかに{roof:digits}のどれかが入ります。{cells}"
           "とあわせて{house}で{digits}の組ができます。{result}。",
           "题目有唯一解，{roof} 之一必填 {roof:digits} 中的数；它们与 {cells} 在{house}中构成 "
           "{digits} 的数组，因此 {result}。"),
     unique_anywhere},
    {T::bug_4, "bug-4", "BUG, type 4", "BUG タイプ4", "全双值格致死解法 类型4",
     Words(
         "One of {roof} is {digits}, and one holds a digit of {roof:digits}, else there were two "
         "solutions; so neither holds anything else: {result}.",
         "{roof}の一方は{digits}で、解が1つに決まるためにはもう一方に{roof:digits}"
         "のどれかが入ります。{result}。",
         "{roof} 之一是 {digits}；题目有唯一解，另一个必填 {roof:digits} 中的数，因此 {result}。"),
     unique_anywhere},
});

} // namespace dokushin::logic::rows
