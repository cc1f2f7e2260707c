// The rules are first tried without givens, since cages alone often leave one solution. If they do
// not, givens are removed from the full grid, orbit by orbit.
#include "generate/rules/attempt.h"

#include "base/stop.h"
#include "generate/rules/laying.h"

#include <algorithm>
#include <cassert>

namespace dokushin::generate {
namespace {

/// A search for a second solution is given up after so many nodes. Without givens most boards have
/// many solutions, or one that is found soon; what takes longer is rather begun with givens. With
/// some, nearly all searches take fewer than a thousand.
constexpr std::uint64_t most_nodes_of_blank = 5000;
constexpr std::uint64_t most_nodes = 20'000;

SolutionCounter counter_of(const Shape &board, std::uint64_t nodes) {
    auto counter = SolutionCounter::make(board);
    assert(counter); // a board with rules is searched without a kernel
    counter->limit_nodes(nodes);
    return *std::move(counter);
}

bool is_unique(SolutionCounter &counter, const Grid &givens, const std::atomic<bool> *cancelled) {
    return counter.are_unique(std::array{&givens}, cancelled).front();
}

/// Do the rules alone leave one solution? False if that is not found soon.
bool is_unique_without_givens(const Shape &board, const std::atomic<bool> *cancelled) {
    SolutionCounter counter = counter_of(board, most_nodes_of_blank);
    return is_unique(counter, Grid(board.cell_count(), Digit::blank), cancelled);
}

/// Removes rules, with those that are symmetrical to them, as long as the givens leave one
/// solution. What can't go once can't go later, with fewer rules left.
std::vector<LaidRules> needed_rules(const Laying &laying, const Grid &givens, Random &random,
                                    const std::atomic<bool> *cancelled) {
    std::vector<LaidRules> left(laying.laid().begin(), laying.laid().end());
    random.shuffle(std::span(left));
    for (std::size_t at = 0; at < left.size() && !is_cancelled(cancelled);) {
        std::vector<LaidRules> fewer = left;
        fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(at));
        SolutionCounter counter = counter_of(laying.board_of(fewer), most_nodes);
        if (laying.can_go(left[at], fewer) && is_unique(counter, givens, cancelled)) {
            left = std::move(fewer);
        } else {
            ++at;
        }
    }
    return left;
}

} // namespace

Attempt attempt_with_rules(const Shape &shape, const GenerateOptions &options,
                           const std::vector<Orbit> &orbits, std::size_t least_givens,
                           Random &random) {
    Attempt attempt{Fate::no_grid, {}, {}, 0, {}};
    const std::atomic<bool> *const cancelled = options.cancelled;
    Laying laying(shape, options.rules, random, cancelled);
    if (!laying.lay()) {
        return attempt;
    }
    auto grid = laying.filled();
    if (!grid || !laying.state(*grid)) {
        return attempt;
    }
    attempt.fate = Fate::cancelled; // until it is known
    attempt.board = laying.board();
    attempt.solution = *std::move(grid);
    attempt.givens.assign(shape.cell_count(), Digit::blank);
    if (least_givens > 0 || !is_unique_without_givens(*attempt.board, cancelled)) {
        if (options.most_givens == 0) {
            attempt.solution.clear();
            return attempt;
        }
        SolutionCounter counter = counter_of(*attempt.board, most_nodes);
        std::vector<Digging> diggings;
        diggings.emplace_back(attempt.solution, shuffled(orbits, random), least_givens);
        dig(diggings, counter, cancelled);
        attempt.givens = diggings.front().givens();
        if (options.minimal && counter.gave_up()) {
            attempt.fate = Fate::not_minimal; // perhaps it is
            return attempt;
        }
    }
    if (options.rules.minimal) {
        attempt.board = laying.board_of(needed_rules(laying, attempt.givens, random, cancelled));
    }
    return attempt;
}

} // namespace dokushin::generate
