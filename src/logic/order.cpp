// The tables of the orders in which three programs try their finders, and of the finders of all
// instances of a technique.
#include "logic/order.h"

#include "logic/by_name.h"
#include "logic/finders/in_hodoku_order.h"
#include "logic/techniques/table.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace dokushin::logic {
namespace {

using T = Technique;

constexpr TechniqueSet rectangles_and_loops{
    T::unique_rectangle_1, T::unique_rectangle_2, T::unique_rectangle_3, T::unique_rectangle_4,
    T::unique_loop_1,      T::unique_loop_2,      T::unique_loop_3,      T::unique_loop_4};
constexpr TechniqueSet bugs{T::bug_1, T::bug_2, T::bug_3, T::bug_4};
constexpr TechniqueSet loops_and_chains{T::x_cycle, T::y_cycle, T::xy_cycle, T::forcing_x_chain,
                                        T::forcing_chain};
constexpr TechniqueSet dynamic_chains{T::dynamic_contradiction, T::dynamic_double, T::dynamic_cell,
                                      T::dynamic_house};

/// A row of Sudoku Explainer 1.2.1 and of SukakuExplainer 1.18.1's default settings
/// (solver/Solver.java), which share most of their order.
struct SharedRow {
    FinderRow row;
    std::optional<Reference> only_of{};
};

constexpr std::array explainers_rows = std::to_array<SharedRow>({
    {FinderRow{find_singles, {T::last_digit, T::hidden_single}}},
    {FinderRow{find_direct_locked, {T::direct_pointing, T::direct_claiming}}},
    {FinderRow{find_direct_hidden_subsets<2>, {T::direct_hidden_pair}}},
    {FinderRow{find_naked_singles, {T::naked_single}}},
    {FinderRow{find_direct_hidden_subsets<3>, {T::direct_hidden_triple}}},
    {FinderRow{find_locked, {T::pointing, T::claiming}}},
    {FinderRow{find_naked_subsets<2, MinOpen::twice_size>, {T::naked_pair}}},
    {FinderRow{find_fish<2>, {T::x_wing}}},
    {FinderRow{find_hidden_subsets<2, MinOpen::twice_size>, {T::hidden_pair}}},
    {FinderRow{find_naked_subsets<3, MinOpen::twice_size>, {T::naked_triple}}},
    {FinderRow{find_fish<3>, {T::swordfish}}},
    {FinderRow{find_hidden_subsets<3, MinOpen::twice_size>, {T::hidden_triple}}},
    {FinderRow{find_strong_link_chains<2>, {T::two_strong_links}}, Reference::sukaku},
    {FinderRow{find_xy_wings, {T::xy_wing}}},
    {FinderRow{find_xyz_wings, {T::xyz_wing}}},
    {FinderRow{find_unique_loops<Reference::explainer>, rectangles_and_loops},
     Reference::explainer},
    {FinderRow{find_unique_loops<Reference::sukaku>, rectangles_and_loops}, Reference::sukaku},
    {FinderRow{find_naked_subsets<4, MinOpen::twice_size>, {T::naked_quad}}},
    {FinderRow{find_fish<4>, {T::jellyfish}}},
    {FinderRow{find_hidden_subsets<4, MinOpen::twice_size>, {T::hidden_quad}}},
    {FinderRow{find_bug<Reference::explainer>, bugs}, Reference::explainer},
    {FinderRow{find_strong_link_chains<3>, {T::three_strong_links}}, Reference::sukaku},
    {FinderRow{find_set_wings<4>, {T::set_wxyz_wing}}, Reference::sukaku},
    {FinderRow{find_bug<Reference::sukaku>, bugs}, Reference::sukaku},
    {FinderRow{find_strong_link_chains<4>, {T::four_strong_links}}, Reference::sukaku},
    {FinderRow{find_set_wings<5>, {T::set_vwxyz_wing}}, Reference::sukaku},
    {FinderRow{find_aligned_pairs, {T::aligned_pair_exclusion}}},
    {FinderRow{find_set_wings<6>, {T::set_uvwxyz_wing}}, Reference::sukaku},
    {FinderRow{find_chains, loops_and_chains}},
    {FinderRow{find_set_wings<7>, {T::set_tuvwxyz_wing}}, Reference::sukaku},
    {FinderRow{find_aligned_triples, {T::aligned_triple_exclusion}}},
    {FinderRow{find_nishio, {T::nishio}}},
    {FinderRow{find_multiple_chains, {T::cell_forcing_chains, T::house_forcing_chains}}},
    {FinderRow{find_dynamic_chains<0>, dynamic_chains}},
    {FinderRow{find_dynamic_chains<1>, dynamic_chains, {.nesting = 1}}},
    {FinderRow{find_dynamic_chains<2>, dynamic_chains, {.nesting = 2}}},
    {FinderRow{find_dynamic_chains<3>, dynamic_chains, {.nesting = 3}}},
    {FinderRow{find_dynamic_chains<4>, dynamic_chains, {.nesting = 4}}},
    {FinderRow{find_dynamic_chains<5>, dynamic_chains, {.nesting = 5}}},
    {FinderRow{find_dynamic_chains<6>, dynamic_chains, {.nesting = 6}}},
    {FinderRow{find_dynamic_chains<7>, dynamic_chains, {.nesting = 7}}},
});

template <Reference Program> consteval auto order_of() {
    constexpr auto is_of_program = [](const SharedRow &one) {
        return one.only_of.value_or(Program) == Program;
    };
    std::array<FinderRow, std::ranges::count_if(explainers_rows, is_of_program)> rows{};
    auto end = rows.begin();
    for (const SharedRow &one : explainers_rows) {
        if (is_of_program(one)) {
            *end++ = one.row;
        }
    }
    return rows;
}

constexpr auto explainer_order = order_of<Reference::explainer>();
constexpr auto sukaku_order = order_of<Reference::sukaku>();

constexpr RowTraits the_best{.best = true};
constexpr RowTraits hodokus{.as_hodoku = true};
constexpr RowTraits hodokus_best{.best = true, .as_hodoku = true};

/// HoDoKu's default steps (sudoku/Options.java).
constexpr std::array hodoku_order{
    // Singles come before these, in the order in which they arise (singles_queue.h).
    FinderRow{find_locked_subsets<2>, {T::locked_pair}},
    FinderRow{find_locked_subsets<3>, {T::locked_triple}},
    FinderRow{find_locked_by_house, {T::pointing}},
    FinderRow{find_locked_by_house, {T::claiming}},
    FinderRow{find_naked_subsets<2, MinOpen::any>, {T::naked_pair}},
    FinderRow{find_naked_subsets<3, MinOpen::any>, {T::naked_triple}},
    FinderRow{find_hidden_subsets<2, MinOpen::any>, {T::hidden_pair}},
    FinderRow{find_hidden_subsets<3, MinOpen::any>, {T::hidden_triple}},
    FinderRow{find_naked_subsets<4, MinOpen::any>, {T::naked_quad}},
    FinderRow{find_hidden_subsets<4, MinOpen::any>, {T::hidden_quad}},
    FinderRow{find_fish_by_digit<2>, {T::x_wing}},
    FinderRow{find_fish_by_digit<3>, {T::swordfish}},
    FinderRow{find_fish_by_digit<4>, {T::jellyfish}},
    FinderRow{find_remote_pairs, {T::remote_pair}, the_best},
    FinderRow{find_bug<Reference::explainer>, {T::bug_1}},
    FinderRow{find_links_rows_first, {T::skyscraper}},
    FinderRow{find_links_rows_first, {T::two_string_kite}},
    FinderRow{find_links_rows_first, {T::turbot_fish}, the_best},
    FinderRow{find_empty_rectangles, {T::empty_rectangle}},
    FinderRow{find_w_wings, {T::w_wing}},
    FinderRow{find_xy_wings_by_cells, {T::xy_wing}},
    FinderRow{find_xyz_wings_by_cells, {T::xyz_wing}},
    FinderRow{find_rectangles, {T::unique_rectangle_1}, hodokus},
    FinderRow{find_rectangles, {T::unique_rectangle_2}, hodokus},
    FinderRow{find_rectangles, {T::unique_rectangle_3}, hodokus},
    FinderRow{find_rectangles, {T::unique_rectangle_4}, hodokus},
    FinderRow{find_rectangles, {T::unique_rectangle_5}, hodokus},
    FinderRow{find_rectangles, {T::unique_rectangle_6}, hodokus},
    FinderRow{find_rectangles, {T::hidden_rectangle}, hodokus},
    FinderRow{find_rectangles, {T::avoidable_rectangle_1}, hodokus},
    FinderRow{find_rectangles, {T::avoidable_rectangle_2}, hodokus},
    FinderRow{find_finned_fish<2>, {T::finned_x_wing}, hodokus},
    FinderRow{find_finned_fish<2>, {T::sashimi_x_wing}, hodokus},
    FinderRow{find_finned_fish<3>, {T::finned_swordfish}, hodokus},
    FinderRow{find_finned_fish<3>, {T::sashimi_swordfish}, hodokus},
    FinderRow{find_finned_fish<4>, {T::finned_jellyfish}, hodokus},
    FinderRow{find_finned_fish<4>, {T::sashimi_jellyfish}, hodokus},
    FinderRow{find_sue_de_coqs, {T::sue_de_coq}},
    FinderRow{find_simple_colors, {T::simple_colors_trap, T::simple_colors_wrap}, the_best},
    FinderRow{find_multi_colors, {T::multi_colors_1, T::multi_colors_2}, the_best},
    FinderRow{find_x_chains, {T::x_chain}, hodokus_best},
    FinderRow{find_xy_chains, {T::xy_chain}, hodokus_best},
    FinderRow{find_nice_loops,
              {T::continuous_nice_loop, T::discontinuous_nice_loop, T::aic},
              hodokus_best},
    FinderRow{find_grouped_nice_loops,
              {T::grouped_continuous_nice_loop, T::grouped_discontinuous_nice_loop, T::grouped_aic},
              hodokus_best},
    FinderRow{find_als_xz, {T::als_xz}, hodokus_best},
    FinderRow{find_als_xy_wings, {T::als_xy_wing}, hodokus_best},
    FinderRow{find_als_chains, {T::als_chain}, hodokus_best},
    FinderRow{find_franken_fish<2>, {T::franken_x_wing}, hodokus},
    FinderRow{find_franken_fish<3>, {T::franken_swordfish}, hodokus},
    FinderRow{find_franken_fish<2>, {T::finned_franken_x_wing}, hodokus},
    FinderRow{find_franken_fish<3>, {T::finned_franken_swordfish}, hodokus},
    FinderRow{find_tabled_chains, {T::nishio, T::cell_forcing_chains, T::house_forcing_chains}},
    FinderRow{find_tabled_nets, dynamic_chains},
    FinderRow{find_by_trial, {T::trial_and_error}},
};

/// The rows that boards with rules have besides: a rule by itself, sums of one house, cages of a
/// house; then sums of several houses and two cages; at last sums of many cells, and
/// contradictions.
constexpr std::array easy_rule_rows{
    FinderRow{find_cages, {T::cage_hidden_single}},
    FinderRow{find_cages, {T::cage_combinations}},
    FinderRow{find_cages, {T::cage_arrangements}},
    FinderRow{find_by_rule, {T::comparison_rule}},
    FinderRow{find_by_rule, {T::line_rule}},
    FinderRow{find_by_rule, {T::counting_rule}},
    FinderRow{find_by_rule, {T::sum_rule}},
    FinderRow{find_by_rule, {T::outside_rule}},
    FinderRow{find_house_sums<SumOf::one_house>, {T::innies}},
    FinderRow{find_house_sums<SumOf::one_house>, {T::outies}},
    FinderRow{find_cages, {T::cage_locked}},
    FinderRow{find_cages_in_house, {T::cages_in_house}},
};
constexpr std::array hard_rule_rows{
    FinderRow{find_house_sums<SumOf::several_houses>, {T::innies}},
    FinderRow{find_house_sums<SumOf::several_houses>, {T::outies}},
    FinderRow{find_house_sums<SumOf::one_house>, {T::innies_and_outies}},
    FinderRow{find_house_sums<SumOf::several_houses>, {T::innies_and_outies}},
    FinderRow{find_cage_comparisons, {T::cage_comparison}},
};
constexpr std::array last_rule_rows{
    FinderRow{find_rule_pointing, {T::rule_pointing}},
    FinderRow{find_combined_sums, {T::combined_sums}},
    FinderRow{find_rule_contradictions, {T::rule_contradiction}},
};

/// Puts the rows of rules into an order: the easy ones before the row of `first`, the hard ones
/// before X-wings, and pointing by rules, combined sums and contradictions
/// after all that assumes nothing. Forcing chains over houses follow, since they assume as well,
/// are longer, and don't see the rules.
template <std::size_t Count>
consteval auto with_rules(const std::array<FinderRow, Count> &order, Technique first) {
    std::array<FinderRow,
               Count + easy_rule_rows.size() + hard_rule_rows.size() + last_rule_rows.size()>
        rows{};
    auto end = rows.begin();
    for (const FinderRow &row : order) {
        if (is_of(row, first)) {
            end = std::ranges::copy(easy_rule_rows, end).out;
        } else if (is_of(row, T::x_wing)) {
            end = std::ranges::copy(hard_rule_rows, end).out;
        } else if (is_of(row, T::nishio)) {
            end = std::ranges::copy(last_rule_rows, end).out;
        }
        *end++ = row;
    }
    return rows;
}

constexpr auto explainer_order_with_rules = with_rules(explainer_order, T::pointing);
constexpr auto sukaku_order_with_rules = with_rules(sukaku_order, T::pointing);
constexpr auto hodoku_order_with_rules = with_rules(hodoku_order, T::locked_pair);

/// Rows for all instances by the usual definition, of techniques whose rows in the orders keep to
/// the limits of a program. Several finders of a technique complete each other.
constexpr std::array by_definition{
    FinderRow{find_naked_subsets<2, MinOpen::any>, {T::naked_pair}},
    FinderRow{find_naked_subsets<3, MinOpen::any>, {T::naked_triple}},
    FinderRow{find_naked_subsets<4, MinOpen::any>, {T::naked_quad}},
    FinderRow{find_hidden_subsets<2, MinOpen::any>, {T::hidden_pair}},
    FinderRow{find_hidden_subsets<3, MinOpen::any>, {T::hidden_triple}},
    FinderRow{find_hidden_subsets<4, MinOpen::any>, {T::hidden_quad}},
    FinderRow{find_fish<2, MinOpen::any>, {T::x_wing}},
    FinderRow{find_fish<3, MinOpen::any>, {T::swordfish}},
    FinderRow{find_fish<4, MinOpen::any>, {T::jellyfish}},
    FinderRow{find_unique_loops<Reference::explainer>, rectangles_and_loops},
    FinderRow{find_unique_loops<Reference::sukaku>, rectangles_and_loops},
    FinderRow{find_rectangles,
              {T::unique_rectangle_1, T::unique_rectangle_2, T::unique_rectangle_3,
               T::unique_rectangle_4}},
    FinderRow{find_bug<Reference::explainer>, bugs},
    FinderRow{find_bug<Reference::sukaku>, bugs},
};

constexpr bool has(std::span<const FinderRow> rows, Technique technique) {
    return std::ranges::any_of(rows, [&](const FinderRow &row) { return is_of(row, technique); });
}

static_assert(std::ranges::all_of(technique_rows,
                                  [](const TechniqueRow &row) {
                                      return row.traits.find != nullptr ||
                                             has(explainer_order_with_rules, row.technique) ||
                                             has(hodoku_order, row.technique) ||
                                             has(sukaku_order, row.technique);
                                  }),
              "nobody looks for a technique");

constexpr TechniqueSet resting_on_uniqueness = [] {
    TechniqueSet techniques;
    for (const TechniqueRow &row : technique_rows) {
        if (row.traits.needs_unique) {
            techniques.insert(row.technique);
        }
    }
    return techniques;
}();

} // namespace

bool is_of_rules(Technique technique) {
    const auto has_it = [&](const FinderRow &row) { return is_of(row, technique); };
    return std::ranges::any_of(easy_rule_rows, has_it) ||
           std::ranges::any_of(hard_rule_rows, has_it) ||
           std::ranges::any_of(last_rule_rows, has_it);
}

bool can_rest_on_uniqueness(const Shape &shape) {
    constexpr unsigned corners = 4; // of a rectangle, the smallest such pattern
    unsigned free = 0;
    for (std::size_t at = 0; at < shape.cell_count() && free < corners; ++at) {
        free += shape.constraints_of(cell_at(at)).empty() ? 1U : 0U;
    }
    return free == corners;
}

bool needs_unique(const FinderRow &row) { return row.techniques.is_within(resting_on_uniqueness); }

std::span<const FinderRow> rows_of(Order order, For boards) {
    const auto of = [boards](std::span<const FinderRow> plain, std::span<const FinderRow> ruled) {
        return boards == For::rules ? ruled : plain;
    };
    switch (order) {
    case Order::hodoku:
        return of(hodoku_order, hodoku_order_with_rules);
    case Order::sukaku:
        return of(sukaku_order, sukaku_order_with_rules);
    case Order::explainer:
        break;
    }
    return of(explainer_order, explainer_order_with_rules);
}

std::span<const FinderRow> rows_that_define(Technique technique, Order preferred) {
    return has(by_definition, technique) ? std::span<const FinderRow>(by_definition)
                                         : rows_that_know(technique, preferred);
}

std::span<const FinderRow> rows_that_know(Technique technique, Order preferred) {
    for (const Order order : {preferred, Order::explainer, Order::hodoku, Order::sukaku}) {
        const auto rows = rows_of(order, For::rules);
        if (has(rows, technique)) {
            return rows;
        }
    }
    return rows_by_name(technique);
}

std::vector<FinderRow> rows_for(std::span<const Technique> techniques) {
    std::vector<FinderRow> rows;
    for (const Technique technique : techniques) {
        for (FinderRow row : rows_that_know(technique, Order::explainer)) {
            if (is_of(row, technique)) {
                row.techniques = {technique};
                row.traits.as_hodoku = false;
                rows.push_back(row);
            }
        }
    }
    return rows;
}

std::size_t end_of(std::span<const FinderRow> rows, std::optional<Technique> hardest) {
    std::size_t end = rows.size();
    for (std::size_t at = 0; at < rows.size() && hardest; ++at) {
        if (is_of(rows[at], *hardest)) {
            end = at + 1;
        }
    }
    return end;
}

} // namespace dokushin::logic

namespace dokushin {

bool is_tried(Technique technique, Order order) {
    // HoDoKu's singles come from a queue (singles_queue.h).
    constexpr logic::TechniqueSet singles{Technique::last_digit, Technique::naked_single,
                                          Technique::hidden_single};
    return (order == Order::hodoku && singles.contains(technique)) ||
           logic::has(logic::rows_of(order, logic::For::rules), technique);
}

} // namespace dokushin
