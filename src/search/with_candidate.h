// These functions look for a solution with a given candidate. An eliminated candidate can be
// restored exactly if there is none: the board would get a second solution.
#pragma once

#include <dokushin/solve.h>

#include <cassert>

namespace dokushin::search {

/// Returns the puzzle with `marks` stated and that digit in the cell, which must be blank.
[[nodiscard]] inline Puzzle with_candidate(const Puzzle &puzzle, Pencilmarks marks, Cell cell,
                                           Digit digit) {
    marks[index(cell)] = DigitSet::only(digit);
    Puzzle with = puzzle;
    [[maybe_unused]] const bool fine = with.set_candidates(std::move(marks)).has_value();
    assert(fine); // `marks` has a set for each cell, of digits of the board
    return with;
}

/// Solves that puzzle: one solution or none, unless a limit came first. Limits::solutions is not
/// used.
[[nodiscard]] inline SolveResult solve_with(Solver &solver, const Puzzle &puzzle,
                                            const Pencilmarks &marks, Cell cell, Digit digit,
                                            SolveOptions options) {
    options.limits.solutions = 1;
    return solver.solve(with_candidate(puzzle, marks, cell, digit), options);
}

} // namespace dokushin::search
