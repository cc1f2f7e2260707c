// The LockFilter finds the bands and stacks of the usual board in which locked candidates may
// eliminate something. A few operations on the cells of a digit compute for each band and stack
// which of its boxes hold the digit in which of its lines: nine bits, which index a table. The
// answer is mostly no, so that the houses need not be searched.
#pragma once

#include "logic/position/position.h"

#include <array>
#include <cassert>

namespace dokushin::logic {

class LockFilter {
  public:
    /// Returns the bands (bits 0 to 2) and stacks (bits 3 to 5) in which a box points along a line
    /// that has the digit elsewhere, or, if `claiming`, a line claims a box that has it elsewhere.
    /// `cells` are those of the digit, of Position::cells() on the usual board.
    [[nodiscard]] static unsigned chutes(std::span<const std::uint64_t> cells, bool claiming) {
        assert(cells.size() == 2 && cells[1] >> 17 == 0); // 81 cells
        const std::array<std::uint64_t, 3> bands{cells[0] & band, cells[0] >> 27 & band,
                                                 (cells[0] >> 54 | cells[1] << 10) & band};
        unsigned found = 0;
        std::uint64_t columns = 0; // nine bits for each band: its columns that hold the digit
        for (unsigned at = 0; at < 3; ++at) {
            const std::uint64_t pieces = bands[at] | bands[at] >> 1 | bands[at] >> 2;
            const std::uint64_t boxes =
                (pieces & firsts) | (pieces >> 2 & firsts << 1) | (pieces >> 4 & firsts << 2);
            found |= (is_locked(boxes, claiming ? any : rows_lock) ? 1U : 0U) << at;
            columns |= ((bands[at] | bands[at] >> 9 | bands[at] >> 18) & line) << 9 * at;
        }
        for (unsigned at = 0; at < 3; ++at) {
            found |= (is_locked(columns >> 3 * at, claiming ? any : columns_lock) ? 1U : 0U)
                     << (3 + at);
        }
        return found;
    }

    /// True if the table of locks along rows is that of locks along columns for transposed
    /// patterns, and single bits lock nothing.
    [[nodiscard]] static consteval bool is_ok() {
        for (unsigned pattern = 0; pattern < table.size(); ++pattern) {
            unsigned transposed = 0;
            for (unsigned bit = 0; bit < 9; ++bit) {
                transposed |= (pattern >> bit & 1U) << (bit % 3 * 3 + bit / 3);
            }
            const bool single = (pattern & (pattern - 1)) == 0;
            if (((table[pattern] & rows_lock) != 0) != ((table[transposed] & columns_lock) != 0) ||
                (single && table[pattern] != 0)) {
                return false;
            }
        }
        return true;
    }

  private:
    static constexpr std::uint64_t line = 0777;
    static constexpr std::uint64_t band = 0777'777'777;
    static constexpr std::uint64_t firsts = 0001'001'001; ///< the first cell of each line

    // The flags of the table's entries, which are for three rows of three bits.
    static constexpr std::uint8_t rows_lock =
        1; ///< a column's only bit is in a row that has others
    static constexpr std::uint8_t columns_lock =
        2; ///< a row's only bit is in a column that has others
    static constexpr std::uint8_t any = 3;

    static constexpr std::array<std::uint8_t, 512> table = [] {
        std::array<std::uint8_t, 512> known{};
        for (unsigned pattern = 0; pattern < 512; ++pattern) {
            for (unsigned bit = 0; bit < 9; ++bit) {
                const unsigned row = pattern >> bit / 3 * 3 & 7;
                const unsigned column = pattern >> bit % 3 & 0111;
                const bool alone_in_row = row == 1U << bit % 3;
                const bool alone_in_column = column == 1U << bit / 3 * 3;
                if ((pattern >> bit & 1) != 0 && alone_in_row != alone_in_column) {
                    known[pattern] |= alone_in_column ? rows_lock : columns_lock;
                }
            }
        }
        return known;
    }();

    /// True if the table has the flag for the first three bits of each of three lines.
    static bool is_locked(std::uint64_t lines, std::uint8_t which) {
        const std::uint64_t rows = lines & 7 * firsts;
        return (table[(rows | rows >> 6 | rows >> 12) & line] & which) != 0;
    }
};
static_assert(LockFilter::is_ok());

} // namespace dokushin::logic
