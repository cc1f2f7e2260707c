// The rows of singles, locked candidates and subsets, and of the direct forms, which place a digit
// at once.
#pragma once

#include "logic/techniques/row.h"

namespace dokushin::logic::rows {

inline constexpr TechniqueTraits in_a_box{.look_at = LookAt::box};
inline constexpr TechniqueTraits eliminated_line_first{.largest_side = up_to_16,
                                                       .eliminated = EliminationOrder::line_first};

inline constexpr Words leaves_a_single{
    "In {house} all places for {digits} ({cells}) lie in {other}, so that {third} has one left: "
    "{result}.",
    "{house}の{digits}の候補（{cells}）はすべて{other}にあるため、{third}で{digits}"
    "が入るマスは1つだけになります。{result} に決まります。",
    "{house}中 {digits} 的候选位置（{cells}）都在{other}，于是{third}中 {digits} "
    "只剩一个位置，因此 {result}。"};
inline constexpr Words locked{
    "In {house} all places for {digits} ({cells}) lie in {other}, so {digits} can be removed from "
    "the rest of {other}: {result}.",
    "{house}の{digits}の候補（{cells}）はすべて{other}にあるため、{other}の残りのマスから{digits}"
    "を除外できます：{result}。",
    "{house}中 {digits} 的候选位置（{cells}）都在{other}，因此可以从{other}其余单元格中删去 "
    "{digits}：{result}。"};
inline constexpr Words leaves_a_place{
    "In {house}, {digits} fit only {cells}, so that one place is left for another digit: {result}.",
    "{house}で{digits}が入るのは{cells}だけなので、別の数字の入るマスが1つに絞られます。{result} "
    "に決まります。",
    "{house}中 {digits} 只能填入 {cells}，于是另一个数只剩一个位置，因此 {result}。"};
inline constexpr Words naked_subset{
    "{cells} hold only {digits} between them, so the other cells of {house} lose these: {result}.",
    "{cells}には{digits}しか入らないため、{house}の他のマスからこれらを除外できます：{result}。",
    "{cells} 只能填 {digits}，因此可以从{house}其余单元格中删去这些数：{result}。"};
inline constexpr Words hidden_subset{
    "In {house}, {digits} fit only {cells}, so these hold nothing else: {result}.",
    "{house}で{digits}が入るのは{cells}だけなので、これらのマスから他の候補を除外できます：{result}"
    "。",
    "{house}中 {digits} 只能填入 {cells}，因此可以从这些单元格中删去其他候选数：{result}。"};
inline constexpr Words locked_subset{
    "{cells} hold only {digits} between them and lie in {house} as well as {other}, so both lose "
    "these elsewhere: {result}.",
    "{cells}には{digits}しか入らず、{house}にも{other}"
    "にも属するため、両方の他のマスからこれらを除外できます：{result}。",
    "{cells} 只能填 "
    "{digits}，且同属{house}与{other}，因此可以从两者的其余单元格中删去这些数：{result}。"};

inline constexpr auto basic = std::to_array<TechniqueRow>({
    {T::last_digit, "last-digit", "last digit", "ラストデジット", "唯一余格",
     Words("{cell} is the last open cell of {house}: {result}.",
           "{house}の空きマスは{cell}だけなので、{result} に決まります。",
           "{house}只剩 {cell} 一个空格，因此 {result}。")},
    {T::hidden_single, "hidden-single", "hidden single", "隠れシングル", "隐性唯一数",
     Words("In {house} there is one place left for {digits}: {result}.",
           "{house}で{digits}が入るマスは1つしか残っていません。{result} に決まります。",
           "{house}中 {digits} 只剩一个位置，因此 {result}。")},
    {T::naked_single, "naked-single", "naked single", "裸のシングル", "显性唯一数",
     Words("{cell} has one candidate left: {result}.",
           "{cell}の候補は1つしか残っていません。{result} に決まります。",
           "{cell} 只剩一个候选数，因此 {result}。"),
     in_a_box},
    {T::direct_pointing, "direct-pointing", "direct pointing", "直接ポインティング", "直接宫区块",
     leaves_a_single},
    {T::direct_claiming, "direct-claiming", "direct claiming", "直接クレーミング", "直接行列区块",
     leaves_a_single},
    {T::pointing, "pointing", "pointing", "ポインティング", "宫区块", locked},
    {T::claiming, "claiming", "claiming", "クレーミング", "行列区块", locked},
    {T::direct_hidden_pair, "direct-hidden-pair", "direct hidden pair", "直接隠れ2国同盟",
     "直接隐性数对", leaves_a_place},
    {T::direct_hidden_triple, "direct-hidden-triple", "direct hidden triple", "直接隠れ3国同盟",
     "直接隐性三数组", leaves_a_place},
    {T::naked_pair, "naked-pair", "naked pair", "2国同盟", "显性数对", naked_subset},
    {T::naked_triple, "naked-triple", "naked triple", "3国同盟", "显性三数组", naked_subset},
    {T::naked_quad, "naked-quad", "naked quad", "4国同盟", "显性四数组", naked_subset},
    {T::hidden_pair, "hidden-pair", "hidden pair", "隠れ2国同盟", "隐性数对", hidden_subset},
    {T::hidden_triple, "hidden-triple", "hidden triple", "隠れ3国同盟", "隐性三数组",
     hidden_subset},
    {T::hidden_quad, "hidden-quad", "hidden quad", "隠れ4国同盟", "隐性四数组", hidden_subset},
    {T::locked_pair, "locked-pair", "locked pair", "ロックドペア", "死锁数对", locked_subset,
     eliminated_line_first},
    {T::locked_triple, "locked-triple", "locked triple", "ロックドトリプル", "死锁三数组",
     locked_subset, eliminated_line_first},
});

} // namespace dokushin::logic::rows
