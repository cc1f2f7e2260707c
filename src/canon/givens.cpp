#include "canon/givens.h"

#include "base/eight_bytes.h"

#include <bit>

namespace dokushin::canon {
namespace {

/// A cell's row and column, and its three houses, a bit each.
struct CellHouses {
    std::uint32_t houses;
    std::uint8_t row;
    std::uint8_t column;
};

constexpr std::array<CellHouses, 81> make_cell_houses() {
    std::array<CellHouses, 81> cells{};
    for (unsigned cell = 0; cell < 81; ++cell) {
        const unsigned row = cell / 9;
        const unsigned column = cell % 9;
        const unsigned box = row / 3 * 3 + column / 3;
        cells[cell] = {1U << row | 1U << (9 + column) | 1U << (18 + box),
                       static_cast<std::uint8_t>(row), static_cast<std::uint8_t>(column)};
    }
    return cells;
}

constexpr std::array<CellHouses, 81> cell_houses = make_cell_houses();

/// The houses of all givens, and the rows of the board turned over.
void read_houses(Givens &givens, const std::array<std::uint64_t, 2> &cells) {
    std::array<std::uint32_t, 16> houses_with{};
    std::uint32_t repeated = 0;
    for (unsigned half = 0; half < 2; ++half) {
        for (std::uint64_t rest = cells[half]; rest != 0; rest &= rest - 1) {
            const unsigned cell = 64 * half + static_cast<unsigned>(std::countr_zero(rest));
            const CellHouses &at = cell_houses[cell];
            const unsigned digit = number(givens.cells[cell]);
            repeated |= houses_with[digit] & at.houses;
            houses_with[digit] |= at.houses;
            givens.rows[1][at.column] =
                static_cast<std::uint16_t>(givens.rows[1][at.column] | 1U << at.row);
        }
    }
    givens.repeated = repeated != 0;
}

} // namespace

Givens read_givens(const Grid &grid) {
    Givens givens;
    givens.cells = grid.data();
    std::array<std::uint64_t, 2> cells{}; // 64 and 17
    for (unsigned eight = 0; eight < 8; ++eight) {
        cells[0] |= std::uint64_t{eight_from<1>(givens.cells + std::size_t{8} * eight)}
                    << 8 * eight;
    }
    cells[1] = eight_from<1>(givens.cells + 64) | eight_from<1>(givens.cells + 72) << 8 |
               (number(grid[80]) != 0 ? 1U << 16 : 0);
    for (unsigned row = 0; row < 9; ++row) {
        const unsigned from = 9 * row;
        const std::uint64_t rest = row < 7    ? cells[0] >> from
                                   : row == 7 ? cells[0] >> 63 | cells[1] << 1
                                              : cells[1] >> 8;
        givens.rows[0][row] = static_cast<std::uint16_t>(rest & 0x1FF);
    }
    givens.whole = (~cells[0] | (cells[1] ^ 0x1FFFF)) == 0;
    if (!givens.whole) {
        read_houses(givens, cells);
    }
    return givens;
}

} // namespace dokushin::canon
