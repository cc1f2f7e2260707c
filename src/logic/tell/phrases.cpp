// The phrases in each language.
//
// Japanese: 行 are rows, 列 columns, ブロック boxes, マス cells, 候補 candidates.
// Chinese, simplified: 行 are rows, 列 columns, 宫 boxes, 单元格 cells, 候选数 candidates.
#include "logic/tell/phrases.h"

namespace dokushin::logic {
namespace {

constexpr Phrases english{
    .houses = {"row {}", "column {}", "box {}", "region {}", "diagonal {}", "window {}",
               "disjoint group {}", "the centre dots"},
    .several_houses = {"rows {}", "columns {}", "boxes {}", "regions {}", "diagonals {}",
                       "windows {}", "disjoint groups {}", "the centre dots"},
    .ordinal_comma = ", ",
    .ordinal_and = " and ",
    .kinds_and = " and ",
    .list_comma = ", ",
    .list_and = " and ",
    .list_or = " or ",
    .list_results = "; ",
    .one_of = "one of {}",
    .colon = ": ",
    .choice = "{combination} for the {which}",
    .choices = "; ",
    .choices_and = "; and ",
    .rest_at = "other cells ({cells}, total {n})",
    .rule_at = "{name} at {cells}",
    .no_digit = "{cell} would have no digit left",
    .no_place = "{house} would have no place left for {digits}",
    .no_filling = "the {rule} couldn't be satisfied",
    .look_at = "Look at {house}.",
    .look_at_rule = "Look at the {rule}.",
    .look_for = "Look at the candidates of {digits}.",
    .branch_if = "If {start}:",
    .link_from = "  ({n}) {parents} → {link} ({why})",
    .assumed = "assumed",
    .cell_full = "a cell holds one digit",
    .house_full = "{house} holds it once",
    .last_in_cell = "the last candidate of the cell",
    .last_in_house = "the last place in {house}",
    .by_rule = "no room for it in the {rule}",
    .last_by_rule = "else the {rule} can't be filled",
    .almost_locked = "else {cells} have too few digits",
    .by_technique = "by a {technique}",
    .by_nested = "by a nested {technique}",
};

constexpr Phrases japanese{
    .houses = {"{}行目", "{}列目", "ブロック{}", "領域{}", "対角線{}", "ウィンドウ{}",
               "同位置グループ{}", "中央グループ"},
    .several_houses = {"{}行目", "{}列目", "ブロック{}", "領域{}", "対角線{}", "ウィンドウ{}",
                       "同位置グループ{}", "中央グループ"},
    .ordinal_comma = "・",
    .ordinal_and = "・",
    .kinds_and = "と",
    .list_comma = "、",
    .list_and = "、",
    .list_or = "か",
    .list_results = "、",
    .one_of = "{}のどれか",
    .colon = "：",
    .choice = "{which}には{combination}",
    .choices = "が残り、",
    .choices_and = "が残り、",
    .rest_at = "残りのマス（{cells}、合計{n}）",
    .rule_at = "{cells}の{name}",
    .no_digit = "{cell}に入る数字がなくなります",
    .no_place = "{house}に{digits}の入るマスがなくなります",
    .no_filling = "{rule}を満たせなくなります",
    .look_at = "{house}を見てください。",
    .look_at_rule = "{rule}を見てください。",
    .look_for = "{digits}の候補を見てください。",
    .branch_if = "{start} と仮定すると:",
    .link_from = "  ({n}) {parents} → {link} ({why})",
    .assumed = "仮定",
    .cell_full = "1マスに入る数字は1つ",
    .house_full = "{house}に同じ数字は1つ",
    .last_in_cell = "マスの最後の候補",
    .last_in_house = "{house}で最後の場所",
    .by_rule = "{rule}に入らない",
    .last_by_rule = "そうでないと{rule}を満たせない",
    .almost_locked = "そうでないと{cells}の数字が足りない",
    .by_technique = "{technique}による",
    .by_nested = "内側の{technique}による",
};

constexpr Phrases chinese{
    .houses = {"第{}行", "第{}列", "第{}宫", "第{}区", "第{}条对角线", "第{}个窗口", "第{}个同位组",
               "中心点组"},
    .several_houses = {"第{}行", "第{}列", "第{}宫", "第{}区", "第{}条对角线", "第{}个窗口",
                       "第{}个同位组", "中心点组"},
    .ordinal_comma = "、",
    .ordinal_and = "、",
    .kinds_and = "和",
    .list_comma = "、",
    .list_and = "、",
    .list_or = " 或 ",
    .list_results = "、",
    .one_of = "{} 之一",
    .colon = "：",
    .choice = "{which}只剩 {combination}",
    .choices = "；",
    .choices_and = "；",
    .rest_at = "其余各格（{cells}，和为 {n}）",
    .rule_at = "{cells} 处{name}",
    .no_digit = " {cell} 无数可填",
    .no_place = "{house}中 {digits} 无处可填",
    .no_filling = " {rule}无法满足",
    .look_at = "请看{house}。",
    .look_at_rule = "请看 {rule}。",
    .look_for = "请看 {digits} 的候选数。",
    .branch_if = "假设 {start}：",
    .link_from = "  ({n}) {parents} → {link}（{why}）",
    .assumed = "假设",
    .cell_full = "一个单元格只能填一个数",
    .house_full = "{house}中该数只能出现一次",
    .last_in_cell = "单元格的最后一个候选数",
    .last_in_house = "{house}中的最后一个位置",
    .by_rule = "{rule}容不下它",
    .last_by_rule = "否则{rule}无法满足",
    .almost_locked = "否则 {cells} 的候选数不够",
    .by_technique = "由{technique}得出",
    .by_nested = "由内层的{technique}得出",
};

} // namespace

const Phrases &phrases_of(Language language) {
    return language == Language::japanese  ? japanese
           : language == Language::chinese ? chinese
                                           : english;
}

} // namespace dokushin::logic
