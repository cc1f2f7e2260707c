// The true candidates, by proof and not by listing all solutions: each solution that is found shows
// as many candidates as it has cells, and a search for each of the others refutes it or finds a
// solution with it.
// Cost: a search for each candidate that no solution found before has.
#include "search/watch.h"
#include "search/with_candidate.h"

#include <dokushin/study.h>

namespace dokushin {

TrueCandidates true_candidates(const Puzzle &puzzle, const SolveOptions &options) {
    const search::Watch watch(options.limits);
    SolveOptions each = options;
    Solver solver;
    // What is refuted is struck from the marks, which later searches start from.
    Pencilmarks marks = puzzle.pencilmarks();
    Pencilmarks shown(marks.size());
    bool is_complete = true;
    for (std::size_t at = 0; at < marks.size(); ++at) {
        const DigitSet open = marks[at];
        for (const Digit digit : open) {
            if (shown[at].contains(digit)) {
                continue;
            }
            each.limits.time = watch.time_left();
            const SolveResult result =
                search::solve_with(solver, puzzle, marks, cell_at(at), digit, each);
            for (std::size_t cell = 0; cell < result.solution.size(); ++cell) {
                shown[cell].insert(result.solution[cell]);
            }
            if (result.solutions == 0 && result.stop == Stop::exhausted) {
                marks[at].erase(digit);
            }
            if (marks[at].empty()) {
                return {Pencilmarks(marks.size()), true}; // there is no solution
            }
            is_complete = is_complete && (result.solutions > 0 || result.stop == Stop::exhausted);
        }
    }
    return {std::move(marks), is_complete};
}

} // namespace dokushin
