// Restoring the candidates of a sukaku (restoring.h).
#include "generate/restoring.h"

#include "base/stop.h"
#include "search/with_candidate.h"

#include <algorithm>
#include <cassert>

namespace dokushin::generate {

std::vector<Candidate> listed(const Pencilmarks &sets) {
    std::vector<Candidate> all;
    for (std::size_t at = 0; at < sets.size(); ++at) {
        for (const Digit digit : sets[at]) {
            all.push_back({cell_at(at), digit});
        }
    }
    return all;
}

Pencilmarks restored(const Puzzle &sukaku, std::span<const Candidate> candidates, Solver &solver,
                     const std::atomic<bool> *cancelled) {
    Pencilmarks marks = sukaku.stated_candidates();
    assert(marks.size() == sukaku.shape().cell_count());
    SolveOptions options;
    options.limits.cancelled = cancelled;
    for (const auto &[cell, digit] : candidates) {
        if (is_cancelled(cancelled)) {
            break;
        }
        assert(!marks[index(cell)].contains(digit)); // it is eliminated so far
        const SolveResult result = search::solve_with(solver, sukaku, marks, cell, digit, options);
        if (result.solutions == 0 && result.stop == Stop::exhausted) {
            marks[index(cell)].insert(digit);
        }
    }
    return marks;
}

Puzzle solved_sukaku(const Shape &shape, const Grid &solution) {
    assert(solution.size() == shape.cell_count());
    Pencilmarks marks(solution.size());
    std::ranges::transform(solution, marks.begin(), DigitSet::only);
    return *Puzzle::from_candidates(shape, std::move(marks));
}

} // namespace dokushin::generate
