// A puzzle that is stated as candidates: what givens are to other puzzles, the candidates that are
// eliminated are to a sukaku.
#pragma once

#include <dokushin/puzzle.h>

namespace [[gnu::visibility("default")]] dokushin {

/// Is it stated as candidates alone: no givens, nothing placed?
[[nodiscard]] bool is_sukaku(const Puzzle &puzzle);

/// For each cell the candidates that are stated to be out although no digit forbids them; none
/// for a cell with a digit, of which what is stated is of no account. Also of puzzles with givens.
[[nodiscard]] Pencilmarks eliminated(const Puzzle &puzzle);

/// How many candidates there are in all cells together.
[[nodiscard]] std::size_t candidate_count(const Pencilmarks &marks);

} // namespace dokushin
