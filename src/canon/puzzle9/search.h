// The search for the least image of a 9×9 board with blanks. The general search
// (general/row_search.h, which describes the method) finds the same in several times the time.
//
// This is the same search, row by row with all labellings that tie, made for boards most of whose
// cells are blank:
//   - It visits givens only. A table has what blanks do to the columns (column_classes.h).
//   - A labelling has 40 bytes. The label of a digit is the place of the column where the digit was
//     first seen, plus an offset that never changes:
//
//         form       0  0  1 | 0  2  3      2 and 3 are the digits of one class, which
//         place      0  1  2   0  1  2      begins at place 1. Their labels are 1 + place,
//                                           whatever places the two columns get.
//   - A row of the form is one number, which is compared down to the last digit that is known.
//   - A row is not tried if its bound is greater than that of another: if it would begin with fewer
//     blanks, or, before there is a digit, if its pattern is greater (row_bounds.inc).
//   - Where one labelling leads to the last band, its rows are put in order at once
//     (last_rows.inc).
//
// Cost: a dozen rows tried for a 17-clue puzzle. If more than `most_labellings` labellings tie,
// this search gives up, and form.cpp asks the general search.
#pragma once

#include "canon/puzzle9/givens.h"

#include <dokushin/canon.h>

#include <optional>

namespace dokushin::canon {

/// Finds the form; none if too many labellings tie. No house may contain a digit twice.
[[nodiscard]] std::optional<Canonical> least_puzzle(const Givens &givens);

/// least_puzzle() for any processor, and for those with AVX2 and BMI2 (x86 only).
[[nodiscard]] std::optional<Canonical> least_puzzle_portable(const Givens &givens);
[[nodiscard]] std::optional<Canonical> least_puzzle_avx2(const Givens &givens);

} // namespace dokushin::canon
