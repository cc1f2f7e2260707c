// The eliminated candidates that could return, because no solution has them.
// Cost: a search for each candidate.
#include "search/with_candidate.h"

#include <dokushin/study.h>
#include <dokushin/sukaku.h>

namespace dokushin {

Restorable restorable_candidates(const Puzzle &puzzle, const SolveOptions &options) {
    const Pencilmarks absent = eliminated(puzzle);
    Restorable found{Pencilmarks(absent.size()), true};
    Solver solver;
    for (std::size_t at = 0; at < absent.size(); ++at) {
        for (const Digit digit : absent[at]) {
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
