// Placements holds the digits on a board, and for each house a word of those it
// holds, so that the digits which the peers of a cell allow take one OR over its houses.
//
//     grid    a digit a cell          |5|.|7| …
//     held    a word a house          row 1: {5,7}  row 2: …  column 1: {5} …
//     houses  `width` house numbers a cell, the last one repeated where a cell
//             is in fewer than others: OR and AND-NOT don't mind
//
// Placing, taking back and reading cost O(houses of a cell): 3 on most boards. On boards with
// constraints each digit that the houses allow is checked against those that contain the cell.
#pragma once

#include "board/constraints.h"

#include <dokushin/puzzle.h>

#include <algorithm>
#include <cassert>
#include <span>

namespace dokushin::search {

class Placements {
  public:
    /// Starts with all digits of the puzzle, which must not contradict each other.
    explicit Placements(const Puzzle &puzzle)
        : shape_(puzzle.shape()), grid_(puzzle.digits()), stated_(puzzle.pencilmarks()),
          held_(puzzle.shape().houses().size() + 1) {
        const Shape &shape = puzzle.shape();
        for (std::size_t cell = 0; cell < grid_.size(); ++cell) {
            width_ = std::max(width_, shape.houses_of(cell_at(cell)).size());
        }
        for (std::size_t cell = 0; cell < grid_.size(); ++cell) {
            const auto own = shape.houses_of(cell_at(cell));
            houses_.insert(houses_.end(), own.begin(), own.end());
            houses_.resize((cell + 1) * width_, own.empty() ? no_house() : own.back());
            hold(cell_at(cell), grid_[cell]);
        }
    }

    [[nodiscard]] const Grid &grid() const { return grid_; }
    /// The digits that no house or constraint of the cell excludes and that its puzzle permits.
    [[nodiscard]] DigitSet allowed(Cell cell) const {
        DigitSet taken;
        for (const HouseIndex house : houses_of(cell)) {
            taken = taken | held_[house];
        }
        const DigitSet left = stated_[index(cell)] - taken;
        return shape_.has_houses_only() ? left : kept_by_constraints(cell, left);
    }
    /// The digit in the cell, or the digits that are allowed there.
    [[nodiscard]] DigitSet candidates(Cell cell) const {
        const Digit here = grid_[index(cell)];
        return here == Digit::blank ? allowed(cell) : DigitSet::only(here);
    }

    void place(Cell cell, Digit digit) {
        assert(grid_[index(cell)] == Digit::blank && allowed(cell).contains(digit));
        grid_[index(cell)] = digit;
        hold(cell, digit);
    }
    void take_back(Cell cell) {
        assert(grid_[index(cell)] != Digit::blank);
        const DigitSet digit = DigitSet::only(grid_[index(cell)]);
        grid_[index(cell)] = Digit::blank;
        for (const HouseIndex house : houses_of(cell)) {
            held_[house] = held_[house] - digit;
        }
    }

  private:
    [[nodiscard]] std::span<const HouseIndex> houses_of(Cell cell) const {
        return {houses_.data() + index(cell) * width_, width_};
    }
    [[nodiscard]] DigitSet kept_by_constraints(Cell cell, DigitSet digits) const {
        Grid grid = grid_;
        DigitSet kept;
        for (const Digit digit : digits) {
            grid[index(cell)] = digit;
            const bool breaks =
                std::ranges::any_of(shape_.constraints_of(cell), [&](std::uint16_t constraint) {
                    return !left_beside(shape_.constraints()[constraint], shape_, grid);
                });
            if (!breaks) {
                kept.insert(digit);
            }
        }
        return kept;
    }
    void hold(Cell cell, Digit digit) {
        for (const HouseIndex house : houses_of(cell)) {
            held_[house].insert(digit);
        }
        held_.back() = DigitSet{};
    }
    /// The number that stands for the houses of a cell without any, behind the others.
    [[nodiscard]] HouseIndex no_house() const { return static_cast<HouseIndex>(held_.size() - 1); }

    Shape shape_;
    Grid grid_;
    Pencilmarks stated_;         ///< what the puzzle permits in a blank cell
    std::vector<DigitSet> held_; ///< by each house; none by the last, which is no_house()
    std::vector<HouseIndex> houses_;
    std::size_t width_ = 0;
};

/// The blank cells of a puzzle, in row order.
[[nodiscard]] inline std::vector<Cell> blank_cells(const Puzzle &puzzle) {
    std::vector<Cell> blanks;
    for (std::size_t cell = 0; cell < puzzle.shape().cell_count(); ++cell) {
        if (puzzle.digit(cell_at(cell)) == Digit::blank) {
            blanks.push_back(cell_at(cell));
        }
    }
    return blanks;
}

} // namespace dokushin::search
