// Sets of cells that hold the same values in ISS strings, and rows and columns that do not.
#pragma once

#include "board/text/sites/iss_arguments.h"

namespace dokushin::text::iss {

/// Reads `SameValues`: a number of sets, then all their cells.
[[nodiscard]] Words rules_of_same_values(const Board &board, Arguments arguments);
/// States `RegionSameValues`: the largest of rows, columns, boxes and regions of a jigsaw hold
/// the same values. Nothing if the board has boxes and a jigsaw, or several.
[[nodiscard]] Words rules_of_regions_with_same_values(const Board &board);
/// States `FullRankTies~none`: no two of all rows and columns, each read from both ends, are
/// the same. Nothing if the board is no square of as many rows as values.
[[nodiscard]] Words rules_of_different_lines(const Board &board);

} // namespace dokushin::text::iss
