// Functions that dokushin adds to the SQL of queries.
//
//   canonical(puzzle)    the canonical form of a puzzle, both as 81 characters; NULL if it has none
//   packed(puzzle)       the bytes of such a text, as in the table of puzzles
//   solution_of(puzzle)  its only solution; NULL if it has none or several
//   symmetry_of(puzzle)  the largest symmetries of its givens, "180", "diagonal antidiagonal",
//   "none" techniques_of(puzzle)  the keys of all techniques of its path in Sudoku Explainer's
//   order, in
//                        alphabetical order with blanks between; "?" among them where the path
//                        ends before the solution; NULL without a single solution
#pragma once

#include "collection/database.h"

#include <atomic>

namespace dokushin::collection {

/// `cancelled` ends long searches with an error; it may be none, and must outlive the connection.
[[nodiscard]] Result<void> add_functions(const Database &database,
                                         const std::atomic<bool> *cancelled);

} // namespace dokushin::collection
