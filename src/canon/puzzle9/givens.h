// A 9×9 board as the search for puzzles reads it: by its givens, many cells at once.
#pragma once

#include <dokushin/vocabulary.h>

#include <array>

namespace dokushin::canon {

struct Givens {
    const Digit *cells = nullptr; ///< 81, none over 9; of the caller
    bool whole = false;           ///< are there no blanks? Then only rows[0] is known below
    bool repeated = false;        ///< does a house hold a digit twice?
    /// The columns that are not blank, of each row; and of each of the board turned over.
    std::array<std::array<std::uint16_t, 9>, 2> rows{};
    /// Four times the digits, a line of 16 for each of these rows, by the numbers of the
    /// columns in puzzle_way.h. Blanks, and what is between the stacks, are not set.
    std::array<std::array<std::array<std::uint8_t, 16>, 9>, 2> lines;
};

/// Reads 81 digits, none over 9.
[[nodiscard]] Givens read_givens(const Grid &grid);

/// The same for any processor, and for those with AVX2 and BMI2 (x86 only).
[[nodiscard]] Givens read_givens_portable(const Grid &grid);
[[nodiscard]] Givens read_givens_avx2(const Grid &grid);

} // namespace dokushin::canon
