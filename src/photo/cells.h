// Cells of a grid as small squares of the same darkness, whatever the light was.
#pragma once

#include "photo/grids.h"

namespace dokushin::photo {

constexpr std::size_t cell_side = 28;

/// A CellPicture shows the middle of a cell, without its lines: 0 is paper, 1 is ink.
using CellPicture = std::array<float, cell_side * cell_side>;

/// Samples the brightness of a cell at side × side places, without a share of it on each side,
/// where its lines are.
[[nodiscard]] Raster<float> sampled(const Grey &picture, const Lattice &lattice, std::size_t column,
                                    std::size_t row, std::size_t side, double left_out);

/// Cuts the cells of a grid out of a picture, in rows from the top. Cost: linear in what is
/// sampled, at most 9 samples for each of 784 pixels a cell.
[[nodiscard]] std::vector<CellPicture> cells_of(const Grey &picture, const FoundGrid &grid);

/// Returns how much darker the ink of a grid is than its paper, as a share of the paper's
/// brightness: 0 to 1. Cost: that of cells_of().
[[nodiscard]] float contrast_of(const Grey &picture, const FoundGrid &grid);

} // namespace dokushin::photo
