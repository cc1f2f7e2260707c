// The slots for grids on a page: rows and columns of one size.
#pragma once

#include <dokushin/print.h>

namespace dokushin::print {

/// The area of a page without margins and title, which its grids share.
struct PageFrame {
    PagePoint corner; ///< the upper left one
    double width = 0;
    double height = 0;
};

/// Slots for grids, each with room for a label above the grid.
struct GridSlots {
    std::vector<PagePoint> corners; ///< of label and grid together, in reading order
    double grid = 0;                ///< the largest side of a grid
    double cell = 0;                ///< the largest side of a cell
};

/// The font size of the labels above grids of that size.
[[nodiscard]] double label_size(double grid);
/// The height of such a label, with the gap to the grid below it.
[[nodiscard]] double label_height(double grid);

/// Makes `count` slots, as large as possible, spread over the frame. `side` is the largest
/// board's.
[[nodiscard]] GridSlots spread_slots(const PageFrame &frame, std::size_t count, unsigned side);

/// Makes small slots from the frame's top on: `wanted` or as many as there is room for. The more
/// are wanted the smaller they get, down to the least size that can be read.
[[nodiscard]] GridSlots packed_slots(const PageFrame &frame, std::size_t wanted, unsigned side);

} // namespace dokushin::print
