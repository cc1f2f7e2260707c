// The regions of a board of f-puzzles whose document states none.
#pragma once

namespace dokushin::text::f_puzzles {

/// Returns the number of the usual region of a cell. A region has as many rows as the largest
/// divisor of the side that is no larger than its root: 2 of 6, and 1 of a prime.
[[nodiscard]] int usual_region(int side, int row, int column);

} // namespace dokushin::text::f_puzzles
