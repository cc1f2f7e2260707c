// The choice between the fast engine and a search for each board (solution_counter.h).
#include "generate/solution_counter.h"
#include "errors/try.h"

#include "base/stop.h"

#include <cassert>

namespace dokushin::generate {

Result<SolutionCounter> SolutionCounter::make(const Shape &shape) {
    SolutionCounter made{shape};
    if (shape.is_usual_nine()) {
        DOKUSHIN_TRY(batch, BatchSolver::make());
        made.batch_.emplace(std::move(batch));
    }
    return made;
}

std::vector<bool> SolutionCounter::are_unique(std::span<const Grid *const> boards,
                                              const std::atomic<bool> *cancelled) {
    std::vector<bool> unique;
    unique.reserve(boards.size());
    for (const std::uint32_t solutions : count(boards, 2, cancelled)) {
        unique.push_back(solutions == 1);
    }
    if (is_cancelled(cancelled)) {
        unique.assign(boards.size(), false); // a count may have been cut short
    }
    return unique;
}

std::vector<std::uint32_t> SolutionCounter::count(std::span<const Grid *const> boards,
                                                  std::uint32_t most,
                                                  const std::atomic<bool> *cancelled) {
    std::vector<std::uint32_t> counts;
    counts.reserve(boards.size());
    if (batch_) {
        count_batch(boards, {most, cancelled});
        for (const BatchAnswer &answer : answers_) {
            counts.push_back(answer.solutions);
        }
    } else {
        SolveOptions options;
        options.limits.solutions = most;
        options.limits.cancelled = cancelled;
        options.limits.nodes = most_nodes_;
        for (const Grid *const board : boards) {
            counts.push_back(static_cast<std::uint32_t>(count_one(*board, options)));
        }
    }
    assert(counts.size() == boards.size());
    return counts;
}

void SolutionCounter::count_batch(std::span<const Grid *const> boards,
                                  const BatchOptions &options) {
    digits_.clear();
    for (const Grid *const board : boards) {
        assert(board->size() == shape_.cell_count());
        digits_.insert(digits_.end(), board->begin(), board->end());
    }
    answers_.assign(boards.size(), BatchAnswer{});
    // The sizes fit, and nothing else can be wrong.
    [[maybe_unused]] const auto work =
        batch_->solve(std::span<const Digit>(digits_), answers_, {}, options);
    assert(work.has_value());
}

std::uint64_t SolutionCounter::count_one(const Grid &board, const SolveOptions &options) {
    const auto puzzle = Puzzle::from_givens(shape_, board);
    if (!puzzle) {
        return 0;
    }
    const SolveResult result = solver_.solve(*puzzle, options);
    if (result.stop != Stop::nodes) {
        return result.solutions;
    }
    gave_up_ = true;
    return options.limits.solutions;
}

} // namespace dokushin::generate
