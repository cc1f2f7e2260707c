// Cells are holes in the ink: many of the same size in rows and columns are a grid, even where text
// touches its frame.
#pragma once

#include "photo/quadrilateral.h"
#include "photo/surface.h"

namespace dokushin::photo {

/// A CellLattice consists of holes. It says how many columns and rows it spans, and where these
/// are.
struct CellLattice {
    std::size_t columns = 0;
    std::size_t rows = 0;
    double size = 0;   ///< pixels of a cell
    Surface surface{}; ///< positions in units of `size`

    /// Returns the frame of a square of cells that begins so many columns and rows before the first
    /// that was seen.
    [[nodiscard]] Quadrilateral frame(std::size_t columns_before, std::size_t rows_before,
                                      std::size_t side) const;
};

/// Finds lattices of at least 9 holes. Cost: n log n for n holes, each of which has few
/// neighbours.
[[nodiscard]] std::vector<CellLattice> cell_lattices_in(const Mask &ink);

} // namespace dokushin::photo
