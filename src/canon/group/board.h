// A board in the layout that the searches for any size use: flat arrays of up to 16 lines.
#pragma once

#include "canon/group/size.h"

#include <dokushin/vocabulary.h>

#include <array>
#include <cassert>

namespace dokushin::canon {

/// A number for each line or each digit of a board: often a permutation of the lines.
using LineMap = std::array<std::uint8_t, 16>;
/// A digit or label for each cell: [row][column], 0 is a blank.
using CellMap = std::array<LineMap, 16>;

struct Board {
    CellMap digits;
    std::array<std::uint16_t, 16> given; ///< the columns of each row that are not blank
    std::uint16_t blank_rows;            ///< rows without digits
    std::uint16_t blank_bands;           ///< the blank rows whose whole bands are blank
};

/// Two orientations of a board: upright, and transposed (null if the boxes are not square).
using Orientations = std::array<const Board *, 2>;

template <class Size> void find_blank_rows(Board &board, const Size &size) {
    std::uint32_t blank = 0;
    for (unsigned row = 0; row < size.side(); ++row) {
        blank |= (board.given[row] == 0 ? std::uint32_t{1} : 0) << row;
    }
    std::uint32_t bands = 0;
    for (unsigned row = 0; row < size.side(); row += size.box_rows()) {
        const std::uint32_t band = band_of(size, row);
        bands |= (blank & band) == band ? band : 0;
    }
    board.blank_rows = static_cast<std::uint16_t>(blank);
    board.blank_bands = static_cast<std::uint16_t>(bands);
}

/// Reads one digit a cell, none greater than the side. False if a house contains a digit twice.
template <class Size> [[nodiscard]] bool read(Board &board, const Grid &grid, const Size &size) {
    assert(size.side() <= 16 && grid.size() == std::size_t{size.side()} * size.side());
    board = {};
    std::array<std::uint32_t, 16> in_column{};
    std::array<std::uint32_t, 16> in_box{};
    std::uint32_t repeated = 0;
    std::size_t cell = 0;
    for (unsigned row = 0; row < size.side(); ++row) {
        std::uint32_t in_row = 0;
        std::uint32_t given = 0;
        for (unsigned column = 0; column < size.side(); ++column) {
            const unsigned digit = number(grid[cell++]);
            assert(digit <= size.side());
            const std::uint32_t bit = std::uint32_t{1} << digit >> 1;
            const unsigned box =
                row / size.box_rows() * size.box_rows() + column / size.box_columns();
            repeated |= (in_row | in_column[column] | in_box[box]) & bit;
            in_row |= bit;
            in_column[column] |= bit;
            in_box[box] |= bit;
            board.digits[row][column] = static_cast<std::uint8_t>(digit);
            given |= (digit != 0 ? std::uint32_t{1} : 0) << column;
        }
        board.given[row] = static_cast<std::uint16_t>(given);
    }
    find_blank_rows(board, size);
    return repeated == 0;
}

/// Exchanges rows and columns.
template <class Size> void transpose(Board &transposed, const Board &board, const Size &size) {
    transposed = {};
    for (unsigned row = 0; row < size.side(); ++row) {
        std::uint32_t given = 0;
        for (unsigned column = 0; column < size.side(); ++column) {
            transposed.digits[row][column] = board.digits[column][row];
            given |= (board.given[column] >> row & 1U) << column;
        }
        transposed.given[row] = static_cast<std::uint16_t>(given);
    }
    find_blank_rows(transposed, size);
}

} // namespace dokushin::canon
