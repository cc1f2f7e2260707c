// A 9×9 board in the layout of the search for puzzles: its givens alone, many cells at once.
#pragma once

#include <dokushin/vocabulary.h>

#include <array>

namespace dokushin::canon {

struct Givens {
    const Digit *cells = nullptr; ///< 81 digits, none greater than 9, owned by the caller
    bool complete = false;        ///< there are no blanks; then only given[0] is known below
    bool repeated = false;        ///< a house contains a digit twice
    /// The columns that are not blank, for each row of the board (0) and of its transpose (1).
    std::array<std::array<std::uint16_t, 9>, 2> given{};
    /// Four times the digits of these rows, by the numbers of the columns (labelling.h). Bytes of
    /// blanks, and those between the stacks, are not set.
    std::array<std::array<std::array<std::uint8_t, 16>, 9>, 2> digit_shifts;
};

/// Reads 81 digits, none greater than 9.
[[nodiscard]] Givens read_givens(const Grid &grid);

/// read_givens() for any processor, and for those with AVX2 and BMI2 (x86 only).
[[nodiscard]] Givens read_givens_portable(const Grid &grid);
[[nodiscard]] Givens read_givens_avx2(const Grid &grid);

} // namespace dokushin::canon
