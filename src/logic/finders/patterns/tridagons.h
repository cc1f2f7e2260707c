// A tridagon (Thor's hammer, trivalue oddagon) has four boxes at the corners of a rectangle, and in
// each box three cells in different rows and columns. If all twelve cells held the same three
// digits, each box would have a permutation of them; where the product of the signs of the four
// choices of cells is −1, no four permutations fit together. So one of the other candidates of
// these cells, the guardians, is true.
//
// None of that needs all three candidates in each cell. All cells but one have two of them at
// least; one may have one, or be decided, as happens on the way (a degenerate tridagon). Of the
// first 400 puzzles of mith's that OR-k whips solve, 15 were not solved without these, and 2 are
// not with them; two such cells gave no more.
//
// The pattern is looked for on boards of nine digits with square boxes. Sources: Paul Isaacson,
// Eureka forum, 2012; mith and others, New Sudoku Players' Forum, threads 39859 and 39885;
// D. Berthier, "User Manual and Research Notebooks for CSP-Rules", 2023, chapter 14.
#pragma once

#include "logic/position/position.h"

#include <array>
#include <cassert>
#include <span>

namespace dokushin::logic {

/// May a board have tridagons?
[[nodiscard]] inline bool may_have_tridagons(const Layout &layout) {
    return layout.shape().box_rows() == 3 && layout.shape().box_columns() == 3;
}

struct Tridagon {
    static constexpr std::size_t size = 12;
    std::array<Cell, size> cells{};
    DigitSet digits;

    /// Returns the guardians in a cell.
    [[nodiscard]] DigitSet guardians(const Position &position, Cell cell) const {
        return position.candidates(cell) - digits;
    }
};

/// Lists the tridagons of a position.
class TridagonSearch {
  public:
    explicit TridagonSearch(const Position &position) : position_(position) {
        assert(may_have_tridagons(position.layout()));
    }

    /// Calls `found(tridagon)` for each, until it returns false; each() then does, too. Cells are
    /// chosen box by box, as long as `fits(tridagon, cells so far)`.
    template <typename Fits, typename Found> bool each(const Fits &fits, const Found &found) {
        for (const auto &[top, bottom] : box_pairs) {
            for (const auto &[left, right] : box_pairs) {
                corners_ = {std::pair(top, left), {top, right}, {bottom, left}, {bottom, right}};
                if (!with_corners(fits, found)) {
                    return false;
                }
            }
        }
        return true;
    }

  private:
    /// Three columns of a box, one for each row, and the sign of that permutation.
    struct Transversal {
        std::array<unsigned, 3> columns;
        bool is_odd;
    };
    static constexpr std::array<Transversal, 6> transversals{{{{0, 1, 2}, false},
                                                              {{1, 2, 0}, false},
                                                              {{2, 0, 1}, false},
                                                              {{0, 2, 1}, true},
                                                              {{1, 0, 2}, true},
                                                              {{2, 1, 0}, true}}};
    static constexpr unsigned boxes = 4;
    static constexpr unsigned most_degenerate = 1;
    static constexpr std::array<std::pair<unsigned, unsigned>, 3> box_pairs{
        {{0, 1}, {0, 2}, {1, 2}}};

    /// Tries all threes of digits in four boxes.
    template <typename Fits, typename Found>
    bool with_corners(const Fits &fits, const Found &found) {
        for (unsigned first = 1; first <= 7; ++first) {
            for (unsigned second = first + 1; second <= 8; ++second) {
                for (unsigned third = second + 1; third <= 9; ++third) {
                    one_.digits = DigitSet::only(digit_of(first)) |
                                  DigitSet::only(digit_of(second)) |
                                  DigitSet::only(digit_of(third));
                    if (!extend(0, {}, fits, found)) {
                        return false;
                    }
                }
            }
        }
        return true;
    }

    [[nodiscard]] Cell cell_of(unsigned box, unsigned row, unsigned column) const {
        const auto [band, stack] = corners_[box];
        return position_.layout().shape().cell(band * 3 + row, stack * 3 + column);
    }

    /// What was chosen in the boxes before.
    struct Chosen {
        bool is_odd = false;
        unsigned degenerate = 0; ///< cells with one of the digits
    };

    /// Chooses the cells of a box and of the boxes after it; false once `found` has returned false.
    template <typename Fits, typename Found>
    bool extend(unsigned box, const Chosen &before, const Fits &fits, const Found &found) {
        if (box == boxes) {
            return !before.is_odd || found(one_);
        }
        for (const Transversal &transversal : transversals) {
            Chosen chosen{before.is_odd != transversal.is_odd, before.degenerate};
            if (choose(box, transversal, chosen) &&
                fits(one_, std::span(one_.cells).first((box + std::size_t{1}) * 3)) &&
                !extend(box + 1, chosen, fits, found)) {
                return false;
            }
        }
        return true;
    }

    /// Chooses the cells of a box; false if the digits don't fit there.
    bool choose(unsigned box, const Transversal &transversal, Chosen &chosen) {
        for (unsigned row = 0; row < 3; ++row) {
            const Cell cell = cell_of(box, row, transversal.columns[row]);
            one_.cells[box * 3 + row] = cell;
            const unsigned digits = count_digits(cell);
            chosen.degenerate += digits == 1 ? 1 : 0;
            if (digits == 0 || chosen.degenerate > most_degenerate) {
                return false;
            }
        }
        return true;
    }

    /// Returns how many of the three digits a cell may still have, or has.
    [[nodiscard]] unsigned count_digits(Cell cell) const {
        return position_.is_open(cell) ? (position_.candidates(cell) & one_.digits).size()
               : one_.digits.contains(position_.digit(cell)) ? 1
                                                             : 0;
    }

    const Position &position_;
    std::array<std::pair<unsigned, unsigned>, boxes> corners_{};
    Tridagon one_;
};

} // namespace dokushin::logic
