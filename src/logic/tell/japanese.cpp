// Steps in Japanese. 行 are rows, 列 columns, ブロック boxes, マス cells, 候補 candidates.
#include "logic/tell/phrases.h"

namespace dokushin::logic {
namespace {

using T = Technique;

std::string_view sentence(Technique technique) {
    switch (technique) {
    case T::last_digit:
        return "{house}の空きマスは{cell}だけなので、{result} に決まります。";
    case T::hidden_single:
        return "{house}で{digits}が入るマスは1つしか残っていません。{result} に決まります。";
    case T::naked_single:
        return "{cell}の候補は1つしか残っていません。{result} に決まります。";
    case T::direct_pointing:
    case T::direct_claiming:
        return "{house}の{digits}の候補({cells})はすべて{other}にあるため、{third}で{digits}が入る"
               "マスは1つだけになります。{result} に決まります。";
    case T::direct_hidden_pair:
    case T::direct_hidden_triple:
        return "{house}で{digits}が入るのは{cells}だけなので、別の数字の入るマスが1つに絞られます。"
               "{result} に決まります。";
    case T::pointing:
    case T::claiming:
        return "{house}の{digits}の候補({cells})はすべて{other}にあるため、{other}の残りのマスから"
               "{digits}を除外できます。{result}";
    case T::naked_pair:
    case T::naked_triple:
    case T::naked_quad:
        return "{cells}には{digits}しか入らないため、{house}の他のマスからこれらを除外できます。"
               "{result}";
    case T::hidden_pair:
    case T::hidden_triple:
    case T::hidden_quad:
        return "{house}で{digits}が入るのは{cells}"
               "だけなので、これらのマスから他の候補を除外できます。"
               "{result}";
    case T::x_wing:
    case T::swordfish:
    case T::jellyfish:
        return "{bases}では{digits}の候補が{covers}にしかないため、{covers}の残りのマスから{digits}"
               "を"
               "除外できます。{result}";
    case T::xy_wing:
        return "{cell}がどちらの数字でも{extra}のどちらかは{extras}になるため、両方から見えるマスの"
               "{extras}を除外できます。{result}";
    case T::xyz_wing:
        return "{cells}のどれかは必ず{extras}になるため、すべてから見えるマスの{extras}"
               "を除外できます。"
               "{result}";
    case T::unique_rectangle_1:
    case T::unique_loop_1:
        return "解が1つであることを使います。{extra}も{digits}だけになると、{cells}で2つの数字を"
               "入れ替えた別解ができてしまいます。{result}";
    case T::unique_rectangle_2:
    case T::unique_loop_2:
        return "解が1つであることを使います。{cells}で{digits}が入れ替え可能にならないよう、{extra}"
               "の"
               "どれかは{extras}です。{result}";
    case T::unique_rectangle_3:
    case T::unique_loop_3:
        return "解が1つであることを使います。{cells}で{digits}"
               "が入れ替え可能にならないよう、余分な候補を"
               "1マスとみなすと、{extra}とあわせて{house}で{extras}の組ができます。{result}";
    case T::unique_rectangle_4:
    case T::unique_loop_4:
        return "解が1つであることを使います。{house}の{extras}は{extra}のどちらかに入るので、{"
               "cells}で"
               "{digits}が入れ替え可能にならないよう、もう一方の数字を除外できます。{result}";
    case T::bug_1:
        return "{cell}の{extras}がなければ、空きマスの候補がすべて2つになり解が1つに決まりません。"
               "{result}";
    case T::bug_2:
        return "{extra}の{extras}がなければ解が1つに決まりません。よってどれかは{extras}です。{"
               "result}";
    case T::bug_3:
        return "解が1つに決まるためには{extra}のどれかに{extras}のどれかが入ります。{cells}"
               "とあわせて"
               "{house}で{digits}の組ができます。{result}";
    case T::bug_4:
        return "{extra}の一方は{digits}で、解が1つに決まるためにはもう一方に{extras}"
               "のどれかが入ります。"
               "{result}";
    case T::aligned_pair_exclusion:
    case T::aligned_triple_exclusion:
        return "{cells}"
               "の候補の組み合わせのうち、共通して見えるマスの候補をなくさないものだけが残ります。"
               "どの組み合わせにも現れない候補を除外できます。{result}";
    case T::x_cycle:
    case T::y_cycle:
    case T::xy_cycle:
        return "{cells}を通る輪では候補が交互に真になります。隣り合う2つの両方から見える候補を除外"
               "できます。{result}";
    case T::x_chain:
    case T::forcing_chain:
        return "仮定からその反対が導かれます。{result}";
    case T::nishio:
    case T::dynamic_contradiction:
        return "仮定すると、ある候補が真にも偽にもなって矛盾します。{result}";
    case T::cell_forcing_chains:
    case T::dynamic_cell:
        return "{cell}にどの数字が入っても同じ結論になります。{result}";
    case T::house_forcing_chains:
    case T::dynamic_house:
        return "{house}の{digits}がどのマスに入っても同じ結論になります。{result}";
    case T::dynamic_double:
        return "{cell}が{digits}でもそうでなくても同じ結論になります。{result}";
    }
    return {};
}

} // namespace

const Phrases japanese{
    .houses = {"{}行目", "{}列目", "ブロック{}", "領域{}", "対角線{}", "ウィンドウ{}",
               "同位置グループ{}", "中央グループ"},
    .list_comma = "、",
    .list_and = "、",
    .sentences = sentence,
    .look_at = "{house}を見てください。",
    .look_at_cells = "{cells}を見てください。",
    .look_for = "{digits}の候補を見てください。",
    .branch_if = "{start} と仮定すると:",
    .link_from = "  ({n}) {parents} → {link} ({why})",
    .assumed = "仮定",
    .cell_full = "1マスに入る数字は1つ",
    .house_full = "{house}に同じ数字は1つ",
    .last_in_cell = "マスの最後の候補",
    .last_in_house = "{house}で最後の場所",
    .by_technique = "{technique}による",
    .by_nested = "内側の{technique}による",
};

} // namespace dokushin::logic
