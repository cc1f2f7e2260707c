// givens_are_proper() decides whether a puzzle's givens and rules alone have one solution, without
// a player's placements and eliminations.
#include <dokushin/solve.h>

namespace dokushin {

namespace {

/// The candidates of a sukaku are what is given: it has neither givens nor rules.
bool is_sukaku(const Puzzle &puzzle) {
    return puzzle.has_candidates() && puzzle.given_count() == 0 &&
           puzzle.shape().constraints().empty();
}

} // namespace

bool givens_are_proper(const Puzzle &puzzle, const SolveOptions &options) {
    if ((!puzzle.has_placed() && !puzzle.has_candidates()) || is_sukaku(puzzle)) {
        return true;
    }
    SolveOptions of_two = options;
    of_two.limits.solutions = 2;
    const Puzzle givens = *Puzzle::from_givens(puzzle.shape(), puzzle.givens());
    return solve(givens, of_two).status == Status::unique;
}

} // namespace dokushin
