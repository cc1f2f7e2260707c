// Which eliminated candidates could return: those that no solution has.
// Cost: a search for each.
#include "search/with_candidate.h"

#include <dokushin/study.h>
#include <dokushin/sukaku.h>

namespace dokushin {

Restorable restorable_candidates(const Puzzle &puzzle, const SolveOptions &options) {
    const Pencilmarks out = eliminated(puzzle);
    Restorable found{Pencilmarks(out.size()), true};
    Solver solver;
    for (std::size_t at = 0; at < out.size(); ++at) {
        for (const Digit digit : out[at]) {
            const SolveResult result = search::solve_with(
                solver, puzzle, puzzle.stated_candidates(), cell_at(at), digit, options);
            if (result.solutions == 0 && result.stop == Stop::exhausted) {
                found.candidates[at].insert(digit);
            } else if (result.solutions == 0) {
                found.complete = false;
            }
        }
    }
    return found;
}

} // namespace dokushin
