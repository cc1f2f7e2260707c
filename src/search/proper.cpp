// givens_are_proper() decides whether a puzzle's givens alone have one solution, without a player's
// placements and eliminations.
#include <dokushin/solve.h>

namespace dokushin {

bool givens_are_proper(const Puzzle &puzzle, const SolveOptions &options) {
    if (puzzle.given_count() == 0 || (!puzzle.has_placed() && !puzzle.has_candidates())) {
        return true;
    }
    SolveOptions of_two = options;
    of_two.limits.solutions = 2;
    const Puzzle givens = *Puzzle::from_givens(puzzle.shape(), puzzle.givens());
    return solve(givens, of_two).status == Status::unique;
}

} // namespace dokushin
