// A node of links between sets of cells: a digit in one cell, or in one of several cells.
#pragma once

#include "logic/position/cell_bits.h"

namespace dokushin::logic {

struct LinkNode {
    Digit digit{};
    CellBits cells;
    CellBits seen; ///< by all of its cells
    bool single = true;

    /// The lowest cell, which stands for a set of several.
    [[nodiscard]] Cell first() const { return cells.first(); }
};

} // namespace dokushin::logic
