// Steps in Japanese. 行 are rows, 列 columns, ブロック boxes, マス cells, 候補 candidates.
#include "logic/tell/phrases.h"

namespace dokushin::logic {
namespace {

using T = Technique;

std::string_view japanese_sentence(Technique technique) {
    switch (technique) {
    case T::last_digit:
        return "{house}の空きマスは{cell}だけなので、{result} に決まります。";
    case T::hidden_single:
        return "{house}で{digits}が入るマスは1つしか残っていません。{result} に決まります。";
    case T::naked_single:
        return "{cell}の候補は1つしか残っていません。{result} に決まります。";
    case T::direct_pointing:
    case T::direct_claiming:
        return "{house}の{digits}の候補({cells})はすべて{other}にあるため、{third}で{digits}"
               "が入るマスは1つだけになります。{result} に決まります。";
    case T::direct_hidden_pair:
    case T::direct_hidden_triple:
        return "{house}で{digits}が入るのは{cells}"
               "だけなので、別の数字の入るマスが1つに絞られます。{result} に決まります。";
    case T::pointing:
    case T::claiming:
        return "{house}の{digits}の候補({cells})はすべて{other}にあるため、{other}の残りのマスから{"
               "digits}を除外できます。{result}";
    case T::naked_pair:
    case T::naked_triple:
    case T::naked_quad:
        return "{cells}には{digits}しか入らないため、{house}の他のマスからこれらを除外できます。{"
               "result}";
    case T::hidden_pair:
    case T::hidden_triple:
    case T::hidden_quad:
        return "{house}で{digits}が入るのは{cells}"
               "だけなので、これらのマスから他の候補を除外できます。{result}";
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
        return "{bases}では{digits}の候補が{covers}にしかないため、{covers}の残りのマスから{digits}"
               "を除外できます。{result}";
    case T::xy_wing:
        return "{cell}がどちらの数字でも{extra}のどちらかは{extras}"
               "になるため、両方から見えるマスの{extras}を除外できます。{result}";
    case T::xyz_wing:
        return "{cells}のどれかは必ず{extras}になるため、すべてから見えるマスの{extras}"
               "を除外できます。{result}";
    case T::unique_rectangle_1:
    case T::unique_loop_1:
        return "解が1つであることを使います。{extra}も{digits}だけになると、{cells}"
               "で2つの数字を入れ替えた別解ができてしまいます。{result}";
    case T::unique_rectangle_2:
    case T::unique_loop_2:
        return "解が1つであることを使います。{cells}で{digits}が入れ替え可能にならないよう、{extra}"
               "のどれかは{extras}です。{result}";
    case T::unique_rectangle_3:
    case T::unique_loop_3:
        return "解が1つであることを使います。{cells}で{digits}"
               "が入れ替え可能にならないよう、余分な候補を1マスとみなすと、{extra}とあわせて{house}"
               "で{extras}の組ができます。{result}";
    case T::unique_rectangle_4:
    case T::unique_loop_4:
        return "解が1つであることを使います。{house}の{extras}は{extra}のどちらかに入るので、{"
               "cells}で{digits}が入れ替え可能にならないよう、もう一方の数字を除外できます。{"
               "result}";
    case T::bug_1:
        return "{cell}の{extras}がなければ、空きマスの候補がすべて2つになり解が1つに決まりません。{"
               "result}";
    case T::bug_2:
        return "{extra}の{extras}がなければ解が1つに決まりません。よってどれかは{extras}です。{"
               "result}";
    case T::bug_3:
        return "解が1つに決まるためには{extra}のどれかに{extras}のどれかが入ります。{cells}"
               "とあわせて{house}で{digits}の組ができます。{result}";
    case T::bug_4:
        return "{extra}の一方は{digits}で、解が1つに決まるためにはもう一方に{extras}"
               "のどれかが入ります。{result}";
    case T::aligned_pair_exclusion:
    case T::aligned_triple_exclusion:
        return "{cells}"
               "の候補の組み合わせのうち、共通して見えるマスの候補をなくさないものだけが残ります。"
               "どの組み合わせにも現れない候補を除外できます。{result}";
    case T::x_cycle:
    case T::y_cycle:
    case T::xy_cycle:
        return "{cells}"
               "を通る輪では候補が交互に真になります。隣り合う2つの両方から見える候補を除外できます"
               "。{result}";
    case T::forcing_x_chain:
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
    case T::locked_pair:
    case T::locked_triple:
        return "{cells}には{digits}しか入らず、{house}にも{other}"
               "にも属するため、両方の他のマスからこれらを除外できます。{result}";
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
        return "{extra}を除けば、{bases}の{digits}の候補は{covers}"
               "にしかありません。その形が成り立つか、{one_extra}が{digits}"
               "になるかなので、どちらの場合にも消える候補を除外できます。{result}";
    case T::skyscraper:
    case T::two_string_kite:
    case T::turbot_fish:
        return "{house}と{other}では{digits}の入るマスが2つずつ（{cells}"
               "）あり、内側の端どうしは互いに見えています。外側の端のどちらかは{digits}"
               "なので、両方から見えるマスの{digits}を除外できます。{result}";
    case T::empty_rectangle:
        return "{house}の{digits}の候補（{cells}）は1つの行と1つの列にしかなく、{other}では{extra}"
               "にしか入りません。どちらの場合も、{third}"
               "上で外側の端から見えるマスには入りません。{result}";
    case T::w_wing:
        return "{cells}は同じ2つの候補を持ちます。{house}で{digits}が入るのは{extra}だけなので、{"
               "cells}のどちらかは{digits}ではなく{extras}になります。{result}";
    case T::wxyz_wing:
    case T::vwxyz_wing:
        return "{cells}のマスの数は{digits}の数字の数と同じで、{extras}"
               "以外はそこに1回しか入りません。よってどれかは{extras}"
               "になり、そのすべての候補から見えるマスの{extras}を除外できます。{result}";
    case T::simple_colors_trap:
        return "{digits}は、{cells}に入るか{extra}に入るかのどちらかです。両方の色から見えるマスの{"
               "digits}を除外できます。{result}";
    case T::simple_colors_wrap:
        return "{digits}は、{cells}に入るか{extra}"
               "に入るかのどちらかです。同じ色の2マスが互いに見えるため、その色は偽です。{result}";
    case T::multi_colors_1:
        return "{digits}の2つの連鎖をそれぞれ2色に塗り分けます（{groups}"
               "）。一方の色と他方の色が互いに見えるため、その反対の色のどちらかは真です。両方から"
               "見えるマスの{digits}を除外できます。{result}";
    case T::multi_colors_2:
        return "{digits}の2つの連鎖をそれぞれ2色に塗り分けます（{groups}"
               "）。一方の色は他方の両方の色から見え、そのどちらかは真なので、この色は偽です。{"
               "result}";
    case T::medusa:
        return "{digits}の候補を、一方がすべて真で他方がすべて偽になる2色に塗り分けます（{groups}"
               "）。両方の色から消える候補、または自己矛盾する色を除外できます。{result}";
    case T::unique_rectangle_5:
        return "解が1つであることを使います。{cells}で{digits}が入れ替え可能にならないよう、{extra}"
               "のどれかは{extras}です。{result}";
    case T::unique_rectangle_6:
        return "解が1つであることを使います。平行な2行（2列）で{extras}は長方形{cells}"
               "にしか入らず、{extra}に入ると{digits}が入れ替え可能になってしまいます。{result}";
    case T::hidden_rectangle:
        return "解が1つであることを使います。{extra}の行と列で{extras}は長方形{cells}"
               "にしか入りません。{extra}に{digits}"
               "のもう一方が入ると2つが入れ替え可能になってしまいます。{result}";
    case T::avoidable_rectangle_1:
        return "解が1つであることを使います。{cells}に最初からの数字はありません。{extra}"
               "に4つ目の数字が入ると{digits}が入れ替え可能になってしまいます。{result}";
    case T::avoidable_rectangle_2:
        return "解が1つであることを使います。{cells}に最初からの数字はありません。{digits}"
               "が入れ替え可能にならないよう、{extra}のどちらかは{extras}です。{result}";
    case T::extended_rectangle:
        return "解が1つであることを使います。{cells}が{digits}"
               "だけになると2つの並びを入れ替えた別解ができてしまうため、{extra}"
               "には別の数字が入ります。{result}";
    case T::remote_pair:
        return "{cells}には{digits}が交互に入るため、両端には1つずつ入ります。両端から見えるマスの{"
               "digits}を除外できます。{result}";
    case T::x_chain:
    case T::xy_chain:
    case T::aic:
    case T::grouped_aic:
    case T::discontinuous_nice_loop:
    case T::grouped_discontinuous_nice_loop:
        return "最初が偽なら最後が真になるので、両端のどちらかは真です。両方と両立しない候補を除外"
               "できます。{result}";
    case T::continuous_nice_loop:
    case T::grouped_continuous_nice_loop:
        return "チェーンが閉じて輪になります。同時に真になれない隣どうしのどちらか一方は必ず真なの"
               "で、両方と両立しない候補を除外できます。{result}";
    case T::als_xz:
    case T::als_xy_wing:
    case T::als_chain:
        return "ALS（ほぼ確定した組）{groups}。隣どうしは{extras}"
               "を共有し、どちらか一方にしか入りません。よって{digits}は両端のどちらかに入ります。{"
               "result}";
    case T::death_blossom:
        return "{cell}が{extras}のどれであっても、ALS {groups} "
               "のどれかがその数字を失って確定します。よって{digits}はそのどれかに入ります。{"
               "result}";
    case T::sue_de_coq:
        return "{groups} "
               "のマスの数は数字（{digits}）の数と同じで、どの数字も{house}か{other}"
               "の中で1回しか入りません。よって、そこで確定した数字を両方の他のマスから除外できます"
               "。{result}";
    case T::junior_exocet:
        return "{cells}には{digits}のうち2つが入ります。ターゲット{extra}"
               "とベースの隣のマスを通る3つの列（行）では、バンドの外でこれらは多くても2回しか入ら"
               "ないため、{extra}にも同じ2つが入ります。{result}";
    case T::sk_loop:
        return "輪をなす16マス（{groups}"
               "）は、行・列とブロックで交互に合わせて16個の数字を共有します。どの数字も共有する場"
               "所で使われます。{result}";
    case T::template_set:
        return "盤面全体に{digits}を置くどの方法でも、これらのマスに入ります。{result}";
    case T::template_delete:
        return "盤面全体に{digits}を置くどの方法でも、これらのマスには入りません。{result}";
    case T::two_strong_links:
    case T::three_strong_links:
    case T::four_strong_links:
        return "{bases}のそれぞれで{digits}はどちらかの端（{groups}）に入り、{covers}"
               "のそれぞれで出会う端の{digits}"
               "は多くても1つです。よって外側の両端（環になる場合は出会う端の両方）から見えるマスの"
               "{digits}を除外できます。{result}";
    case T::set_wxyz_wing:
    case T::set_vwxyz_wing:
    case T::set_uvwxyz_wing:
    case T::set_tuvwxyz_wing:
        return "{groups}のうち{extras}が入るのはどちらか一方の組だけです。よって{digits}"
               "は2つの組の中に必ず残ります。{result}";
    case T::dual_two_string_kite:
    case T::dual_empty_rectangle:
    case T::siamese_fish:
    case T::siamese_franken_fish:
    case T::siamese_mutant_fish:
        return "同じ部分から始まる{digits}"
               "の形が2つあります。どちらもそれだけで成り立つので、両方が除外す"
               "る候補をまとめて除外できます。{result}";
    case T::kraken_fish_1:
        return "{extra}を除けば、{bases}の{digits}の候補は{covers}"
               "にしかありません。その形が成り立てば候補は消え、{one_extra}が{digits}"
               "なら、そこからのチェーンで同じ候補が消えます。{result}";
    case T::kraken_fish_2:
        return "{extra}を除けば、{bases}の{digits}の候補は{covers}にしかありません。{one_extra}が{"
               "digits}になるか、{other}の{digits}が{bases}"
               "に入るかで、そのどのマスからのチェーンでも同じ候補が消えます。{result}";
    case T::trial_and_error:
        return "どのテクニックでも先に進めないため、論理ではなく解の数字を入れます。{result}";
    }
    return {};
}

} // namespace

const Phrases japanese{
    .houses = {"{}行目", "{}列目", "ブロック{}", "領域{}", "対角線{}", "ウィンドウ{}",
               "同位置グループ{}", "中央グループ"},
    .list_comma = "、",
    .list_and = "、",
    .one_of = "{}のどれか",
    .sentences = japanese_sentence,
    .look_at = "{house}を見てください。",
    .look_for = "{digits}の候補を見てください。",
    .branch_if = "{start} と仮定すると:",
    .link_from = "  ({n}) {parents} → {link} ({why})",
    .assumed = "仮定",
    .cell_full = "1マスに入る数字は1つ",
    .house_full = "{house}に同じ数字は1つ",
    .last_in_cell = "マスの最後の候補",
    .last_in_house = "{house}で最後の場所",
    .almost_locked = "そうでないと{cells}の数字が足りない",
    .by_technique = "{technique}による",
    .by_nested = "内側の{technique}による",
};

} // namespace dokushin::logic
