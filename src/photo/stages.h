// Pictures of the steps of reading, for those who want to see them.
#pragma once

#include "photo/cells.h"

#include <dokushin/photo.h>

namespace dokushin::photo {

/// Shows the ink that grids are looked for in first.
[[nodiscard]] Picture picture_of_ink(const Grey &picture);

/// Shows a lattice's crossings as red dots.
[[nodiscard]] Picture picture_of_lattice(const Grey &picture, const Lattice &lattice);

/// Shows the cells as the network sees them: ink is white.
[[nodiscard]] Picture picture_of_cells(std::span<const CellPicture> cells, std::size_t side);

} // namespace dokushin::photo
