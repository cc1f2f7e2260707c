// The rows, columns and boxes of a grid() are houses if they have as many cells as there are
// digits. Smaller ones hold different digits, which is a constraint.
#pragma once

#include <dokushin/shape.h>

#include <vector>

namespace dokushin {

/// Checks the measures of a grid; an error names what doesn't fit.
[[nodiscard]] Result<void> expect_a_grid(const GridMeasures &measures);

/// Numbers the box of each cell, row by row; all cells are in one if there are no boxes.
[[nodiscard]] std::vector<std::uint16_t> box_map(const GridMeasures &measures);

/// The constraints of rows, columns and boxes of fewer cells than digits, sorted.
[[nodiscard]] std::vector<Constraint> constraints_of_grid(const GridMeasures &measures);

} // namespace dokushin
