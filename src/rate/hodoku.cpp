// HoDoKu's ratings: the levels and scores of puzzles in the default configuration of HoDoKu 2.2.
//
// Source: sudoku/Options.java of HoDoKu; the scores of techniques are in scales.h.
#include "base/stop.h"
#include "logic/order.h"
#include "rate/countdown.h"
#include "rate/scales.h"

#include <dokushin/rate.h>

#include <algorithm>
#include <array>
#include <cassert>
#include <limits>

namespace dokushin {
namespace {

/// The highest scores of the levels below the highest.
constexpr std::array<unsigned, 4> caps{800, 1000, 1600, 1800};

/// Returns the last technique in the order that is of this level or a lower one: what comes behind
/// it is above the level. The order isn't quite that of the levels.
std::optional<Technique> last_up_to(HodokuLevel level, const Shape &shape) {
    const auto boards = shape.constraints().empty() ? logic::For::houses : logic::For::rules;
    std::optional<Technique> last;
    for (const logic::FinderRow &row : logic::rows_of(Order::hodoku, boards)) {
        for (const TechniqueInfo &each : techniques()) {
            if (is_of(row, each.technique) && hodoku_score(each.technique).level <= level) {
                last = each.technique;
            }
        }
    }
    return last;
}

} // namespace

std::string_view name(HodokuLevel level) {
    constexpr std::array<std::string_view, 5> names{"easy", "medium", "hard", "unfair", "extreme"};
    assert(static_cast<std::size_t>(level) < names.size());
    return names[static_cast<std::size_t>(level)];
}

double highest_score(HodokuLevel level) {
    const auto at = static_cast<std::size_t>(level);
    return at < caps.size() ? caps[at] : std::numeric_limits<double>::infinity();
}

HodokuScore hodoku_score(Technique technique) { return rating::scales_of(technique).hodoku; }

HodokuRating rate_as_hodoku(const Puzzle &puzzle, const std::optional<Grid> &solution,
                            const std::atomic<bool> *cancelled,
                            std::optional<std::chrono::nanoseconds> time, HodokuLevel most_level) {
    WalkOptions how;
    how.order = Order::hodoku;
    how.almost_locked_in_chains = false; // HoDoKu's default for its path
    how.solution = solution;
    how.cancelled = cancelled;
    if (most_level != HodokuLevel::extreme) {
        how.hardest = last_up_to(most_level, puzzle.shape());
    }
    Walk walk(puzzle, how);
    const rating::Countdown countdown(time);
    HodokuRating rating;
    unsigned most = 0;
    countdown.limit(walk);
    while (const auto step = walk.next()) {
        const HodokuScore score = hodoku_score(step->technique);
        if (score.level > most_level) {
            break;
        }
        rating.score += score.points;
        rating.level = std::max(rating.level, score.level);
        rating.guessed = rating.guessed || step->technique == Technique::trial_and_error;
        if (score.points > most) {
            most = score.points;
            rating.hardest = step->technique;
        }
        walk.apply(*step);
        countdown.limit(walk);
    }
    rating.solved = walk.solved();
    rating.stopped = walk.gave_up() || is_cancelled(cancelled) ||
                     (!rating.solved && most_level != HodokuLevel::extreme);
    if (!rating.solved) {
        rating.level = HodokuLevel::extreme;
    }
    // The caps are for puzzles of some 25 givens; cages and lines leave boards empty, whose paths
    // are longer without being harder.
    const bool has_caps = puzzle.shape().constraints().empty();
    while (has_caps && rating.level != HodokuLevel::extreme &&
           rating.score > caps[static_cast<std::size_t>(rating.level)]) {
        rating.level = static_cast<HodokuLevel>(static_cast<std::size_t>(rating.level) + 1);
    }
    assert(!has_caps || rating.score <= highest_score(rating.level));
    assert(!rating.guessed || solution);
    return rating;
}

} // namespace dokushin
