// The boxes of a grid, by which of its lines are thicker.
#pragma once

#include "photo/grids.h"

namespace dokushin::photo {

/// A box has so many rows and columns of cells.
struct BoxSize {
    unsigned rows = 3;
    unsigned columns = 3;
};

/// Returns the boxes of a grid of 9×9 or 6×6. Those of 6×6 have 2 rows and 3 columns, unless the
/// lines around boxes of 3 rows and 2 columns are clearly thicker. Cost: about 12,000 samples.
[[nodiscard]] BoxSize boxes_of(const Grey &picture, const FoundGrid &grid);

} // namespace dokushin::photo
