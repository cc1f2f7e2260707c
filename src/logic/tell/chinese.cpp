// Steps in Simplified Chinese. 行 are rows, 列 columns, 宫 boxes, 单元格 cells, 候选数
// candidates.
#include "logic/tell/phrases.h"

namespace dokushin::logic {
namespace {

using T = Technique;

std::string_view chinese_sentence(Technique technique) {
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
    case T::squirmbag:
    case T::whale:
    case T::leviathan:
    case T::franken_x_wing:
    case T::franken_swordfish:
    case T::franken_jellyfish:
    case T::franken_squirmbag:
    case T::franken_whale:
    case T::franken_leviathan:
    case T::mutant_x_wing:
    case T::mutant_swordfish:
    case T::mutant_jellyfish:
    case T::mutant_squirmbag:
    case T::mutant_whale:
    case T::mutant_leviathan:
        return "在{bases}中，{digits} 只能位于{covers}，因此{covers}其余单元格可以删除 "
               "{digits}：{result}。";
    case T::xy_wing:
        return "无论 {cell} 填哪个数，{extra} 中必有一个是 "
               "{extras}，因此同时看到两者的单元格可以删除 {extras}：{result}。";
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
               "{extras}，因此 {result}。";
    case T::unique_rectangle_3:
    case T::unique_loop_3:
        return "题目有唯一解。为避免 {digits} 在 {cells} "
               "中可以互换，把多余的候选数看作一个单元格，它们与 {extra} 在{house}中构成 {extras} "
               "的数组，因此 {result}。";
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
               "{digits} 的数组，因此 {result}。";
    case T::bug_4:
        return "{extra} 之一是 {digits}；题目有唯一解，另一个必填 {extras} 中的数，因此 {result}。";
    case T::aligned_pair_exclusion:
    case T::aligned_triple_exclusion:
        return "在 {cells} "
               "的候选数组合中，只有不会让共同看到它们的单元格无数可填的组合才成立；没有出现在任何"
               "成立组合中的候选数可以删除：{result}。";
    case T::x_cycle:
    case T::y_cycle:
    case T::xy_cycle:
        return "经过 {cells} 的环上，候选数交替为真。同时看到相邻两者的候选数可以删除：{result}。";
    case T::forcing_x_chain:
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
    case T::locked_pair:
    case T::locked_triple:
        return "{cells} 只能填 "
               "{digits}，且同属{house}与{other}，因此两者其余单元格都可以删除这些数：{result}。";
    case T::finned_x_wing:
    case T::finned_swordfish:
    case T::finned_jellyfish:
    case T::finned_squirmbag:
    case T::finned_whale:
    case T::finned_leviathan:
    case T::sashimi_x_wing:
    case T::sashimi_swordfish:
    case T::sashimi_jellyfish:
    case T::sashimi_squirmbag:
    case T::sashimi_whale:
    case T::sashimi_leviathan:
    case T::finned_franken_x_wing:
    case T::finned_franken_swordfish:
    case T::finned_franken_jellyfish:
    case T::finned_franken_squirmbag:
    case T::finned_franken_whale:
    case T::finned_franken_leviathan:
    case T::finned_mutant_x_wing:
    case T::finned_mutant_swordfish:
    case T::finned_mutant_jellyfish:
    case T::finned_mutant_squirmbag:
    case T::finned_mutant_whale:
    case T::finned_mutant_leviathan:
        return "除 {extra} 外，{bases}中的 {digits} 都位于{covers}。要么该结构成立，要么 "
               "{one_extra} 是 {digits}；两种情况下都会被删除的候选数可以删除：{result}。";
    case T::skyscraper:
    case T::two_string_kite:
    case T::turbot_fish:
        return "{house}和{other}中 {digits} "
               "各有两个位置（{cells}），且内侧两端互相看到。因此外侧两端必有一个是 "
               "{digits}，同时看到两者的单元格可以删除 {digits}：{result}。";
    case T::empty_rectangle:
        return "{house}中 {digits} 的候选位置（{cells}）只在一行和一列上，而{other}中它只能填入 "
               "{extra}。无论哪种情况，{third}上看到外侧一端的单元格都不能填它：{result}。";
    case T::w_wing:
        return "{cells} 有相同的两个候选数。{house}中 {digits} 只能填入 {extra}，因此 {cells} "
               "之一不是 {digits} 而是 {extras}：{result}。";
    case T::wxyz_wing:
    case T::vwxyz_wing:
        return "{cells} 的格数与 {digits} 的个数相同，除 {extras} "
               "外每个数至多出现一次。因此其中必有一个是 "
               "{extras}，同时看到其所有位置的单元格可以删除 {extras}：{result}。";
    case T::simple_colors_trap:
        return "{digits} 要么填入 {cells}，要么填入 {extra}；同时看到两种颜色的单元格可以删除 "
               "{digits}：{result}。";
    case T::simple_colors_wrap:
        return "要么 {cells} 全是 {digits}，要么 {extra} 全是 "
               "{digits}。同一颜色中有两格互相看到，因此该颜色为假：{result}。";
    case T::multi_colors_1:
        return "{digits} "
               "的两个染色组各有两种颜色（{groups}"
               "）。一组的某色看到另一组的某色，因此两者的反色必有一个为真；同时看到两个反色的单元"
               "格可以删除 {digits}：{result}。";
    case T::multi_colors_2:
        return "{digits} "
               "的两个染色组各有两种颜色（{groups}"
               "）。一组的某色看到另一组的两种颜色，而其中必有一个为真，因此该色为假：{result}。";
    case T::medusa:
        return "将 {digits} "
               "的候选数染成两色，一色全真、另一色全假（{groups}"
               "）。两色都会删除的候选数，或自相矛盾的颜色，可以删除：{result}。";
    case T::unique_rectangle_5:
        return "题目有唯一解。为避免 {digits} 在 {cells} 中可以互换，{extra} 中必有一个是 "
               "{extras}，因此 {result}。";
    case T::unique_rectangle_6:
        return "题目有唯一解。两条平行线上 {extras} 都只能在矩形 {cells} 中；若填入 "
               "{extra}，{digits} 就可以互换，因此 {result}。";
    case T::hidden_rectangle:
        return "题目有唯一解。在 {extra} 所在的行和列中，{extras} 只能位于矩形 {cells}；若 {extra} "
               "填 {digits} 中的另一个，两数就可以互换，因此 {result}。";
    case T::avoidable_rectangle_1:
        return "题目有唯一解，且 {cells} 都不是已知数。若 {extra} 填入第四个数，{digits} "
               "就可以互换，因此 {result}。";
    case T::avoidable_rectangle_2:
        return "题目有唯一解，且 {cells} 都不是已知数。为避免 {digits} 可以互换，{extra} 之一是 "
               "{extras}，因此 {result}。";
    case T::extended_rectangle:
        return "题目有唯一解。若 {cells} 只填 {digits}，两行（列）就可以互换；因此 {extra} "
               "中有其他数：{result}。";
    case T::remote_pair:
        return "{cells} 交替填入 "
               "{digits}，因此两端各占一个，同时看到两端的单元格可以删除这两个数：{result}。";
    case T::x_chain:
    case T::xy_chain:
    case T::aic:
    case T::grouped_aic:
    case T::discontinuous_nice_loop:
    case T::grouped_discontinuous_nice_loop:
        return "若首端为假则末端为真，因此两端必有一真；与两者都矛盾的候选数可以删除：{result}。";
    case T::continuous_nice_loop:
    case T::grouped_continuous_nice_loop:
        return "链首尾相接成环：不能同真的相邻两者必有一真。与两者都矛盾的候选数可以删除：{result}"
               "。";
    case T::als_xz:
    case T::als_xy_wing:
    case T::als_chain:
        return "待定数组 {groups}：相邻两组共享 {extras}，只有其中一组能含有它。因此 {digits} "
               "必在首尾两组之一：{result}。";
    case T::death_blossom:
        return "无论 {cell} 填 {extras} 中的哪个，待定数组 {groups} 之一都会失去它而锁定。因此 "
               "{digits} 必在其中之一：{result}。";
    case T::sue_de_coq:
        return "{groups} "
               "的格数与数字（{digits}）个数相同，每个数在{house}或{other}"
               "中只能出现一次。因此两者其余单元格可以删除被锁定的数：{result}。";
    case T::junior_exocet:
        return "{cells} 填入 {digits} 中的两个。在经过目标格 {extra} "
               "和基准旁第三格的三条列（行）上，大行列之外这些数至多出现两次，因此 {extra} "
               "也填入同样的两个数：{result}。";
    case T::sk_loop:
        return "环上的十六格（{groups}）依次在行列和宫中共享十六个数，每个数都用在共享之处：{"
               "result}。";
    case T::template_set:
        return "在整个盘面放置 {digits} 的所有方式中，这些单元格都有它：{result}。";
    case T::template_delete:
        return "在整个盘面放置 {digits} 的任何方式中，这些位置都不会是它：{result}。";
    case T::two_strong_links:
    case T::three_strong_links:
    case T::four_strong_links:
        return "{bases}中 {digits} 各在两端之一（{groups}），{covers}中相遇的两端至多一个是 "
               "{digits}。因此同时看到外侧两端（成环时为任意相遇的两端）的单元格可以删除 "
               "{digits}：{result}。";
    case T::set_wxyz_wing:
    case T::set_vwxyz_wing:
    case T::set_uvwxyz_wing:
    case T::set_tuvwxyz_wing:
        return "{groups} 两组中只有一组能含有 {extras}，因此 {digits} 必留在两组之内：{result}。";
    case T::dual_two_string_kite:
    case T::dual_empty_rectangle:
    case T::siamese_fish:
    case T::siamese_franken_fish:
    case T::siamese_mutant_fish:
        return "有两个 {digits} "
               "的结构共用同一部分。两者各自成立，因此两者删除的候选数都可以删除：{result}。";
    case T::kraken_fish_1:
        return "除 {extra} 外，{bases}中的 {digits} "
               "都位于{covers}。要么该结构成立，候选数被删除，要么 "
               "{one_extra} 是 {digits}，由此出发的链同样删除它：{result}。";
    case T::kraken_fish_2:
        return "除 {extra} 外，{bases}中的 {digits} 都位于{covers}。要么 {one_extra} 是 "
               "{digits}，要么{other}的 {digits} "
               "在{bases}中；从这些位置出发的链都删除同一个候选数：{result}。";
    case T::trial_and_error:
        return "没有技巧可以继续，没有推理，直接填入答案中的数：{result}。";
    }
    return {};
}

} // namespace

const Phrases chinese{
    .houses = {"第{}行", "第{}列", "第{}宫", "第{}区", "第{}条对角线", "第{}个窗口", "第{}个同位组",
               "中心点组"},
    .list_comma = "、",
    .list_and = "、",
    .one_of = "{} 之一",
    .sentences = chinese_sentence,
    .look_at = "请看{house}。",
    .look_for = "请看 {digits} 的候选数。",
    .branch_if = "假设 {start}：",
    .link_from = "  ({n}) {parents} → {link}（{why}）",
    .assumed = "假设",
    .cell_full = "一个单元格只能填一个数",
    .house_full = "{house}中该数只能出现一次",
    .last_in_cell = "单元格的最后一个候选数",
    .last_in_house = "{house}中的最后一个位置",
    .almost_locked = "否则 {cells} 的候选数不够",
    .by_technique = "由{technique}得出",
    .by_nested = "由内层的{technique}得出",
};

} // namespace dokushin::logic
