// The type Doppelganger of ISS: each row, column and box lacks one value, for which it has a cell
// outside the grid.
#pragma once

#include "board/text/sites/iss_arguments.h"

#include <vector>

namespace dokushin::text::iss {

/// NamedVariables are cells outside the grid that share a name and have numbers: DGR1, DGR2, …
struct NamedVariables {
    std::string_view name;
    unsigned count = 0;
    bool are_boxes = false;
};

/// Returns the cells that the type adds to a board with `boxes` boxes of its own accord: a zero,
/// and one for each column, row and box. The columns' are DGR, as they stand in a row below the
/// grid. None if the board is no square with values from 0 to its side.
[[nodiscard]] std::vector<NamedVariables> variables_of_doppelganger(const Board &board,
                                                                    unsigned boxes);
/// States the rules of the type; nothing if the board is no square with values from 0 to its side,
/// or has not the boxes that its cells are for.
[[nodiscard]] Words rules_of_doppelganger(const Board &board);

} // namespace dokushin::text::iss
