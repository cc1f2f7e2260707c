// A 9×9 board as the search for puzzles reads it: by its givens, eight cells at once.
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
};

/// Reads 81 digits, none over 9.
[[nodiscard]] Givens read_givens(const Grid &grid);

} // namespace dokushin::canon
