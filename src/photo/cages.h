// Dashed lines inside the cells are cages, as of killer Sudoku.
#pragma once

#include "photo/cells.h"

#include <span>

namespace dokushin::photo {

/// Says whether dashed lines run along the sides of many cells. Such a grid has rules that are not
/// read. Cost: linear.
[[nodiscard]] bool have_dashed_lines(std::span<const CellPicture> cells);

} // namespace dokushin::photo
