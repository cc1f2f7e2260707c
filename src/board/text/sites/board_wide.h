// Rules that concern a whole board, as the documents of several sites have them, are put in words.
#pragma once

#include "board/text/sites/statement.h"

#include <set>
#include <string_view>

namespace dokushin::text {

/// Two cells that touch in a row or column, the lesser first.
using Neighbours = std::pair<Place, Place>;

/// Orders two cells; nothing unless both are on the board and touch in a row or column.
[[nodiscard]] std::optional<Neighbours> as_neighbours(const Statement &statement, Place a, Place b);

/// States a negative rule, in words that end before the cells, on all neighbours but the exempt.
void forbid_among_neighbours(Statement &statement, const std::set<Neighbours> &exempt,
                             const std::string &object, std::string_view words);

/// States that cells hold smaller (or larger) digits than their neighbours in row and column. A
/// neighbour that is listed as well is not compared with.
void state_extremes(Statement &statement, const std::string &object, std::vector<Place> cells,
                    bool smallest);

/// Returns the cells of the diagonal that falls, or rises, from left to right.
[[nodiscard]] std::vector<Place> main_diagonal(unsigned side, bool rises);

/// The first cells of all regions in reading order, their second cells, and so on.
[[nodiscard]] std::vector<std::vector<Place>> disjoint_groups_of(const Statement &statement);
/// States that the cells of each of these groups differ.
void state_disjoint_groups(Statement &statement, const std::string &object);

/// Reads a solution, a character a cell. One with a cell missing, or no digit of 1–9, is none.
[[nodiscard]] std::optional<Grid> full_grid(std::string_view text, unsigned side);

} // namespace dokushin::text
