// A sukaku is a puzzle that is stated as candidates: the candidates that it leaves out are to it
// what givens are to other puzzles.
#pragma once

#include <dokushin/puzzle.h>

namespace [[gnu::visibility("default")]] dokushin {

/// Is the puzzle stated as candidates alone, without givens and placed digits?
[[nodiscard]] bool is_sukaku(const Puzzle &puzzle);

/// The candidates that the puzzle states to be eliminated although no digit on the board excludes
/// them, a set a cell; empty for a cell with a digit. Puzzles with givens can have such, too.
[[nodiscard]] Pencilmarks eliminated(const Puzzle &puzzle);

/// The number of candidates in all cells together.
[[nodiscard]] std::size_t candidate_count(const Pencilmarks &marks);

} // namespace dokushin
