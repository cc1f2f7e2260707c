// The least image of a 9×9 board with blanks, which the search by classes
// (minlex_search.h, where the method is told) would find too, in several times the time.
//
// It is the same search, row by row with all ways that tie, for boards of which most cells
// are blank:
//   - only givens are looked at. What a blank does to the columns is looked up
//     (column_classes.h);
//   - a way has 40 bytes. A digit's name is not looked for where it was first seen, but is
//     the place of that column in its stack, and a number that never changes:
//
//         form       0  0  1 | 0  2  3      2 and 3 are the digits of one class, which
//         place      0  1  2   0  1  2      begins at place 1: their names are 1 + place,
//                                           whatever places the two columns get;
//   - a row of the form is one number, compared down to the last digit that is known;
//   - no row is tried that would begin with fewer blanks than another, nor, before there is
//     a digit, one that has a greater pattern (row_looks.h);
//   - where one way leads to the last band, its rows are put in order at once (last_rows.h).
//
// Cost: a dozen rows tried for a 17-clue puzzle. Where over `most_ways` ways tie, this
// search gives up, and the other one is asked.
#pragma once

#include "canon/puzzle9/givens.h"

#include <dokushin/canon.h>

#include <optional>

namespace dokushin::canon {

/// The form, or none if too many ways tie. No digit may be repeated.
[[nodiscard]] std::optional<Canonical> least_puzzle(const Givens &givens);

/// The same for any processor, and for those with AVX2 and BMI2 (x86 only).
[[nodiscard]] std::optional<Canonical> least_puzzle_portable(const Givens &givens);
[[nodiscard]] std::optional<Canonical> least_puzzle_avx2(const Givens &givens);

} // namespace dokushin::canon
