// The rows of wings, in which one of a few cells must hold a digit.
#pragma once

#include "logic/techniques/row.h"

namespace dokushin::logic::rows {

inline constexpr TechniqueTraits wing_up_to_16{.largest_side = up_to_16};

inline constexpr Words bent_set{
    "{cells} are as many cells as {digits} are digits, and all but {common:digits} can stand there "
    "once at most. So one of them is {common:digits}, and what sees all its places loses it: "
    "{result}.",
    "{cells}のマスの数は{digits}の数字の数と同じで、{common:digits}"
    "以外はそこに1回しか入りません。よってどれかは{common:digits}"
    "になり、そのすべての候補から見えるマスの{common:digits}を除外できます：{result}。",
    "{cells} 的格数与 {digits} 的个数相同，除 {common:digits} "
    "外每个数至多出现一次。因此其中必有一个是 "
    "{common:digits}，因此可以从同时看到其所有位置的单元格中删去 {common:digits}：{result}。"};
inline constexpr Words wing_of_sets{
    "The cells {groups}: only the first or the last of these groups can hold "
    "{restricted-common:digits}. So {digits} can't leave them both: {result}.",
    "{groups}のうち{restricted-common:digits}が入るのはどちらか一方の組だけです。よって{digits}"
    "は2つの組の中に必ず残ります。{result}。",
    "{groups} 两组中只有一组能含有 {restricted-common:digits}，因此 {digits} "
    "必留在两组之内：{result}。"};

inline constexpr auto wings = std::to_array<TechniqueRow>({
    {T::xy_wing, "xy-wing", "XY-wing", "XY-Wing", "XY-Wing",
     Words("Whatever {cell} is, one of {pincer} is {common:digits}, so what sees both loses it: "
           "{result}.",
           "{cell}がどちらの数字でも{pincer}のどちらかは{common:digits}"
           "になるため、両方から見えるマスの{common:digits}を除外できます：{result}。",
           "无论 {cell} 填哪个数，{pincer} 中必有一个是 "
           "{common:digits}，因此可以从同时看到两者的单元格中删去 {common:digits}：{result}。")},
    {T::xyz_wing, "xyz-wing", "XYZ-wing", "XYZ-Wing", "XYZ-Wing",
     Words("One of {cells} is {common:digits}, so what sees them all loses it: {result}.",
           "{cells}のどれかは必ず{common:digits}になるため、すべてから見えるマスの{common:digits}"
           "を除外できます：{result}。",
           "{cells} 中必有一个是 {common:digits}，因此可以从同时看到它们的单元格中删去 "
           "{common:digits}：{result}。")},
    {T::w_wing, "w-wing", "W-wing", "W-Wing", "W-Wing",
     Words("{cells} have the same two candidates. In {house}, {digits} fits only {strong-link}, so "
           "one of {cells} is not {digits} but {common:digits}: {result}.",
           "{cells}は同じ2つの候補を持ちます。{house}で{digits}が入るのは{strong-link}だけなので、{"
           "cells}のどちらかは{digits}ではなく{common:digits}になります。{result}。",
           "{cells} 有相同的两个候选数。{house}中 {digits} 只能填入 {strong-link}，因此 {cells} "
           "之一不是 {digits} 而是 {common:digits}：{result}。"),
     wing_up_to_16},
    {T::wxyz_wing, "wxyz-wing", "WXYZ-wing", "WXYZ-Wing", "WXYZ-Wing", bent_set,
     by_name(find_bent_sets<4>)},
    {T::vwxyz_wing, "vwxyz-wing", "VWXYZ-wing", "VWXYZ-Wing", "VWXYZ-Wing", bent_set,
     by_name(find_bent_sets<5>)},
    {T::set_wxyz_wing, "set-wxyz-wing", "WXYZ-wing (ALS)", "WXYZ-Wing（ALS型）",
     "WXYZ-Wing（待定数组型）", wing_of_sets, wing_up_to_16},
    {T::set_vwxyz_wing, "set-vwxyz-wing", "VWXYZ-wing (ALS)", "VWXYZ-Wing（ALS型）",
     "VWXYZ-Wing（待定数组型）", wing_of_sets, wing_up_to_16},
    {T::set_uvwxyz_wing, "set-uvwxyz-wing", "UVWXYZ-wing (ALS)", "UVWXYZ-Wing（ALS型）",
     "UVWXYZ-Wing（待定数组型）", wing_of_sets, wing_up_to_16},
    {T::set_tuvwxyz_wing, "set-tuvwxyz-wing", "TUVWXYZ-wing (ALS)", "TUVWXYZ-Wing（ALS型）",
     "TUVWXYZ-Wing（待定数组型）", wing_of_sets, wing_up_to_16},
});

} // namespace dokushin::logic::rows
