// "Has it a solution with this candidate?", which is what restoring a candidate comes down to:
// the board with one solution gets a second exactly if there is one with the candidate in it. One
// search with a limit of one, of a board where the cell is settled.
#pragma once

#include <dokushin/solve.h>

namespace dokushin::search {

/// The answer to the puzzle, with `marks` stated, if the cell holds that digit, which is blank in
/// it: one solution or none, unless a limit came first. Limits::solutions is not used.
[[nodiscard]] inline SolveResult solve_with(Solver &solver, const Puzzle &puzzle,
                                            const Pencilmarks &marks, Cell cell, Digit digit,
                                            SolveOptions options) {
    Pencilmarks settled = marks;
    settled[index(cell)] = DigitSet::only(digit);
    Puzzle with = puzzle;
    if (!with.set_candidates(std::move(settled))) {
        return {}; // there is a set for each cell, of digits of the board
    }
    options.limits.solutions = 1;
    return solver.solve(with, options);
}

} // namespace dokushin::search
