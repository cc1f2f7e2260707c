// The order in which a count by states fills the cells.
#pragma once

#include <dokushin/puzzle.h>

#include <vector>

namespace dokushin::counting {

struct CellOrder {
    std::vector<Cell> cells;
    bool by_columns = false; ///< its lines are columns
};

/// Chooses the order. A board without variants is filled along the longer side of its boxes, so
/// that few lines cross a box, and bands and lines with many givens come first: after the last
/// given of a digit it is interchangeable. Any other board is filled row by row.
[[nodiscard]] CellOrder order_of(const Puzzle &puzzle);

} // namespace dokushin::counting
