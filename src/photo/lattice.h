// The lattice of a grid: the crossings of its lines, where a page bends or a lens distorts as well.
#pragma once

#include "photo/quadrilateral.h"

namespace dokushin::photo {

/// A Lattice has the crossings of a grid's lines, in rows from the top: (side + 1)² points of the
/// picture.
struct Lattice {
    std::size_t side = 0; ///< cells in a row
    std::vector<Point> crossings{};
    /// The share of the places along all lines where a line was seen: 0 to 1.
    double support = 0;
    /// The same share along the frame and the borders of boxes alone, which are printed thicker.
    double borders = 0;
    /// The same share along the middles of rows and columns, where a grid has none but strokes of
    /// digits.
    double midway = 0;
    /// The number of lines that are seen between those of the grid, of ten a row and column: a
    /// finer table has many.
    unsigned between_lines = 0;

    [[nodiscard]] Point &at(std::size_t column, std::size_t row) {
        return crossings[row * (side + 1) + column];
    }
    [[nodiscard]] const Point &at(std::size_t column, std::size_t row) const {
        return crossings[row * (side + 1) + column];
    }
};

/// Finds the crossings near where a plane square would have them: first each by itself, then all
/// on a smooth surface of the third degree. Cost: linear in the pixels of a square of 32 × side.
[[nodiscard]] Lattice lattice_in(const Grey &picture, const Projection &square, std::size_t side);

} // namespace dokushin::photo
