// What of reading a puzzle's givens is the same for all processors: one text, which
// givens.cpp and kernel/givens_avx2.cpp compile, each for its own. To be included there only.
#pragma once

/// Where the digit of a cell goes.
struct CellPlaces {
    std::uint32_t houses;  ///< its three, a bit each
    std::uint16_t upright; ///< among the bytes of the lines; and in the board turned over
    std::uint16_t turned;
};

constexpr std::uint16_t place_in_lines(unsigned side, unsigned row, unsigned column) {
    const unsigned number = shift_of_stack(column / 3) + column % 3;
    return static_cast<std::uint16_t>(16 * (9 * side + row) + number);
}

constexpr std::array<CellPlaces, 81> make_cell_places() {
    std::array<CellPlaces, 81> cells{};
    for (unsigned cell = 0; cell < 81; ++cell) {
        const unsigned row = cell / 9;
        const unsigned column = cell % 9;
        const unsigned box = row / 3 * 3 + column / 3;
        cells[cell] = {1U << row | 1U << (9 + column) | 1U << (18 + box),
                       place_in_lines(0, row, column), place_in_lines(1, column, row)};
    }
    return cells;
}

constexpr std::array<CellPlaces, 81> cell_places = make_cell_places();

/// The cells that are not blank, a bit each: 64 and 17.
using CellBits = std::array<std::uint64_t, 2>;

void read_rows(Givens &givens, const CellBits &cells) {
    for (unsigned row = 0; row < 9; ++row) {
        const unsigned from = 9 * row;
        const std::uint64_t rest = row < 7    ? cells[0] >> from
                                   : row == 7 ? cells[0] >> 63 | cells[1] << 1
                                              : cells[1] >> 8;
        givens.rows[0][row] = static_cast<std::uint16_t>(rest & 0x1FF);
    }
    givens.whole = (~cells[0] | (cells[1] ^ 0x1FFFF)) == 0;
}

/// Writes each digit to its lines, and sees whether its houses have it already.
void read_lines(Givens &givens, const CellBits &cells) {
    std::array<std::uint32_t, 16> houses_with{};
    std::uint32_t repeated = 0;
    std::uint8_t *const lines = givens.lines[0][0].data();
    for (unsigned half = 0; half < 2; ++half) {
        for (std::uint64_t rest = cells[half]; rest != 0; rest &= rest - 1) {
            const unsigned cell = 64 * half + static_cast<unsigned>(std::countr_zero(rest));
            const CellPlaces &at = cell_places[cell];
            const unsigned digit = number(givens.cells[cell]);
            repeated |= houses_with[digit] & at.houses;
            houses_with[digit] |= at.houses;
            lines[at.upright] = static_cast<std::uint8_t>(4 * digit);
            lines[at.turned] = static_cast<std::uint8_t>(4 * digit);
        }
    }
    givens.repeated = repeated != 0;
}
