// Rules of ISS about sums and different digits, where a cell may be listed more than once.
#pragma once

#include "board/text/sites/iss_arguments.h"

namespace dokushin::text::iss {

/// States that cells differ. One cell alone differs from nothing.
[[nodiscard]] Words rules_of_different(const Board &board, Arguments arguments);
/// States a cage: a total and cells. Without a total, or with 0, its cells just differ. A cell that
/// is listed twice counts twice.
[[nodiscard]] Words rules_of_cage(const Board &board, Arguments arguments);
/// States a sum: a total and cells, which may be equal. Behind "_=_" the total has the weight of
/// each cell, if they are not all 1: "0_=_1_-1".
[[nodiscard]] Words rules_of_sum(const Board &board, Arguments arguments);
/// States that pieces of cells, with '-' between them, have one sum. A cell may be in several
/// pieces; pieces without cells state nothing.
[[nodiscard]] Words rules_of_equal_sums(const Board &board, Arguments arguments);
/// States that the pieces of a line have one sum, which is cut wherever its region changes.
[[nodiscard]] Words rules_of_region_sums(const Board &board, Arguments arguments);
/// Reads `CountingCircles`: cells. Where values begin at 0, each is absent or there as often as it
/// says.
[[nodiscard]] Words rules_of_counting(const Board &board, Arguments arguments);

} // namespace dokushin::text::iss
