// HoDoKu 2.2's levels and scores, as its default configuration has them.
//
// Source: sudoku/Options.java of HoDoKu; ../shared/TECHNIQUES.md collects them.
#include "base/stop.h"
#include "rate/countdown.h"

#include <dokushin/rate.h>

#include <algorithm>
#include <array>
#include <limits>

namespace dokushin {
namespace {

using T = Technique;
using L = HodokuLevel;

/// The highest score of a level.
constexpr std::array<unsigned, 4> caps{800, 1000, 1600, 1800};

/// Of a kind of fish with sizes 2 to 7; larger than four scores 470, and is Extreme (of basic
/// fish with fins Unfair, see below).
HodokuScore fish(Technique technique, Technique smallest, std::array<unsigned, 3> points,
                 HodokuLevel level) {
    const auto size = static_cast<std::size_t>(technique) - static_cast<std::size_t>(smallest);
    if (size >= points.size()) {
        return {L::extreme, 470};
    }
    return {level, points[size]};
}

HodokuScore fish_score(Technique technique) {
    if (technique >= T::finned_mutant_x_wing) {
        return {L::extreme, 470};
    }
    if (technique >= T::mutant_x_wing) {
        return fish(technique, T::mutant_x_wing, {450, 450, 450}, L::extreme);
    }
    if (technique >= T::finned_franken_x_wing) {
        return fish(technique, T::finned_franken_x_wing, {390, 410, 430}, L::unfair);
    }
    if (technique >= T::franken_x_wing) {
        return fish(technique, T::franken_x_wing, {300, 350, 370}, L::unfair);
    }
    // Of basic fish with fins the smallest are Hard, the largest Unfair.
    const bool sashimi = technique >= T::sashimi_x_wing;
    if (technique == T::finned_x_wing || technique == T::sashimi_x_wing) {
        return {L::hard, sashimi ? 150U : 130U};
    }
    const HodokuScore score = sashimi
                                  ? fish(technique, T::sashimi_x_wing, {150, 240, 260}, L::unfair)
                                  : fish(technique, T::finned_x_wing, {130, 200, 250}, L::unfair);
    return {L::unfair, score.points};
}

} // namespace

std::string_view name(HodokuLevel level) {
    constexpr std::array<std::string_view, 5> names{"easy", "medium", "hard", "unfair", "extreme"};
    return names[static_cast<std::size_t>(level)];
}

double highest_score(HodokuLevel level) {
    const auto at = static_cast<std::size_t>(level);
    return at < caps.size() ? caps[at] : std::numeric_limits<double>::infinity();
}

HodokuScore hodoku_score(Technique technique) {
    if (technique >= T::finned_x_wing && technique <= T::finned_mutant_leviathan) {
        return fish_score(technique);
    }
    switch (technique) {
    case T::last_digit:
    case T::naked_single:
        return {L::easy, 4};
    case T::hidden_single:
        return {L::easy, 14};
    case T::locked_pair:
        return {L::medium, 40};
    case T::direct_pointing:
    case T::direct_claiming:
    case T::pointing:
    case T::claiming:
        return {L::medium, 50};
    case T::naked_pair:
    case T::locked_triple:
        return {L::medium, 60};
    case T::direct_hidden_pair:
    case T::hidden_pair:
        return {L::medium, 70};
    case T::naked_triple:
        return {L::medium, 80};
    case T::direct_hidden_triple:
    case T::hidden_triple:
        return {L::medium, 100};
    case T::bug_1:
    case T::bug_2:
    case T::bug_3:
    case T::bug_4:
    case T::unique_rectangle_1:
    case T::unique_rectangle_2:
    case T::unique_rectangle_3:
    case T::unique_rectangle_4:
    case T::unique_rectangle_5:
    case T::unique_rectangle_6:
    case T::unique_loop_1:
    case T::unique_loop_2:
    case T::unique_loop_3:
    case T::unique_loop_4:
    case T::hidden_rectangle:
    case T::avoidable_rectangle_1:
    case T::avoidable_rectangle_2:
    case T::extended_rectangle:
        return {L::hard, 100};
    case T::remote_pair:
        return {L::hard, 110};
    case T::naked_quad:
    case T::two_strong_links:
    case T::turbot_fish:
    case T::empty_rectangle:
    case T::dual_empty_rectangle:
        return {L::hard, 120};
    case T::skyscraper:
        return {L::hard, 130};
    case T::x_wing:
        return {L::hard, 140};
    case T::hidden_quad:
    case T::swordfish:
    case T::two_string_kite:
    case T::dual_two_string_kite:
    case T::w_wing:
    case T::simple_colors_trap:
    case T::simple_colors_wrap:
        return {L::hard, 150};
    case T::jellyfish:
    case T::xy_wing:
        return {L::hard, 160};
    case T::xyz_wing:
    case T::set_wxyz_wing:
        return {L::hard, 180};
    case T::multi_colors_1:
    case T::multi_colors_2:
    case T::medusa:
    case T::wxyz_wing:
    case T::vwxyz_wing:
    case T::set_vwxyz_wing:
        return {L::hard, 200};
    case T::siamese_fish: // in HoDoKu as their size, from here on
        return {L::unfair, 200};
    case T::siamese_franken_fish:
        return {L::unfair, 390};
    case T::siamese_mutant_fish:
        return {L::extreme, 470};
    case T::sue_de_coq:
        return {L::unfair, 250};
    case T::x_chain:
    case T::three_strong_links:
    case T::four_strong_links:
    case T::forcing_x_chain:
    case T::x_cycle:
    case T::xy_chain:
    case T::y_cycle:
        return {L::unfair, 260};
    case T::continuous_nice_loop:
    case T::discontinuous_nice_loop:
    case T::aic:
    case T::xy_cycle:
    case T::forcing_chain:
        return {L::unfair, 280};
    case T::grouped_continuous_nice_loop:
    case T::grouped_discontinuous_nice_loop:
    case T::grouped_aic:
    case T::als_xz:
    case T::set_uvwxyz_wing:
    case T::set_tuvwxyz_wing:
    case T::aligned_pair_exclusion:
        return {L::unfair, 300};
    case T::als_xy_wing:
    case T::aligned_triple_exclusion:
        return {L::unfair, 320};
    case T::als_chain:
        return {L::unfair, 340};
    case T::death_blossom:
        return {L::unfair, 360};
    case T::squirmbag:
    case T::whale:
    case T::leviathan:
        return {L::unfair, 470};
    case T::nishio:
    case T::cell_forcing_chains:
    case T::house_forcing_chains:
    case T::junior_exocet:
    case T::sk_loop:
    case T::kraken_fish_1:
    case T::kraken_fish_2:
        return {L::extreme, 500};
    case T::dynamic_contradiction:
    case T::dynamic_double:
    case T::dynamic_cell:
    case T::dynamic_house:
        return {L::extreme, 700};
    default:
        return {L::extreme, 10000}; // templates, trial and error
    }
}

HodokuRating rate_as_hodoku(const Puzzle &puzzle, const std::optional<Grid> &solution,
                            const std::atomic<bool> *cancelled,
                            std::optional<std::chrono::nanoseconds> time) {
    WalkOptions how;
    how.order = Order::hodoku;
    how.almost_locked_in_chains = false; // HoDoKu's default for its path
    how.solution = solution;
    how.cancelled = cancelled;
    Walk walk(puzzle, how);
    const rating::Countdown countdown(time);
    HodokuRating rating;
    unsigned most = 0;
    countdown.lend(walk);
    while (const auto step = walk.next()) {
        const HodokuScore score = hodoku_score(step->technique);
        rating.score += score.points;
        rating.level = std::max(rating.level, score.level);
        rating.guessed = rating.guessed || step->technique == Technique::trial_and_error;
        if (score.points > most) {
            most = score.points;
            rating.hardest = step->technique;
        }
        walk.apply(*step);
        countdown.lend(walk);
    }
    rating.solved = walk.solved();
    rating.stopped = walk.gave_up() || is_cancelled(cancelled);
    if (!rating.solved) {
        rating.level = HodokuLevel::extreme;
    }
    while (rating.level != HodokuLevel::extreme &&
           rating.score > caps[static_cast<std::size_t>(rating.level)]) {
        rating.level = static_cast<HodokuLevel>(static_cast<std::size_t>(rating.level) + 1);
    }
    return rating;
}

} // namespace dokushin
