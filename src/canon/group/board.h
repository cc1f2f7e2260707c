// A board as the searches for its form read it: flat arrays of up to 16 lines.
#pragma once

#include "canon/group/size.h"

#include <dokushin/vocabulary.h>

#include <array>

namespace dokushin::canon {

/// A row, or anything else with an entry for each line or digit.
using Line = std::array<std::uint8_t, 16>;
using Lines = std::array<Line, 16>;

/// 0 is a blank.
struct Board {
    Lines digits;                        ///< [row][column]
    std::array<std::uint16_t, 16> given; ///< of each row, the columns that are not blank
    std::uint16_t blank_rows;            ///< rows without digits
    std::uint16_t blank_bands;           ///< those of them that lie in bands without
};

/// Reads one digit a cell, none beyond the side. False if a house holds a digit twice.
template <class Geometry>
[[nodiscard]] bool read(Board &board, const Grid &grid, const Geometry &geometry) {
    board = {};
    std::array<std::uint32_t, 16> in_column{};
    std::array<std::uint32_t, 16> in_box{};
    std::uint32_t repeated = 0;
    std::size_t cell = 0;
    for (unsigned row = 0; row < geometry.side(); ++row) {
        std::uint32_t in_row = 0;
        std::uint32_t given = 0;
        for (unsigned column = 0; column < geometry.side(); ++column) {
            const unsigned digit = number(grid[cell++]);
            const std::uint32_t bit = std::uint32_t{1} << digit >> 1;
            const unsigned box =
                row / geometry.box_rows() * geometry.box_rows() + column / geometry.box_columns();
            repeated |= (in_row | in_column[column] | in_box[box]) & bit;
            in_row |= bit;
            in_column[column] |= bit;
            in_box[box] |= bit;
            board.digits[row][column] = static_cast<std::uint8_t>(digit);
            given |= (digit != 0 ? std::uint32_t{1} : 0) << column;
        }
        board.given[row] = static_cast<std::uint16_t>(given);
    }
    return repeated == 0;
}

/// Rows and columns exchanged.
template <class Geometry>
void turn_over(Board &turned, const Board &board, const Geometry &geometry) {
    turned = {};
    for (unsigned row = 0; row < geometry.side(); ++row) {
        std::uint32_t given = 0;
        for (unsigned column = 0; column < geometry.side(); ++column) {
            turned.digits[row][column] = board.digits[column][row];
            given |= (board.given[column] >> row & 1U) << column;
        }
        turned.given[row] = static_cast<std::uint16_t>(given);
    }
}

template <class Geometry> void find_blank_rows(Board &board, const Geometry &geometry) {
    std::uint32_t blank = 0;
    for (unsigned row = 0; row < geometry.side(); ++row) {
        blank |= (board.given[row] == 0 ? std::uint32_t{1} : 0) << row;
    }
    std::uint32_t bands = 0;
    for (unsigned row = 0; row < geometry.side(); row += geometry.box_rows()) {
        const std::uint32_t band = band_of(geometry, row);
        bands |= (blank & band) == band ? band : 0;
    }
    board.blank_rows = static_cast<std::uint16_t>(blank);
    board.blank_bands = static_cast<std::uint16_t>(bands);
}

} // namespace dokushin::canon
