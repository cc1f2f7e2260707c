// Sets of cells for the finders that compare them: on boards of up to 256 cells (16×16), so that
// a set is four words.
#pragma once

#include "board/cell_set.h"
#include "logic/position/position.h"

namespace dokushin::logic {

using CellBits = CellSet<4>;

/// May the finders that use such sets look at this board?
[[nodiscard]] inline bool fits(const Layout &layout) {
    return layout.cell_count() <= CellBits::most_cells;
}

/// Returns the cells that all of `cells` see.
[[nodiscard]] inline CellBits seen_from_all(const Layout &layout, const CellBits &cells) {
    CellBits all;
    bool first = true;
    for (const Cell cell : cells) {
        const CellBits seen = CellBits::seen_from(layout, cell);
        all = first ? seen : all & seen;
        first = false;
    }
    return all;
}

/// Where each digit is a candidate, by its number.
[[nodiscard]] inline std::array<CellBits, max_side + 1> cells_by_digit(const Position &position) {
    std::array<CellBits, max_side + 1> cells{};
    for (const Digit digit : position.layout().shape().all_digits()) {
        cells[number(digit)] = CellBits::of_words(position.cells(digit));
    }
    return cells;
}

} // namespace dokushin::logic
