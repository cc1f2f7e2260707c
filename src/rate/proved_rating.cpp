// Uniqueness is proved by easy steps while rating, or else by a search between the two parts of
// rating.
#include <dokushin/proved_rating.h>

#include <algorithm>
#include <cassert>

namespace dokushin {
namespace {

using Clock = std::chrono::steady_clock;

/// True if each digit of the grid is the solution's.
[[maybe_unused]] bool agrees(const Grid &grid, const Grid &solution) {
    return std::ranges::equal(grid, solution, [](Digit digit, Digit solved) {
        return digit == Digit::blank || digit == solved;
    });
}

} // namespace

ProvedRating ProvingRater::prove(const Puzzle &puzzle) {
    SolveOptions how;
    how.limits.cancelled = options_.cancelled;
    how.limits.time = options_.time;
    SolveResult solved = solver_.solve(puzzle, how);
    ProvedRating proof;
    proof.status = solved.status;
    if (solved.status == Status::unique) {
        proof.solution = std::move(solved.solution);
    }
    assert((proof.status == Status::unique) == !proof.solution.empty());
    return proof;
}

/// Rates by easy steps first, which are the proof if they solve the puzzle. With a time limit the
/// search comes first, with a limit of its own: it ends soon, and steps may not.
ProvedRating ProvingRater::rate(const Puzzle &puzzle) {
    const auto begin = Clock::now();
    const auto easy = options_.time ? std::nullopt : rater_.rate_easy(puzzle);
    const auto took = Clock::now() - begin;
    if (easy) {
        return {Status::unique, *easy, {}, rater_.grid(), took};
    }
    ProvedRating found = prove(puzzle);
    found.took = took;
    if (found.status == Status::unique) {
        const auto again = Clock::now();
        found.rating = options_.time ? rater_.rate(puzzle) : rater_.go_on();
        found.took += Clock::now() - again;
        assert(agrees(rater_.grid(), found.solution));
        const bool above = found.rating.hardest.tenths > options_.most;
        found.status = found.rating.stopped && !above ? Status::limit : Status::unique;
    }
    return found;
}

ProvedRating ProvingRater::rate_as_hodoku(const Puzzle &puzzle) {
    ProvedRating found = prove(puzzle);
    if (found.status == Status::unique) {
        const auto begin = Clock::now();
        found.hodoku =
            dokushin::rate_as_hodoku(puzzle, found.solution, options_.cancelled, options_.time);
        found.took = Clock::now() - begin;
        found.status = found.hodoku->stopped ? Status::limit : Status::unique;
    }
    return found;
}

ProvedRating ProvingRater::rate_universally(const Puzzle &puzzle,
                                            std::span<const UniversalScale> scales) {
    ProvedRating found = prove(puzzle);
    if (found.status == Status::unique) {
        const auto begin = Clock::now();
        auto ratings = universal_.rate(puzzle, found.solution, scales);
        assert(ratings.has_value()); // the caller has asked for the board's capability
        found.universal = std::move(ratings).value_or(std::vector<UniversalRating>());
        found.took = Clock::now() - begin;
        const bool is_known = std::ranges::none_of(found.universal, [](const auto &rating) {
            return rating.kind == UniversalRating::Kind::unknown;
        });
        found.status = is_known && !found.universal.empty() ? Status::unique : Status::limit;
    }
    return found;
}

} // namespace dokushin
