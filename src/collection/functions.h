// Functions that dokushin adds to the SQL of queries.
//
//   canonical(puzzle)    the canonical form of a puzzle, both as 81 characters; NULL if it has none
//   packed(puzzle)       the bytes of such a text, as in the table of puzzles
//   solution_of(puzzle)  its only solution; NULL if it has none or several
#pragma once

#include "collection/database.h"

namespace dokushin::collection {

[[nodiscard]] Result<void> add_functions(const Database &database);

} // namespace dokushin::collection
