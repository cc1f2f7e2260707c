// Whether what a player did may be forgotten, and the puzzle still has one solution.
#include <dokushin/solve.h>

namespace dokushin {

bool givens_are_proper(const Puzzle &solved, const SolveOptions &options) {
    if (solved.given_count() == 0 || (!solved.has_placed() && !solved.has_candidates())) {
        return true;
    }
    const Puzzle givens = *Puzzle::from_givens(solved.shape(), solved.givens());
    return solve(givens, options).status == Status::unique;
}

} // namespace dokushin
