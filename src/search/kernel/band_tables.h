// The tables of bands.cpp, computed: nine bits of a row of cells, of the minirows of a
// band or of the minicolumns of a stack, to what follows from them.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace dokushin::search::kernel::band {

using Word = std::uint32_t;

constexpr Word whole_band = (Word{1} << 27) - 1;
constexpr Word whole_row = 0x1FF;

/// Nine bits to the cells of nine minirows.
constexpr Word cells_of_minirows(unsigned minirows) {
    Word cells = 0;
    for (unsigned minirow = 0; minirow < 9; ++minirow) {
        cells |= (minirows >> minirow & 1U) != 0 ? Word{7} << 3 * minirow : 0;
    }
    return cells;
}

/// Of nine minirows (or minicolumns) those that some arrangement uses which lies
/// within them: one in each row, each in another box. None if none does.
constexpr auto arrangements_within = [] {
    std::array<std::uint16_t, 512> table{};
    constexpr unsigned arrangements[6] = {0421, 0241, 0412, 0142, 0214, 0124};
    for (unsigned minirows = 0; minirows < table.size(); ++minirows) {
        unsigned fitting = 0;
        for (const unsigned arrangement : arrangements) {
            fitting |= (arrangement & ~minirows) == 0 ? arrangement : 0;
        }
        table[minirows] = static_cast<std::uint16_t>(fitting);
    }
    return table;
}();

/// Their cells.
constexpr auto arrangeable_cells = [] {
    std::array<Word, 512> table{};
    for (unsigned minirows = 0; minirows < table.size(); ++minirows) {
        table[minirows] = cells_of_minirows(arrangements_within[minirows]);
    }
    return table;
}();

/// Of nine columns those that are alone among the three of their box, three rows high.
constexpr auto lone_columns = [] {
    std::array<Word, 512> table{};
    for (unsigned columns = 0; columns < table.size(); ++columns) {
        unsigned alone = 0;
        for (unsigned box = 0; box < 9; box += 3) {
            const unsigned here = columns >> box & 7U;
            alone |= std::has_single_bit(here) ? here << box : 0;
        }
        table[columns] = alone * Word{01001001};
    }
    return table;
}();

/// Of nine cells of a row the one that is alone in it.
constexpr auto lone_cell = [] {
    std::array<std::uint16_t, 512> table{};
    for (unsigned cell = 0; cell < 9; ++cell) {
        table[std::size_t{1} << cell] = static_cast<std::uint16_t>(1U << cell);
    }
    return table;
}();

/// The cells of a row that hold a digit to the minirows that do, a bit each.
constexpr auto minirows_of_row = [] {
    std::array<std::uint8_t, 512> table{};
    for (unsigned cells = 0; cells < table.size(); ++cells) {
        for (unsigned box = 0; box < 3; ++box) {
            table[cells] = static_cast<std::uint8_t>(
                table[cells] | ((cells >> 3 * box & 7U) != 0 ? 1U << box : 0U));
        }
    }
    return table;
}();

/// For a cell of a band: the band without its row and its box, but with itself.
constexpr auto beside_cell = [] {
    std::array<Word, 27> table{};
    for (unsigned cell = 0; cell < table.size(); ++cell) {
        const Word row = whole_row << 9 * (cell / 9);
        const Word box = Word{07007007} << 3 * (cell % 9 / 3);
        table[cell] = (whole_band & ~row & ~box) | Word{1} << cell;
    }
    return table;
}();

} // namespace dokushin::search::kernel::band
