// The rows of chains and loops, and of trial and error.
#pragma once

#include "logic/techniques/row.h"

namespace dokushin::logic::rows {

inline constexpr TechniqueTraits up_to_25{.largest_side = 25};
inline constexpr TechniqueTraits chains_up_to_16{.largest_side = up_to_16};
inline constexpr TechniqueTraits eliminated_by_digit{.largest_side = up_to_16,
                                                     .eliminated = EliminationOrder::by_digit};

inline constexpr Words true_in_turn{
    "A loop through {cells}: its candidates are true in turn, one way round or the other. What "
    "sees a pair of neighbours can go: {result}.",
    "{cells}を通る輪では候補が交互に真になります。隣り合う2つの両方から見える候補を除外できます：{"
    "result}。",
    "经过 {cells} 的环上，候选数交替为真。同时看到相邻两者的候选数可以删去：{result}。"};
inline constexpr Words opposite{"The assumption leads to its opposite: {result}.",
                                "仮定からその反対が導かれます。{result}。",
                                "由假设推出其反面，因此 {result}。"};
inline constexpr Words contradiction{
    "The assumption makes a candidate both true and false: {result}.",
    "仮定すると、ある候補が真にも偽にもなって矛盾します。{result}。",
    "该假设使某个候选数既真又假，产生矛盾，因此 {result}。"};
inline constexpr Words whichever_digit{"Whichever digit {cell} is, the same follows: {result}.",
                                       "{cell}にどの数字が入っても同じ結論になります。{result}。",
                                       "无论 {cell} 填哪个数，都得到同样的结论：{result}。"};
inline constexpr Words whichever_place{
    "Wherever {digits} stands in {house}, the same follows: {result}.",
    "{house}の{digits}がどのマスに入っても同じ結論になります。{result}。",
    "无论 {digits} 填在{house}的哪个位置，都得到同样的结论：{result}。"};
inline constexpr Words one_end_is_true{
    "If the first is false the last is true, so one of the two is; what is at odds with both goes: "
    "{result}.",
    "最初が偽なら最後が真になるので、両端のどちらかは真です。両方と両立しない候補を除外できます：{"
    "result}。",
    "若首端为假则末端为真，因此两端必有一真；与两者都矛盾的候选数可以删去：{result}。"};
inline constexpr Words closed_loop{
    "The chain closes to a loop: of each two neighbours that can't both be true one is. What is at "
    "odds with both goes: {result}.",
    "チェーンが閉じて輪になります。同時に真になれない隣どうしのどちらか一方は必ず真なので、両方と両"
    "立しない候補を除外できます：{result}。",
    "链首尾相接成环：不能同真的相邻两者必有一真。与两者都矛盾的候选数可以删去：{result}。"};

inline constexpr auto chains = std::to_array<TechniqueRow>({
    {T::x_cycle, "x-cycle", "X-cycle", "Xサイクル", "X 环", true_in_turn, up_to_25},
    {T::y_cycle, "y-cycle", "Y-cycle", "Yサイクル", "Y 环", true_in_turn, up_to_25},
    {T::xy_cycle, "xy-cycle", "XY-cycle", "XYサイクル", "XY 环", true_in_turn, up_to_25},
    {T::forcing_x_chain, "forcing-x-chain", "forcing X-chain", "強制Xチェーン", "X 强制链",
     opposite, up_to_25},
    {T::forcing_chain, "forcing-chain", "forcing chain", "強制チェーン", "强制链", opposite,
     up_to_25},
    {T::nishio, "nishio", "nishio", "西尾の仮定法", "西尾强制链", contradiction, chains_up_to_16},
    {T::cell_forcing_chains, "cell-forcing-chains", "cell forcing chains", "セル強制チェーン",
     "单元格强制链", whichever_digit, chains_up_to_16},
    {T::house_forcing_chains, "house-forcing-chains", "house forcing chains", "ハウス強制チェーン",
     "区域强制链", whichever_place, chains_up_to_16},
    {T::dynamic_contradiction, "dynamic-contradiction", "dynamic contradiction forcing chains",
     "動的矛盾強制チェーン", "动态矛盾强制链", contradiction, chains_up_to_16},
    {T::dynamic_double, "dynamic-double", "dynamic double forcing chains", "動的二重強制チェーン",
     "动态双向强制链",
     Words("Whether {cell} is {digits} or not, the same follows: {result}.",
           "{cell}が{digits}でもそうでなくても同じ結論になります。{result}。",
           "无论 {cell} 是不是 {digits}，都得到同样的结论：{result}。"),
     chains_up_to_16},
    {T::dynamic_cell, "dynamic-cell", "dynamic cell forcing chains", "動的セル強制チェーン",
     "动态单元格强制链", whichever_digit, chains_up_to_16},
    {T::dynamic_house, "dynamic-house", "dynamic house forcing chains", "動的ハウス強制チェーン",
     "动态区域强制链", whichever_place, chains_up_to_16},
    {T::remote_pair, "remote-pair", "remote pair", "リモートペア", "远程数对",
     Words("{cells} hold {digits} in turn, so the ends hold one each, and what sees both ends "
           "loses both: {result}.",
           "{cells}には{digits}が交互に入るため、両端には1つずつ入ります。両端から見えるマスの{"
           "digits}を除外できます：{result}。",
           "{cells} 交替填入 "
           "{digits}，因此两端各占一个，可以从同时看到两端的单元格中删去这两个数：{result}。"),
     eliminated_by_digit},
    {T::x_chain, "x-chain", "X-chain", "Xチェーン", "X 链", one_end_is_true, eliminated_by_digit},
    {T::xy_chain, "xy-chain", "XY-chain", "XYチェーン", "XY 链", one_end_is_true,
     eliminated_by_digit},
    {T::continuous_nice_loop, "continuous-nice-loop", "continuous nice loop", "連続ナイスループ",
     "连续环", closed_loop, eliminated_by_digit},
    {T::discontinuous_nice_loop, "discontinuous-nice-loop", "discontinuous nice loop",
     "不連続ナイスループ", "不连续环", one_end_is_true, eliminated_by_digit},
    {T::aic, "aic", "AIC", "AIC（交互推論チェーン）", "交替推理链（AIC）", one_end_is_true,
     eliminated_by_digit},
    {T::grouped_continuous_nice_loop, "grouped-continuous-nice-loop",
     "grouped continuous nice loop", "グループ連続ナイスループ", "区块连续环", closed_loop,
     eliminated_by_digit},
    {T::grouped_discontinuous_nice_loop, "grouped-discontinuous-nice-loop",
     "grouped discontinuous nice loop", "グループ不連続ナイスループ", "区块不连续环",
     one_end_is_true, eliminated_by_digit},
    {T::grouped_aic, "grouped-aic", "grouped AIC", "グループAIC", "区块交替推理链", one_end_is_true,
     eliminated_by_digit},
    {T::trial_and_error, "trial-and-error", "trial and error", "試行錯誤", "试数",
     Words("No technique gets further: a digit of the solution, without reasoning: {result}.",
           "どのテクニックでも先に進めないため、論理ではなく解の数字を入れます。{result}。",
           "没有技巧可以继续，没有推理，直接填入答案中的数：{result}。")},
});

} // namespace dokushin::logic::rows
