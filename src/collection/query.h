// Queries: SQL, short filters, and the look-up of one puzzle, as statements whose rows the caller
// reads.
#pragma once

#include "collection/database.h"

#include <dokushin/puzzle.h>

namespace dokushin::collection {

/// Prepares a query in SQL; refuses one that would change the collection.
[[nodiscard]] Result<Statement> query_of_sql(const Database &database, const std::string &sql);

/// Prepares a query of some columns of the view of puzzles, for those that fulfil a short filter,
/// in the order in which they were added.
[[nodiscard]] Result<Statement> query_of_filter(const Database &database, std::string_view filter,
                                                std::string_view columns = "*");

/// Prepares a query of the whole row of a puzzle or an equivalent one, if there is any.
[[nodiscard]] Result<Statement> query_of_puzzle(const Database &database, const Puzzle &puzzle);

} // namespace dokushin::collection
