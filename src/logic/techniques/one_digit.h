// The rows of patterns of one digit other than fish, and of colours.
#pragma once

#include "logic/techniques/row.h"

namespace dokushin::logic::rows {

inline constexpr TechniqueTraits of_digit{.largest_side = up_to_16, .look_at = LookAt::digits};
inline constexpr TechniqueTraits of_templates{
    .largest_side = up_to_16, .look_at = LookAt::digits, .find = find_templates};

inline constexpr Words two_far_ends{
    "In {house} and in {other}, {digits} has two places each ({cells}), and the near ends see each "
    "other. So one of the far ends is {digits}, and what sees both loses it: {result}.",
    "{house}と{other}では{digits}の入るマスが2つずつ（{cells}"
    "）あり、内側の端どうしは互いに見えています。外側の端のどちらかは{digits}"
    "なので、両方から見えるマスの{digits}を除外できます：{result}。",
    "{house}和{other}中 {digits} "
    "各有两个位置（{cells}），且内侧两端互相看到。因此外侧两端必有一个是 "
    "{digits}，可以从同时看到两者的单元格中删去 {digits}：{result}。"};
inline constexpr Words links_end_to_end{
    "In each of {base:houses} the digit {digits} lies at one end or the other ({groups}); in each "
    "of {cover:houses}, the ends that meet there hold it once at most. So what sees both of the "
    "outer "
    "ends loses it, and where the links close a ring, what sees both of any two that meet: "
    "{result}.",
    "{base:houses}のそれぞれで{digits}はどちらかの端（{groups}）に入り、{cover:houses}"
    "のそれぞれで出会う端の{digits}"
    "は多くても1つです。よって外側の両端（環になる場合は出会う端の両方）から見えるマスの{digits}"
    "を除外できます：{result}。",
    "{base:houses}中 {digits} 各在两端之一（{groups}），{cover:houses}中相遇的两端至多一个是 "
    "{digits}。因此可以从同时看到外侧两端（成环时为任意相遇的两端）的单元格中删去 "
    "{digits}：{result}。"};

inline constexpr auto one_digit = std::to_array<TechniqueRow>({
    {T::skyscraper, "skyscraper", "skyscraper", "スカイスクレイパー", "摩天楼", two_far_ends,
     of_digit},
    {T::two_string_kite, "two-string-kite", "two-string kite", "2ストリングカイト", "双线风筝",
     two_far_ends, of_digit},
    {T::turbot_fish, "turbot-fish", "turbot fish", "ターボットフィッシュ", "多宝鱼", two_far_ends,
     of_digit},
    {T::empty_rectangle, "empty-rectangle", "empty rectangle", "エンプティ・レクタングル", "空矩形",
     Words("In {house}, all places for {digits} ({cells}) lie in one row and one column; in "
           "{other} it fits only {strong-link}. Either way it can't stand where {third} sees the "
           "far end: {result}.",
           "{house}の{digits}の候補（{cells}）は1つの行と1つの列にしかなく、{other}では{strong-"
           "link}にしか入りません。どちらの場合も、{third}"
           "上で外側の端から見えるマスには入りません。{result}。",
           "{house}中 {digits} 的候选位置（{cells}）只在一行和一列上，而{other}中它只能填入 "
           "{strong-link}。无论哪种情况，{third}上看到外侧一端的单元格都不能填它：{result}。"),
     of_digit},
    {T::two_strong_links, "two-strong-links", "two strong links", "2本の強リンク", "双强链",
     links_end_to_end, of_digit},
    {T::three_strong_links, "three-strong-links", "three strong links", "3本の強リンク", "三强链",
     links_end_to_end, of_digit},
    {T::four_strong_links, "four-strong-links", "four strong links", "4本の強リンク", "四强链",
     links_end_to_end, of_digit},
    {T::simple_colors_trap, "simple-colors-trap", "simple colors, trap",
     "シンプルカラー（トラップ）", "简单染色（双色夹）",
     Words("{digits} goes either to {color-a} or to {color-b}; what sees one of each loses it: "
           "{result}.",
           "{digits}は、{color-a}に入るか{color-b}に入るかのどちらかです。両方の色から見えるマスの{"
           "digits}を除外できます：{result}。",
           "{digits} 要么填入 {color-a}，要么填入 {color-b}；可以从同时看到两种颜色的单元格中删去 "
           "{digits}：{result}。"),
     of_digit},
    {T::simple_colors_wrap, "simple-colors-wrap", "simple colors, wrap", "シンプルカラー（ラップ）",
     "简单染色（同色矛盾）",
     Words("{digits} goes either to {color-a} or to {color-b}. Two of one colour see each other, "
           "so that colour is false: {result}.",
           "{digits}は、{color-a}に入るか{color-b}"
           "に入るかのどちらかです。同じ色の2マスが互いに見えるため、その色は偽です。{result}。",
           "要么 {color-a} 全是 {digits}，要么 {color-b} 全是 "
           "{digits}。同一颜色中有两格互相看到，因此该颜色为假：{result}。"),
     of_digit},
    {T::multi_colors_1, "multi-colors-1", "multi-colors, type 1", "マルチカラー タイプ1",
     "多重染色 类型1",
     Words("Two clusters of {digits}, each with two colours ({groups}). A colour of one sees a "
           "colour of the other, so one of their opposites is true; what sees both loses {digits}: "
           "{result}.",
           "{digits}の2つの連鎖をそれぞれ2色に塗り分けます（{groups}"
           "）。一方の色と他方の色が互いに見えるため、その反対の色のどちらかは真です。両方から見え"
           "るマスの{digits}を除外できます：{result}。",
           "{digits} "
           "的两个染色组各有两种颜色（{groups}"
           "）。一组的某色看到另一组的某色，因此两者的反色必有一个为真；可以从同时看到两个反色的单"
           "元格中删去 {digits}：{result}。"),
     of_digit},
    {T::multi_colors_2, "multi-colors-2", "multi-colors, type 2", "マルチカラー タイプ2",
     "多重染色 类型2",
     Words(
         "Two clusters of {digits}, each with two colours ({groups}). A colour of one sees both "
         "colours of the other, one of which is true, so it is false: {result}.",
         "{digits}の2つの連鎖をそれぞれ2色に塗り分けます（{groups}"
         "）。一方の色は他方の両方の色から見え、そのどちらかは真なので、この色は偽です。{result}。",
         "{digits} "
         "的两个染色组各有两种颜色（{groups}"
         "）。一组的某色看到另一组的两种颜色，而其中必有一个为真，因此该色为假：{result}。"),
     of_digit},
    {T::medusa, "medusa", "3D Medusa", "3Dメドゥーサ", "三维美杜莎",
     Words(
         "Candidates of {digits} in two colours, one of which is all true and the other all false "
         "({groups}). What both eliminate goes, or a colour that contradicts itself: {result}.",
         "{digits}の候補を、一方がすべて真で他方がすべて偽になる2色に塗り分けます（{groups}"
         "）。両方の色から消える候補、または自己矛盾する色を除外できます：{result}。",
         "将 {digits} "
         "的候选数染成两色，一色全真、另一色全假（{groups}"
         "）。两色都会删去的候选数，或自相矛盾的颜色，可以删去：{result}。"),
     by_name(find_medusa)},
    {T::template_set, "template-set", "template set", "テンプレート（確定）", "模板出数",
     Words("In all ways to place {digits} on the board, these cells have it: {result}.",
           "盤面全体に{digits}を置くどの方法でも、これらのマスに入ります。{result}。",
           "在整个盘面放置 {digits} 的所有方式中，这些单元格都有它：{result}。"),
     of_templates},
    {T::template_delete, "template-delete", "template delete", "テンプレート（除外）", "模板删数",
     Words("In no way to place {digits} on the board has it one of these places: {result}.",
           "盤面全体に{digits}を置くどの方法でも、これらのマスには入りません。{result}。",
           "在整个盘面放置 {digits} 的任何方式中，这些位置都不会是它：{result}。"),
     of_templates},
});

} // namespace dokushin::logic::rows
