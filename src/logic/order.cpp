#include "logic/order.h"

#include "logic/finders/in_hodoku_order.h"

#include <algorithm>
#include <array>

namespace dokushin::logic {
namespace {

using T = Technique;

constexpr std::array explainer_order{
    Row{find_singles, T::last_digit, T::hidden_single},
    Row{find_direct_locked, T::direct_pointing, T::direct_claiming},
    Row{find_direct_hidden_subsets<2>, T::direct_hidden_pair, T::direct_hidden_pair},
    Row{find_naked_singles, T::naked_single, T::naked_single},
    Row{find_direct_hidden_subsets<3>, T::direct_hidden_triple, T::direct_hidden_triple},
    Row{find_locked, T::pointing, T::claiming},
    Row{find_naked_subsets<2, Room::half>, T::naked_pair, T::naked_pair},
    Row{find_fish<2>, T::x_wing, T::x_wing},
    Row{find_hidden_subsets<2, Room::half>, T::hidden_pair, T::hidden_pair},
    Row{find_naked_subsets<3, Room::half>, T::naked_triple, T::naked_triple},
    Row{find_fish<3>, T::swordfish, T::swordfish},
    Row{find_hidden_subsets<3, Room::half>, T::hidden_triple, T::hidden_triple},
    Row{find_xy_wings, T::xy_wing, T::xy_wing},
    Row{find_xyz_wings, T::xyz_wing, T::xyz_wing},
    Row{find_unique_loops<Habits::explainer>, T::unique_rectangle_1, T::unique_loop_4},
    Row{find_naked_subsets<4, Room::half>, T::naked_quad, T::naked_quad},
    Row{find_fish<4>, T::jellyfish, T::jellyfish},
    Row{find_hidden_subsets<4, Room::half>, T::hidden_quad, T::hidden_quad},
    Row{find_bug<Habits::explainer>, T::bug_1, T::bug_4},
    Row{find_aligned_pairs, T::aligned_pair_exclusion, T::aligned_pair_exclusion},
    Row{find_chains, T::x_cycle, T::forcing_chain},
    Row{find_aligned_triples, T::aligned_triple_exclusion, T::aligned_triple_exclusion},
    Row{find_nishio, T::nishio, T::nishio},
    Row{find_multiple_chains, T::cell_forcing_chains, T::house_forcing_chains},
    Row{find_dynamic_chains<0>, T::dynamic_contradiction, T::dynamic_house, 0},
    Row{find_dynamic_chains<1>, T::dynamic_contradiction, T::dynamic_house, 1},
    Row{find_dynamic_chains<2>, T::dynamic_contradiction, T::dynamic_house, 2},
    Row{find_dynamic_chains<3>, T::dynamic_contradiction, T::dynamic_house, 3},
    Row{find_dynamic_chains<4>, T::dynamic_contradiction, T::dynamic_house, 4},
    Row{find_dynamic_chains<5>, T::dynamic_contradiction, T::dynamic_house, 5},
    Row{find_dynamic_chains<6>, T::dynamic_contradiction, T::dynamic_house, 6},
    Row{find_dynamic_chains<7>, T::dynamic_contradiction, T::dynamic_house, 7},
};

/// HoDoKu's default steps (sudoku/Options.java).
constexpr std::array hodoku_order{
    // Singles stand before these, in the order in which they arise (singles_queue.h).
    Row{find_locked_subsets<2>, T::locked_pair, T::locked_pair},
    Row{find_locked_subsets<3>, T::locked_triple, T::locked_triple},
    Row{find_locked_by_house, T::pointing, T::pointing},
    Row{find_locked_by_house, T::claiming, T::claiming},
    Row{find_naked_subsets<2, Room::any>, T::naked_pair, T::naked_pair},
    Row{find_naked_subsets<3, Room::any>, T::naked_triple, T::naked_triple},
    Row{find_hidden_subsets<2, Room::any>, T::hidden_pair, T::hidden_pair},
    Row{find_hidden_subsets<3, Room::any>, T::hidden_triple, T::hidden_triple},
    Row{find_naked_subsets<4, Room::any>, T::naked_quad, T::naked_quad},
    Row{find_hidden_subsets<4, Room::any>, T::hidden_quad, T::hidden_quad},
    Row{find_fish_by_digit<2>, T::x_wing, T::x_wing},
    Row{find_fish_by_digit<3>, T::swordfish, T::swordfish},
    Row{find_fish_by_digit<4>, T::jellyfish, T::jellyfish},
    Row{find_remote_pairs, T::remote_pair, T::remote_pair, 0, true},
    Row{find_bug<Habits::explainer>, T::bug_1, T::bug_1},
    Row{find_links_rows_first, T::skyscraper, T::skyscraper},
    Row{find_links_rows_first, T::two_string_kite, T::two_string_kite},
    Row{find_links_rows_first, T::turbot_fish, T::turbot_fish, 0, true},
    Row{find_empty_rectangles, T::empty_rectangle, T::empty_rectangle},
    Row{find_w_wings, T::w_wing, T::w_wing},
    Row{find_xy_wings_by_cells, T::xy_wing, T::xy_wing},
    Row{find_xyz_wings_by_cells, T::xyz_wing, T::xyz_wing},
    Row{find_rectangles, T::unique_rectangle_1, T::unique_rectangle_1},
    Row{find_rectangles, T::unique_rectangle_2, T::unique_rectangle_2},
    Row{find_rectangles, T::unique_rectangle_3, T::unique_rectangle_3},
    Row{find_rectangles, T::unique_rectangle_4, T::unique_rectangle_4},
    Row{find_rectangles, T::unique_rectangle_5, T::unique_rectangle_5},
    Row{find_rectangles, T::unique_rectangle_6, T::unique_rectangle_6},
    Row{find_rectangles, T::hidden_rectangle, T::hidden_rectangle},
    Row{find_rectangles, T::avoidable_rectangle_1, T::avoidable_rectangle_1},
    Row{find_rectangles, T::avoidable_rectangle_2, T::avoidable_rectangle_2},
    Row{find_finned_fish<2>, T::finned_x_wing, T::finned_x_wing},
    Row{find_finned_fish<2>, T::sashimi_x_wing, T::sashimi_x_wing},
    Row{find_finned_fish<3>, T::finned_swordfish, T::finned_swordfish},
    Row{find_finned_fish<3>, T::sashimi_swordfish, T::sashimi_swordfish},
    Row{find_finned_fish<4>, T::finned_jellyfish, T::finned_jellyfish},
    Row{find_finned_fish<4>, T::sashimi_jellyfish, T::sashimi_jellyfish},
    Row{find_sue_de_coqs, T::sue_de_coq, T::sue_de_coq},
    Row{find_simple_colors, T::simple_colors_trap, T::simple_colors_wrap, 0, true},
    Row{find_multi_colors, T::multi_colors_1, T::multi_colors_2, 0, true},
    Row{find_x_chains, T::x_chain, T::x_chain, 0, true},
    Row{find_xy_chains, T::xy_chain, T::xy_chain, 0, true},
    Row{find_nice_loops, T::continuous_nice_loop, T::aic, 0, true},
    Row{find_grouped_nice_loops, T::grouped_continuous_nice_loop, T::grouped_aic, 0, true},
    Row{find_als_xz, T::als_xz, T::als_xz, 0, true},
    Row{find_als_xy_wings, T::als_xy_wing, T::als_xy_wing, 0, true},
    Row{find_als_chains, T::als_chain, T::als_chain, 0, true},
    Row{find_franken_fish<2>, T::franken_x_wing, T::franken_x_wing},
    Row{find_franken_fish<3>, T::franken_swordfish, T::franken_swordfish},
    Row{find_franken_fish<2>, T::finned_franken_x_wing, T::finned_franken_x_wing},
    Row{find_franken_fish<3>, T::finned_franken_swordfish, T::finned_franken_swordfish},
    Row{find_tabled_chains, T::nishio, T::house_forcing_chains},
    Row{find_tabled_nets, T::dynamic_contradiction, T::dynamic_house},
    Row{find_by_trial, T::trial_and_error, T::trial_and_error},
};

/// SukakuExplainer 1.18.1's default settings (solver/Solver.java).
constexpr std::array sukaku_order{
    Row{find_singles, T::last_digit, T::hidden_single},
    Row{find_direct_locked, T::direct_pointing, T::direct_claiming},
    Row{find_direct_hidden_subsets<2>, T::direct_hidden_pair, T::direct_hidden_pair},
    Row{find_naked_singles, T::naked_single, T::naked_single},
    Row{find_direct_hidden_subsets<3>, T::direct_hidden_triple, T::direct_hidden_triple},
    Row{find_locked, T::pointing, T::claiming},
    Row{find_naked_subsets<2, Room::half>, T::naked_pair, T::naked_pair},
    Row{find_fish<2>, T::x_wing, T::x_wing},
    Row{find_hidden_subsets<2, Room::half>, T::hidden_pair, T::hidden_pair},
    Row{find_naked_subsets<3, Room::half>, T::naked_triple, T::naked_triple},
    Row{find_fish<3>, T::swordfish, T::swordfish},
    Row{find_hidden_subsets<3, Room::half>, T::hidden_triple, T::hidden_triple},
    Row{find_strong_link_chains<2>, T::two_strong_links, T::two_strong_links},
    Row{find_xy_wings, T::xy_wing, T::xy_wing},
    Row{find_xyz_wings, T::xyz_wing, T::xyz_wing},
    Row{find_unique_loops<Habits::sukaku>, T::unique_rectangle_1, T::unique_loop_4},
    Row{find_naked_subsets<4, Room::half>, T::naked_quad, T::naked_quad},
    Row{find_fish<4>, T::jellyfish, T::jellyfish},
    Row{find_hidden_subsets<4, Room::half>, T::hidden_quad, T::hidden_quad},
    Row{find_strong_link_chains<3>, T::three_strong_links, T::three_strong_links},
    Row{find_set_wings<4>, T::set_wxyz_wing, T::set_wxyz_wing},
    Row{find_bug<Habits::sukaku>, T::bug_1, T::bug_4},
    Row{find_strong_link_chains<4>, T::four_strong_links, T::four_strong_links},
    Row{find_set_wings<5>, T::set_vwxyz_wing, T::set_vwxyz_wing},
    Row{find_aligned_pairs, T::aligned_pair_exclusion, T::aligned_pair_exclusion},
    Row{find_set_wings<6>, T::set_uvwxyz_wing, T::set_uvwxyz_wing},
    Row{find_chains, T::x_cycle, T::forcing_chain},
    Row{find_set_wings<7>, T::set_tuvwxyz_wing, T::set_tuvwxyz_wing},
    Row{find_aligned_triples, T::aligned_triple_exclusion, T::aligned_triple_exclusion},
    Row{find_nishio, T::nishio, T::nishio},
    Row{find_multiple_chains, T::cell_forcing_chains, T::house_forcing_chains},
    Row{find_dynamic_chains<0>, T::dynamic_contradiction, T::dynamic_house, 0},
    Row{find_dynamic_chains<1>, T::dynamic_contradiction, T::dynamic_house, 1},
    Row{find_dynamic_chains<2>, T::dynamic_contradiction, T::dynamic_house, 2},
    Row{find_dynamic_chains<3>, T::dynamic_contradiction, T::dynamic_house, 3},
    Row{find_dynamic_chains<4>, T::dynamic_contradiction, T::dynamic_house, 4},
    Row{find_dynamic_chains<5>, T::dynamic_contradiction, T::dynamic_house, 5},
    Row{find_dynamic_chains<6>, T::dynamic_contradiction, T::dynamic_house, 6},
    Row{find_dynamic_chains<7>, T::dynamic_contradiction, T::dynamic_house, 7},
};

/// In no order: looked for by name only.
constexpr std::array by_name{
    Row{find_finned_fish<5>, T::squirmbag, T::squirmbag},
    Row{find_finned_fish<6>, T::whale, T::whale},
    Row{find_finned_fish<7>, T::leviathan, T::leviathan},
    Row{find_finned_fish<5>, T::finned_squirmbag, T::finned_squirmbag},
    Row{find_finned_fish<6>, T::finned_whale, T::finned_whale},
    Row{find_finned_fish<7>, T::finned_leviathan, T::finned_leviathan},
    Row{find_finned_fish<5>, T::sashimi_squirmbag, T::sashimi_squirmbag},
    Row{find_finned_fish<6>, T::sashimi_whale, T::sashimi_whale},
    Row{find_finned_fish<7>, T::sashimi_leviathan, T::sashimi_leviathan},
    Row{find_franken_fish<4>, T::franken_jellyfish, T::franken_jellyfish},
    Row{find_franken_fish<5>, T::franken_squirmbag, T::franken_squirmbag},
    Row{find_franken_fish<6>, T::franken_whale, T::franken_whale},
    Row{find_franken_fish<7>, T::franken_leviathan, T::franken_leviathan},
    Row{find_franken_fish<4>, T::finned_franken_jellyfish, T::finned_franken_jellyfish},
    Row{find_franken_fish<5>, T::finned_franken_squirmbag, T::finned_franken_squirmbag},
    Row{find_franken_fish<6>, T::finned_franken_whale, T::finned_franken_whale},
    Row{find_franken_fish<7>, T::finned_franken_leviathan, T::finned_franken_leviathan},
    Row{find_mutant_fish<2>, T::mutant_x_wing, T::mutant_x_wing},
    Row{find_mutant_fish<3>, T::mutant_swordfish, T::mutant_swordfish},
    Row{find_mutant_fish<4>, T::mutant_jellyfish, T::mutant_jellyfish},
    Row{find_mutant_fish<5>, T::mutant_squirmbag, T::mutant_squirmbag},
    Row{find_mutant_fish<6>, T::mutant_whale, T::mutant_whale},
    Row{find_mutant_fish<7>, T::mutant_leviathan, T::mutant_leviathan},
    Row{find_mutant_fish<2>, T::finned_mutant_x_wing, T::finned_mutant_x_wing},
    Row{find_mutant_fish<3>, T::finned_mutant_swordfish, T::finned_mutant_swordfish},
    Row{find_mutant_fish<4>, T::finned_mutant_jellyfish, T::finned_mutant_jellyfish},
    Row{find_mutant_fish<5>, T::finned_mutant_squirmbag, T::finned_mutant_squirmbag},
    Row{find_mutant_fish<6>, T::finned_mutant_whale, T::finned_mutant_whale},
    Row{find_mutant_fish<7>, T::finned_mutant_leviathan, T::finned_mutant_leviathan},
    Row{find_bent_sets<4>, T::wxyz_wing, T::wxyz_wing},
    Row{find_bent_sets<5>, T::vwxyz_wing, T::vwxyz_wing},
    Row{find_medusa, T::medusa, T::medusa},
    Row{find_extended_rectangles, T::extended_rectangle, T::extended_rectangle},
    Row{find_death_blossoms, T::death_blossom, T::death_blossom},
    Row{find_junior_exocets, T::junior_exocet, T::junior_exocet},
    Row{find_sk_loops, T::sk_loop, T::sk_loop},
    Row{find_templates, T::template_set, T::template_delete},
    Row{find_dual_kites, T::dual_two_string_kite, T::dual_two_string_kite},
    Row{find_dual_empty_rectangles, T::dual_empty_rectangle, T::dual_empty_rectangle},
    Row{find_siamese_fish, T::siamese_fish, T::siamese_fish},
    Row{find_siamese_franken_fish, T::siamese_franken_fish, T::siamese_franken_fish},
    Row{find_siamese_mutant_fish, T::siamese_mutant_fish, T::siamese_mutant_fish},
    Row{find_kraken_fish, T::kraken_fish_1, T::kraken_fish_2},
};

/// For those who ask for all instances of a technique: its usual definition, where the
/// orders' own finders keep to the habits of the programs that they follow. Several finders
/// of a technique complete each other.
constexpr std::array by_definition{
    Row{find_naked_subsets<2, Room::any>, T::naked_pair, T::naked_pair},
    Row{find_naked_subsets<3, Room::any>, T::naked_triple, T::naked_triple},
    Row{find_naked_subsets<4, Room::any>, T::naked_quad, T::naked_quad},
    Row{find_hidden_subsets<2, Room::any>, T::hidden_pair, T::hidden_pair},
    Row{find_hidden_subsets<3, Room::any>, T::hidden_triple, T::hidden_triple},
    Row{find_hidden_subsets<4, Room::any>, T::hidden_quad, T::hidden_quad},
    Row{find_fish<2, Room::any>, T::x_wing, T::x_wing},
    Row{find_fish<3, Room::any>, T::swordfish, T::swordfish},
    Row{find_fish<4, Room::any>, T::jellyfish, T::jellyfish},
    Row{find_unique_loops<Habits::explainer>, T::unique_rectangle_1, T::unique_loop_4},
    Row{find_unique_loops<Habits::sukaku>, T::unique_rectangle_1, T::unique_loop_4},
    Row{find_rectangles, T::unique_rectangle_1, T::unique_rectangle_4},
    Row{find_bug<Habits::explainer>, T::bug_1, T::bug_4},
    Row{find_bug<Habits::sukaku>, T::bug_1, T::bug_4},
};

} // namespace

std::span<const Row> rows_of(Order order) {
    switch (order) {
    case Order::hodoku:
        return hodoku_order;
    case Order::sukaku:
        return sukaku_order;
    case Order::explainer:
        break;
    }
    return explainer_order;
}

std::span<const Row> rows_that_define(Technique technique, Order preferred) {
    return std::ranges::any_of(by_definition, [&](const Row &row) { return is_of(row, technique); })
               ? std::span<const Row>(by_definition)
               : rows_that_know(technique, preferred);
}

std::span<const Row> rows_that_know(Technique technique, Order preferred) {
    for (const auto rows : {rows_of(preferred), rows_of(Order::explainer), rows_of(Order::hodoku),
                            rows_of(Order::sukaku), std::span<const Row>(by_name)}) {
        if (std::ranges::any_of(rows, [&](const Row &row) { return is_of(row, technique); })) {
            return rows;
        }
    }
    return {};
}

std::vector<Row> rows_for(std::span<const Technique> techniques) {
    std::vector<Row> rows;
    for (const Technique technique : techniques) {
        for (Row row : rows_that_know(technique, Order::explainer)) {
            if (is_of(row, technique)) {
                row.first = row.last = technique;
                rows.push_back(row);
            }
        }
    }
    return rows;
}

std::size_t end_of(std::span<const Row> rows, std::optional<Technique> hardest) {
    std::size_t end = rows.size();
    for (std::size_t at = 0; at < rows.size() && hardest; ++at) {
        if (rows[at].first <= *hardest && *hardest <= rows[at].last) {
            end = at + 1;
        }
    }
    return end;
}

} // namespace dokushin::logic

namespace dokushin {

bool is_tried(Technique technique, Order order) {
    // HoDoKu's singles come from a queue (singles_queue.h).
    return (order == Order::hodoku &&
            (technique == Technique::last_digit || technique == Technique::naked_single ||
             technique == Technique::hidden_single)) ||
           std::ranges::any_of(logic::rows_of(order),
                               [&](const logic::Row &row) { return logic::is_of(row, technique); });
}

} // namespace dokushin
