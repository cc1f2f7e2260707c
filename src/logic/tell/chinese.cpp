// Steps in Simplified Chinese. 行 are rows, 列 columns, 宫 boxes, 单元格 cells, 候选数
// candidates.
#include "logic/tell/phrases.h"

namespace dokushin::logic {
namespace {

using T = Technique;

std::string_view sentence(Technique technique) {
    switch (technique) {
    case T::last_digit:
        return "{house}只剩 {cell} 一个空格，因此 {result}。";
    case T::hidden_single:
        return "{house}中 {digits} 只剩一个位置，因此 {result}。";
    case T::naked_single:
        return "{cell} 只剩一个候选数，因此 {result}。";
    case T::direct_pointing:
    case T::direct_claiming:
        return "{house}中 {digits} 的候选位置（{cells}）都在{other}，于是{third}中 {digits} "
               "只剩一个位置，因此 {result}。";
    case T::direct_hidden_pair:
    case T::direct_hidden_triple:
        return "{house}中 {digits} 只能填入 {cells}，于是另一个数只剩一个位置，因此 {result}。";
    case T::pointing:
    case T::claiming:
        return "{house}中 {digits} 的候选位置（{cells}）都在{other}，因此{other}其余单元格可以删除 "
               "{digits}：{result}。";
    case T::naked_pair:
    case T::naked_triple:
    case T::naked_quad:
        return "{cells} 只能填 {digits}，因此{house}其余单元格可以删除这些数：{result}。";
    case T::hidden_pair:
    case T::hidden_triple:
    case T::hidden_quad:
        return "{house}中 {digits} 只能填入 {cells}，因此这些单元格可以删除其他候选数：{result}。";
    case T::x_wing:
    case T::swordfish:
    case T::jellyfish:
        return "在{bases}中，{digits} 只能位于{covers}，因此{covers}其余单元格可以删除 "
               "{digits}：{result}。";
    case T::xy_wing:
        return "无论 {cell} 填哪个数，{extra} 中必有一个是 "
               "{extras}，因此同时看到两者的单元格可以删除 "
               "{extras}：{result}。";
    case T::xyz_wing:
        return "{cells} 中必有一个是 {extras}，因此同时看到它们的单元格可以删除 "
               "{extras}：{result}。";
    case T::unique_rectangle_1:
    case T::unique_loop_1:
        return "题目有唯一解。若 {extra} 也只剩 {digits}，{cells} 中的两数就可以互换，因此 "
               "{result}。";
    case T::unique_rectangle_2:
    case T::unique_loop_2:
        return "题目有唯一解。为避免 {digits} 在 {cells} 中可以互换，{extra} 中必有一个是 "
               "{extras}，因此 "
               "{result}。";
    case T::unique_rectangle_3:
    case T::unique_loop_3:
        return "题目有唯一解。为避免 {digits} 在 {cells} "
               "中可以互换，把多余的候选数看作一个单元格，它们与 "
               "{extra} 在{house}中构成 {extras} 的数组，因此 {result}。";
    case T::unique_rectangle_4:
    case T::unique_loop_4:
        return "题目有唯一解。{house}中 {extras} 必在 {extra} 之一；为避免 {digits} 在 {cells} "
               "中可以互换，可以删除另一个数：{result}。";
    case T::bug_1:
        return "若去掉 {cell} 的 {extras}，所有空格都只剩两个候选数，题目就不止一个解，因此 "
               "{result}。";
    case T::bug_2:
        return "若去掉 {extra} 的 {extras}，题目就不止一个解，因此其中必有一个是 "
               "{extras}：{result}。";
    case T::bug_3:
        return "题目有唯一解，{extra} 之一必填 {extras} 中的数；它们与 {cells} 在{house}中构成 "
               "{digits} "
               "的数组，因此 {result}。";
    case T::bug_4:
        return "{extra} 之一是 {digits}；题目有唯一解，另一个必填 {extras} 中的数，因此 {result}。";
    case T::aligned_pair_exclusion:
    case T::aligned_triple_exclusion:
        return "在 {cells} 的候选数组合中，只有不会让共同看到它们的单元格无数可填的组合才成立；"
               "没有出现在任何成立组合中的候选数可以删除：{result}。";
    case T::x_cycle:
    case T::y_cycle:
    case T::xy_cycle:
        return "经过 {cells} 的环上，候选数交替为真。同时看到相邻两者的候选数可以删除：{result}。";
    case T::x_chain:
    case T::forcing_chain:
        return "由假设推出其反面，因此 {result}。";
    case T::nishio:
    case T::dynamic_contradiction:
        return "该假设使某个候选数既真又假，产生矛盾，因此 {result}。";
    case T::cell_forcing_chains:
    case T::dynamic_cell:
        return "无论 {cell} 填哪个数，都得到同样的结论：{result}。";
    case T::house_forcing_chains:
    case T::dynamic_house:
        return "无论 {digits} 填在{house}的哪个位置，都得到同样的结论：{result}。";
    case T::dynamic_double:
        return "无论 {cell} 是不是 {digits}，都得到同样的结论：{result}。";
    }
    return {};
}

} // namespace

const Phrases chinese{
    .houses = {"第{}行", "第{}列", "第{}宫", "第{}区", "第{}条对角线", "第{}个窗口", "第{}个同位组",
               "中心点组"},
    .list_comma = "、",
    .list_and = "、",
    .sentences = sentence,
    .look_at = "请看{house}。",
    .look_at_cells = "请看 {cells}。",
    .look_for = "请看 {digits} 的候选数。",
    .branch_if = "假设 {start}：",
    .link_from = "  ({n}) {parents} → {link}（{why}）",
    .assumed = "假设",
    .cell_full = "一个单元格只能填一个数",
    .house_full = "{house}中该数只能出现一次",
    .last_in_cell = "单元格的最后一个候选数",
    .last_in_house = "{house}中的最后一个位置",
    .by_technique = "由{technique}得出",
    .by_nested = "由内层的{technique}得出",
};

} // namespace dokushin::logic
