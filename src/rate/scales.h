// The scales are the published difficulties of techniques: those of Sudoku Explainer 1.2.1 in
// tenths, with SukakuExplainer's for techniques that it adds, and the scores of HoDoKu 2.2's
// default configuration (sudoku/Options.java). A new technique needs a row here.
#pragma once

#include "logic/steps/fish_kinds.h"
#include "logic/steps/technique_set.h"

#include <dokushin/rate.h>

#include <cassert>

namespace dokushin::rating {

/// The property of a step on which the difference between its tenths and its technique's depends
/// (explainer.cpp).
enum class Change : std::uint8_t {
    nothing,
    line,
    loop,
    set_in_loop,
    set,
    length,
    nesting,
    links,
    wing
};

struct ExplainerTenths {
    unsigned tenths = 0; ///< 0: neither of the two programs has the technique
    Change change = Change::nothing;
};

struct ScaleRow {
    Technique technique{};
    ExplainerTenths explainer{};
    HodokuScore hodoku{};
};

using T = Technique;
using L = HodokuLevel;

inline constexpr ExplainerTenths none{};
/// HoDoKu's score for the techniques that it tries last: templates, and trial and error.
inline constexpr HodokuScore last_resort{L::extreme, 10000};

inline constexpr auto scale_rows = std::to_array<ScaleRow>({
    {T::last_digit, {10}, {L::easy, 4}},
    {T::hidden_single, {12, Change::line}, {L::easy, 14}},
    {T::naked_single, {23}, {L::easy, 4}},
    {T::direct_pointing, {17}, {L::medium, 50}},
    {T::direct_claiming, {19}, {L::medium, 50}},
    {T::pointing, {26}, {L::medium, 50}},
    {T::claiming, {28}, {L::medium, 50}},
    {T::direct_hidden_pair, {20}, {L::medium, 70}},
    {T::direct_hidden_triple, {25}, {L::medium, 100}},
    {T::naked_pair, {30}, {L::medium, 60}},
    {T::naked_triple, {36}, {L::medium, 80}},
    {T::naked_quad, {50}, {L::hard, 120}},
    {T::hidden_pair, {34}, {L::medium, 70}},
    {T::hidden_triple, {40}, {L::medium, 100}},
    {T::hidden_quad, {54}, {L::hard, 150}},
    {T::locked_pair, none, {L::medium, 40}},
    {T::locked_triple, none, {L::medium, 60}},

    {T::kraken_fish_1, none, {L::extreme, 500}},
    {T::kraken_fish_2, none, {L::extreme, 500}},

    {T::xy_wing, {42}, {L::hard, 160}},
    {T::xyz_wing, {44}, {L::hard, 180}},
    {T::w_wing, none, {L::hard, 150}},
    {T::wxyz_wing, none, {L::hard, 200}},
    {T::vwxyz_wing, none, {L::hard, 200}},
    {T::set_wxyz_wing, {56, Change::wing}, {L::hard, 180}},
    {T::set_vwxyz_wing, {64, Change::wing}, {L::hard, 200}},
    {T::set_uvwxyz_wing, {66}, {L::unfair, 300}},
    {T::set_tuvwxyz_wing, {75}, {L::unfair, 300}},

    {T::skyscraper, none, {L::hard, 130}},
    {T::two_string_kite, none, {L::hard, 150}},
    {T::turbot_fish, none, {L::hard, 120}},
    {T::empty_rectangle, none, {L::hard, 120}},
    {T::two_strong_links, {40, Change::links}, {L::hard, 120}},
    {T::three_strong_links, {54, Change::links}, {L::unfair, 260}},
    {T::four_strong_links, {58, Change::links}, {L::unfair, 260}},
    {T::simple_colors_trap, none, {L::hard, 150}},
    {T::simple_colors_wrap, none, {L::hard, 150}},
    {T::multi_colors_1, none, {L::hard, 200}},
    {T::multi_colors_2, none, {L::hard, 200}},
    {T::medusa, none, {L::hard, 200}},
    {T::template_set, none, last_resort},
    {T::template_delete, none, last_resort},

    {T::unique_rectangle_1, {45, Change::loop}, {L::hard, 100}},
    {T::unique_rectangle_2, {45, Change::loop}, {L::hard, 100}},
    {T::unique_rectangle_3, {45, Change::set_in_loop}, {L::hard, 100}},
    {T::unique_rectangle_4, {45, Change::loop}, {L::hard, 100}},
    {T::unique_rectangle_5, none, {L::hard, 100}},
    {T::unique_rectangle_6, none, {L::hard, 100}},
    {T::unique_loop_1, {45, Change::loop}, {L::hard, 100}},
    {T::unique_loop_2, {45, Change::loop}, {L::hard, 100}},
    {T::unique_loop_3, {45, Change::set_in_loop}, {L::hard, 100}},
    {T::unique_loop_4, {45, Change::loop}, {L::hard, 100}},
    {T::hidden_rectangle, none, {L::hard, 100}},
    {T::avoidable_rectangle_1, none, {L::hard, 100}},
    {T::avoidable_rectangle_2, none, {L::hard, 100}},
    {T::extended_rectangle, none, {L::hard, 100}},
    {T::bug_lite, none, {L::hard, 150}},
    {T::mug, none, {L::unfair, 250}},
    {T::reverse_bug, none, {L::hard, 150}},
    {T::deadly_pattern, none, {L::unfair, 300}},
    {T::bug_1, {56}, {L::hard, 100}},
    {T::bug_2, {57}, {L::hard, 100}},
    {T::bug_3, {57, Change::set}, {L::hard, 100}},
    {T::bug_4, {57}, {L::hard, 100}},

    {T::x_cycle, {65, Change::length}, {L::unfair, 260}},
    {T::y_cycle, {65, Change::length}, {L::unfair, 260}},
    {T::xy_cycle, {70, Change::length}, {L::unfair, 280}},
    {T::forcing_x_chain, {66, Change::length}, {L::unfair, 260}},
    {T::forcing_chain, {70, Change::length}, {L::unfair, 280}},
    {T::nishio, {75, Change::length}, {L::extreme, 500}},
    {T::cell_forcing_chains, {80, Change::length}, {L::extreme, 500}},
    {T::house_forcing_chains, {80, Change::length}, {L::extreme, 500}},
    {T::dynamic_contradiction, {85, Change::nesting}, {L::extreme, 700}},
    {T::dynamic_double, {85, Change::nesting}, {L::extreme, 700}},
    {T::dynamic_cell, {85, Change::nesting}, {L::extreme, 700}},
    {T::dynamic_house, {85, Change::nesting}, {L::extreme, 700}},
    {T::remote_pair, none, {L::hard, 110}},
    {T::x_chain, none, {L::unfair, 260}},
    {T::xy_chain, none, {L::unfair, 260}},
    {T::continuous_nice_loop, none, {L::unfair, 280}},
    {T::discontinuous_nice_loop, none, {L::unfair, 280}},
    {T::aic, none, {L::unfair, 280}},
    {T::grouped_continuous_nice_loop, none, {L::unfair, 300}},
    {T::grouped_discontinuous_nice_loop, none, {L::unfair, 300}},
    {T::grouped_aic, none, {L::unfair, 300}},
    {T::trial_and_error, none, last_resort},

    {T::aligned_pair_exclusion, {62}, {L::unfair, 300}},
    {T::aligned_triple_exclusion, {75}, {L::unfair, 320}},
    {T::als_xz, none, {L::unfair, 300}},
    {T::als_xy_wing, none, {L::unfair, 320}},
    {T::als_chain, none, {L::unfair, 340}},
    {T::death_blossom, none, {L::unfair, 360}},
    {T::sue_de_coq, none, {L::unfair, 250}},
    {T::junior_exocet, none, {L::extreme, 500}},
    {T::sk_loop, none, {L::extreme, 500}},
    {T::tridagon, none, {L::extreme, 500}},
    {T::broken_wing, none, {L::unfair, 280}},
    {T::bivalue_oddagon, none, {L::unfair, 280}},
    {T::fireworks, none, {L::unfair, 250}},
    {T::firework_quadruple, none, {L::unfair, 280}},
    {T::firework_pair, none, {L::unfair, 280}},
    {T::firework_wing, none, {L::unfair, 320}},
    {T::multi_sector_locked_sets, none, {L::extreme, 500}},
    {T::or_whip, none, {L::extreme, 500}},
    {T::senior_exocet, none, {L::extreme, 500}},
    {T::franken_exocet, none, {L::extreme, 500}},
    {T::exocet_locked_digits, none, {L::extreme, 500}},
    {T::exocet_pairs, none, {L::extreme, 500}},
    {T::exocet_mirror, none, {L::extreme, 500}},
    {T::double_exocet, none, {L::extreme, 500}},
    {T::exocet_target_pair, none, {L::extreme, 500}},
    {T::impossible_pattern, none, {L::extreme, 500}},

    {T::dual_two_string_kite, none, {L::hard, 150}},
    {T::dual_empty_rectangle, none, {L::hard, 120}},
    // HoDoKu's scores of these depend on the size; the numbers are those of the smallest.
    {T::siamese_fish, none, {L::unfair, 200}},
    {T::siamese_franken_fish, none, {L::unfair, 390}},
    {T::siamese_mutant_fish, none, {L::extreme, 470}},

    // Neither program has these; docs/METHODS.md gives the reasons for the levels and scores.
    {T::cage_hidden_single, none, {L::easy, 14}},
    {T::cage_combinations, none, {L::easy, 10}},
    {T::cage_arrangements, none, {L::easy, 20}},
    {T::cages_in_house, none, {L::medium, 60}},
    {T::cage_locked, none, {L::medium, 50}},
    {T::comparison_rule, none, {L::easy, 10}},
    {T::line_rule, none, {L::easy, 14}},
    {T::counting_rule, none, {L::easy, 14}},
    {T::sum_rule, none, {L::easy, 14}},
    {T::outside_rule, none, {L::medium, 40}},
    {T::innies, none, {L::medium, 40}},
    {T::outies, none, {L::medium, 40}},
    {T::innies_and_outies, none, {L::hard, 100}},
    {T::rule_contradiction, none, {L::extreme, 500}},
    {T::cage_comparison, none, {L::hard, 120}},
    {T::combined_sums, none, {L::unfair, 200}},
    {T::rule_pointing, none, {L::hard, 140}},
    {T::set_equivalence, none, {L::unfair, 300}},
});

// ---- fish ------------------------------------------------------------------------------

struct FishScores {
    logic::Fins fins{};
    logic::FishHouses houses{};
    std::array<HodokuScore, 4> by_size; ///< for two lines, three, four, more
};

inline constexpr std::array fish_scores = [] {
    using logic::Fins;
    using logic::FishHouses;
    constexpr HodokuScore largest{L::extreme, 470};
    constexpr HodokuScore largest_of_lines{L::unfair, 470};
    return std::array{
        FishScores{Fins::none,
                   FishHouses::basic,
                   {{{L::hard, 140}, {L::hard, 150}, {L::hard, 160}, largest_of_lines}}},
        FishScores{Fins::finned,
                   FishHouses::basic,
                   {{{L::hard, 130}, {L::unfair, 200}, {L::unfair, 250}, largest_of_lines}}},
        FishScores{Fins::sashimi,
                   FishHouses::basic,
                   {{{L::hard, 150}, {L::unfair, 240}, {L::unfair, 260}, largest_of_lines}}},
        FishScores{Fins::none,
                   FishHouses::franken,
                   {{{L::unfair, 300}, {L::unfair, 350}, {L::unfair, 370}, largest}}},
        FishScores{Fins::finned,
                   FishHouses::franken,
                   {{{L::unfair, 390}, {L::unfair, 410}, {L::unfair, 430}, largest}}},
        FishScores{Fins::none,
                   FishHouses::mutant,
                   {{{L::extreme, 450}, {L::extreme, 450}, {L::extreme, 450}, largest}}},
        FishScores{Fins::finned, FishHouses::mutant, {{largest, largest, largest, largest}}},
    };
}();

/// Sudoku Explainer's tenths of basic fish of two, three and four lines.
inline constexpr std::array<ExplainerTenths, 3> basic_fish{{{32}, {38}, {52}}};

inline constexpr auto fish_scale =
    logic::fish_rows_of([](const logic::FishKind &kind, std::size_t size) {
        const auto scores = std::ranges::find_if(fish_scores, [&](const FishScores &one) {
            return one.fins == kind.fins && one.houses == kind.houses;
        });
        const bool is_basic =
            kind.fins == logic::Fins::none && kind.houses == logic::FishHouses::basic;
        return ScaleRow{kind.techniques[size],
                        is_basic && size < basic_fish.size() ? basic_fish[size] : none,
                        scores->by_size[std::min<std::size_t>(size, 3)]};
    });

inline constexpr auto scales = logic::by_technique(logic::joined(scale_rows, fish_scale));

[[nodiscard]] constexpr const ScaleRow &scales_of(Technique technique) {
    assert(logic::place_of(technique) < scales.size());
    return scales[logic::place_of(technique)];
}

} // namespace dokushin::rating
