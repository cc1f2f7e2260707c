// In which order a count goes through the cells.
#pragma once

#include <dokushin/puzzle.h>

#include <vector>

namespace dokushin::counting {

struct CellOrder {
    std::vector<Cell> cells;
    bool by_columns = false; ///< line by line, and the lines are columns
};

/// Boards of boxes alone: along the side on which boxes are longer (so that fewer lines run
/// through a box across), and bands and lines with many givens first: behind the last
/// given of a digit the digit is like any other. On all other boards row by row.
[[nodiscard]] CellOrder order_of(const Puzzle &puzzle);

} // namespace dokushin::counting
