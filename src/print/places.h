// Where the grids of a page stand: rows and columns of places of one size.
#pragma once

#include <dokushin/print.h>

namespace dokushin::print {

/// What the grids of a page share: all of it but margins and title.
struct Frame {
    PagePoint corner; ///< the upper left one
    double width = 0;
    double height = 0;
};

/// Places for grids, each with its label above it.
struct Places {
    std::vector<PagePoint> corners; ///< of label and grid together, in reading order
    double grid = 0;                ///< the side of a grid at most
    double cell = 0;                ///< the side of a cell at most
};

/// The size of the labels of grids of that size.
[[nodiscard]] double label_size(double grid);
/// How high such a label is, with the gap to the grid below it.
[[nodiscard]] double label_height(double grid);

/// `count` places, as large as they can be, spread over the frame. `side` is that of the
/// largest board.
[[nodiscard]] Places spread_places(const Frame &frame, std::size_t count, unsigned side);

/// Small places from the frame's top on: as many as there is room for, or as wanted; the
/// smaller the more are wanted, within what can be read.
[[nodiscard]] Places packed_places(const Frame &frame, std::size_t wanted, unsigned side);

} // namespace dokushin::print
