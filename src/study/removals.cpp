// The numbers of solutions that a puzzle has without one of its givens.
// Cost: a count of solutions for each given.
#include "errors/try.h"
#include "search/watch.h"

#include <dokushin/study.h>

namespace dokushin {
namespace {

/// The puzzle without the given of a cell, and without placed digits.
Result<Puzzle> without(const Puzzle &puzzle, Cell cell) {
    Grid givens = puzzle.givens();
    givens[index(cell)] = Digit::blank;
    DOKUSHIN_TRY(less, Puzzle::from_givens(puzzle.shape(), std::move(givens)));
    if (puzzle.has_candidates()) {
        Pencilmarks stated = puzzle.stated_candidates();
        stated[index(cell)] = puzzle.shape().all_digits(); // those of a given are ignored
        DOKUSHIN_CHECK(less.set_candidates(std::move(stated)));
    }
    return std::move(less);
}

} // namespace

std::vector<Removal> removals(const Puzzle &puzzle, const SolveOptions &options) {
    std::vector<Removal> all;
    const search::Watch watch(options.limits);
    SolveOptions each = options;
    for (std::size_t position = 0; position < puzzle.givens().size(); ++position) {
        const Cell cell = cell_at(position);
        if (puzzle.given(cell) == Digit::blank) {
            continue;
        }
        Removal &removal = all.emplace_back();
        removal.cell = cell;
        const auto less = without(puzzle, cell);
        each.limits.time = watch.time_left();
        const SolveResult result = less ? count(*less, each) : SolveResult{};
        removal.solutions = result.solutions;
        removal.at_least = !less || result.stop != Stop::exhausted;
    }
    return all;
}

} // namespace dokushin
