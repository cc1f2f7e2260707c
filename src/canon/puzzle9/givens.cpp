// Reading givens: for any processor, and the choice for this processor.
#include "canon/puzzle9/givens.h"

#include "base/eight_bytes.h"
#include "base/processor.h"
#include "canon/puzzle9/labelling.h"

#include <bit>
#include <cassert>

namespace dokushin::canon {
namespace {
#include "canon/puzzle9/givens_reading.inc"

/// Reads the rows of the transposed board.
void read_transposed_rows(Givens &givens) {
    for (unsigned row = 0; row < 9; ++row) {
        for (unsigned rest = givens.given[0][row]; rest != 0; rest &= rest - 1) {
            std::uint16_t &row_of_column =
                givens.given[1][static_cast<unsigned>(std::countr_zero(rest))];
            row_of_column = static_cast<std::uint16_t>(row_of_column | 1U << row);
        }
    }
}

} // namespace

Givens read_givens_portable(const Grid &grid) {
    assert(grid.size() == 81);
    Givens givens;
    givens.cells = grid.data();
    CellBits cells{};
    for (unsigned eight = 0; eight < 8; ++eight) {
        cells[0] |= std::uint64_t{eight_from<1>(givens.cells + std::size_t{8} * eight)}
                    << 8 * eight;
    }
    cells[1] = eight_from<1>(givens.cells + 64) | eight_from<1>(givens.cells + 72) << 8 |
               (number(grid[80]) != 0 ? 1U << 16 : 0);
    read_rows(givens, cells);
    if (!givens.complete) {
        read_transposed_rows(givens);
        read_lines(givens, cells);
    }
    return givens;
}

#ifdef DOKUSHIN_CANON_X86
Givens read_givens(const Grid &grid) {
    return has_avx2() ? read_givens_avx2(grid) : read_givens_portable(grid);
}
#else
Givens read_givens(const Grid &grid) { return read_givens_portable(grid); }
#endif

} // namespace dokushin::canon
