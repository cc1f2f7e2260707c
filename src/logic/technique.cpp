// The table of techniques: a row each. Names in Japanese and Chinese are those that the
// players' sites of each language use.
#include <dokushin/explain.h>

#include <algorithm>
#include <array>

namespace dokushin {
namespace {

using T = Technique;

constexpr std::array table{
    TechniqueInfo{T::last_digit, "last-digit", "last digit", "ラストデジット", "唯一余格"},
    TechniqueInfo{T::hidden_single, "hidden-single", "hidden single", "隠れシングル", "隐性唯一数"},
    TechniqueInfo{T::direct_pointing, "direct-pointing", "direct pointing", "直接ポインティング",
                  "直接宫区块"},
    TechniqueInfo{T::direct_claiming, "direct-claiming", "direct claiming", "直接クレーミング",
                  "直接行列区块"},
    TechniqueInfo{T::direct_hidden_pair, "direct-hidden-pair", "direct hidden pair",
                  "直接隠れ2国同盟", "直接隐性数对"},
    TechniqueInfo{T::naked_single, "naked-single", "naked single", "裸のシングル", "显性唯一数"},
    TechniqueInfo{T::direct_hidden_triple, "direct-hidden-triple", "direct hidden triple",
                  "直接隠れ3国同盟", "直接隐性三数组"},
    TechniqueInfo{T::pointing, "pointing", "pointing", "ポインティング", "宫区块"},
    TechniqueInfo{T::claiming, "claiming", "claiming", "クレーミング", "行列区块"},
    TechniqueInfo{T::naked_pair, "naked-pair", "naked pair", "2国同盟", "显性数对"},
    TechniqueInfo{T::x_wing, "x-wing", "X-wing", "井桁（X-Wing）", "二链列"},
    TechniqueInfo{T::hidden_pair, "hidden-pair", "hidden pair", "隠れ2国同盟", "隐性数对"},
    TechniqueInfo{T::naked_triple, "naked-triple", "naked triple", "3国同盟", "显性三数组"},
    TechniqueInfo{T::swordfish, "swordfish", "swordfish", "ソードフィッシュ", "三链列"},
    TechniqueInfo{T::hidden_triple, "hidden-triple", "hidden triple", "隠れ3国同盟", "隐性三数组"},
    TechniqueInfo{T::xy_wing, "xy-wing", "XY-wing", "XY-Wing", "XY-Wing"},
    TechniqueInfo{T::xyz_wing, "xyz-wing", "XYZ-wing", "XYZ-Wing", "XYZ-Wing"},
    TechniqueInfo{T::unique_rectangle_1, "unique-rectangle-1", "unique rectangle, type 1",
                  "ユニーク長方形 タイプ1", "唯一矩形 类型1", true},
    TechniqueInfo{T::unique_rectangle_2, "unique-rectangle-2", "unique rectangle, type 2",
                  "ユニーク長方形 タイプ2", "唯一矩形 类型2", true},
    TechniqueInfo{T::unique_rectangle_3, "unique-rectangle-3", "unique rectangle, type 3",
                  "ユニーク長方形 タイプ3", "唯一矩形 类型3", true},
    TechniqueInfo{T::unique_rectangle_4, "unique-rectangle-4", "unique rectangle, type 4",
                  "ユニーク長方形 タイプ4", "唯一矩形 类型4", true},
    TechniqueInfo{T::unique_loop_1, "unique-loop-1", "unique loop, type 1",
                  "ユニークループ タイプ1", "唯一环 类型1", true},
    TechniqueInfo{T::unique_loop_2, "unique-loop-2", "unique loop, type 2",
                  "ユニークループ タイプ2", "唯一环 类型2", true},
    TechniqueInfo{T::unique_loop_3, "unique-loop-3", "unique loop, type 3",
                  "ユニークループ タイプ3", "唯一环 类型3", true},
    TechniqueInfo{T::unique_loop_4, "unique-loop-4", "unique loop, type 4",
                  "ユニークループ タイプ4", "唯一环 类型4", true},
    TechniqueInfo{T::naked_quad, "naked-quad", "naked quad", "4国同盟", "显性四数组"},
    TechniqueInfo{T::jellyfish, "jellyfish", "jellyfish", "ジェリーフィッシュ", "四链列"},
    TechniqueInfo{T::hidden_quad, "hidden-quad", "hidden quad", "隠れ4国同盟", "隐性四数组"},
    TechniqueInfo{T::bug_1, "bug-1", "BUG, type 1", "BUG タイプ1", "全双值格致死解法 类型1", true},
    TechniqueInfo{T::bug_2, "bug-2", "BUG, type 2", "BUG タイプ2", "全双值格致死解法 类型2", true},
    TechniqueInfo{T::bug_3, "bug-3", "BUG, type 3", "BUG タイプ3", "全双值格致死解法 类型3", true},
    TechniqueInfo{T::bug_4, "bug-4", "BUG, type 4", "BUG タイプ4", "全双值格致死解法 类型4", true},
    TechniqueInfo{T::aligned_pair_exclusion, "aligned-pair-exclusion", "aligned pair exclusion",
                  "整列ペア除外", "同区数对排除法"},
    TechniqueInfo{T::x_cycle, "x-cycle", "X-cycle", "Xサイクル", "X 环"},
    TechniqueInfo{T::y_cycle, "y-cycle", "Y-cycle", "Yサイクル", "Y 环"},
    TechniqueInfo{T::xy_cycle, "xy-cycle", "XY-cycle", "XYサイクル", "XY 环"},
    TechniqueInfo{T::x_chain, "x-chain", "X-chain", "Xチェーン", "X 链"},
    TechniqueInfo{T::forcing_chain, "forcing-chain", "forcing chain", "強制チェーン", "强制链"},
    TechniqueInfo{T::aligned_triple_exclusion, "aligned-triple-exclusion",
                  "aligned triple exclusion", "整列トリプル除外", "同区三数组排除法"},
    TechniqueInfo{T::nishio, "nishio", "nishio", "西尾の仮定法", "西尾强制链"},
    TechniqueInfo{T::cell_forcing_chains, "cell-forcing-chains", "cell forcing chains",
                  "セル強制チェーン", "单元格强制链"},
    TechniqueInfo{T::house_forcing_chains, "house-forcing-chains", "house forcing chains",
                  "ハウス強制チェーン", "区域强制链"},
    TechniqueInfo{T::dynamic_contradiction, "dynamic-contradiction",
                  "dynamic contradiction forcing chains", "動的矛盾強制チェーン", "动态矛盾强制链"},
    TechniqueInfo{T::dynamic_double, "dynamic-double", "dynamic double forcing chains",
                  "動的二重強制チェーン", "动态双向强制链"},
    TechniqueInfo{T::dynamic_cell, "dynamic-cell", "dynamic cell forcing chains",
                  "動的セル強制チェーン", "动态单元格强制链"},
    TechniqueInfo{T::dynamic_house, "dynamic-house", "dynamic house forcing chains",
                  "動的ハウス強制チェーン", "动态区域强制链"},
};

} // namespace

const TechniqueInfo &info(Technique technique) {
    return table[static_cast<std::size_t>(technique)];
}

std::span<const TechniqueInfo> techniques() { return table; }

std::optional<Technique> technique_named(std::string_view key) {
    const auto *const row = std::ranges::find(table, key, &TechniqueInfo::key);
    return row == table.end() ? std::nullopt : std::optional(row->technique);
}

} // namespace dokushin
