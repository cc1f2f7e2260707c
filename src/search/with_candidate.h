// solve_with() decides whether a puzzle has a solution with a given candidate. An eliminated
// candidate can be restored exactly if it has none: the board would get a second solution. It takes
// one search for one solution, of a board where the cell is decided.
#pragma once

#include <dokushin/solve.h>

namespace dokushin::search {

/// Solves the puzzle with `marks` stated and that digit in the cell, which must be blank: one
/// solution or none, unless a limit came first. Limits::solutions is not used.
[[nodiscard]] inline SolveResult solve_with(Solver &solver, const Puzzle &puzzle,
                                            const Pencilmarks &marks, Cell cell, Digit digit,
                                            SolveOptions options) {
    Pencilmarks settled = marks;
    settled[index(cell)] = DigitSet::only(digit);
    Puzzle with = puzzle;
    if (!with.set_candidates(std::move(settled))) {
        return {}; // unreachable: `marks` has a set for each cell, of digits of the board
    }
    options.limits.solutions = 1;
    return solver.solve(with, options);
}

} // namespace dokushin::search
