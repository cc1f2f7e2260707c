// A digit is a firework of a row and a column that cross in a box if, outside of the box, it has
// one place in the row and one in the column, or none. It stands in one of these two ends, or where
// the lines cross: else it would stand in the box twice.
//
// Source: shye, "Fireworks", New Sudoku Players' Forum, 2021; A. Stuart, sudokuwiki.org/Fireworks.
#pragma once

#include "logic/finders/evidence.h"
#include "logic/position/cell_bits.h"

#include <functional>

namespace dokushin::logic {

/// The cell where the lines cross, and their ends outside of its box.
struct FireworkCells {
    Cell crossing{};
    Cell in_row{};
    Cell in_column{};

    [[nodiscard]] CellBits all() const {
        return CellBits::of(std::array{crossing, in_row, in_column});
    }
};

/// Can the board have fireworks? Rows and columns must cross in boxes.
[[nodiscard]] inline bool can_have_fireworks(const Layout &layout) {
    return fits(layout) && has_plain_boxes(layout.shape());
}

class Fireworks {
  public:
    explicit Fireworks(const Position &position)
        : position_(position), layout_(position.layout()), cells_(cells_by_digit(position)) {
        assert(can_have_fireworks(layout_));
    }

    /// Passes the open cells of each row and column that cross, until `take` returns false. Returns
    /// what it returned last.
    bool each(const std::function<bool(const FireworkCells &)> &take) const;

    /// Returns the digits that are fireworks of these cells and have two of them as places at
    /// least, as else they are single or locked.
    [[nodiscard]] DigitSet digits(const FireworkCells &three) const;

    /// Returns the places of a digit on the whole board.
    [[nodiscard]] const CellBits &places(Digit digit) const { return cells_[number(digit)]; }

    /// Returns the row, the column and the box of the crossing.
    [[nodiscard]] std::vector<HouseIndex> houses(const FireworkCells &three) const;

  private:
    const Position &position_;
    const Layout &layout_;
    std::array<CellBits, max_side + 1> cells_;
};

} // namespace dokushin::logic
