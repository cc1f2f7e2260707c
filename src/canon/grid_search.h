// The least image of a 9×9 grid, which the search by classes (minlex_search.h) would find
// too, in a hundred times the time.
//
// Of a grid the first row is 123456789 whatever row that is, and the second row begins 456
// or 457. So there are few ways to begin: two rows of a band, the stack that comes first, and
// the order of its columns; all other columns follow from what is below what. With that each
// column and each digit has its place, and the other rows are those that begin with the least
// digit, first of all bands, then of the band. None of these ways is gone but the best:
//   1. Two rows of a band in either order have at most 36 openings. The least second row
//      among them is one of fifteen, and which one is told by counting how steps from column
//      to column come back (second_rows.h). Eighteen pairs of rows are looked at, and two of
//      them are left.
//   2. How all openings with that second row come from one of them is in a table, so a third
//      row takes two byte shuffles (and that of the rows exchanged is one of the same). Four
//      are looked at, and one is left.
//   3. Its columns give the order of the rows: those that begin with 1, 2, 3 and so on are
//      where the first row's digits lie in the first column.
//   4. Where several are left, all rows are compared; those that are alike are automorphisms.
//
// Source: worked out from what "least" means; tests hold it against minlex_search.h.
// Cost: a third of a microsecond, 2,500 instructions. Two fifths of that are the rows and
// columns as vectors with the places of their digits, a fourth the pairs, a tenth the answer.
//
// Tried in vain (g++ 12, in nanoseconds of some 320, with a driver that does nothing else):
// the usual opening of each pair instead of its kind (120 more, and 200 more still with
// branches); all openings of all pairs one by one, as it was before (ten times the time);
// places of only those lines that come first, and the check for digits that repeat by bits
// (20 more); the list of best pairs made without a branch, while they are found (35 more: what
// is counted waits for what is compared); as bits afterwards (10 more); the same text for BMI2
// or AVX2 (nothing).
#pragma once

#include <dokushin/canon.h>

#include <optional>

namespace dokushin::canon {

/// The form of 81 digits from 1 to 9; none if a house holds one twice.
[[nodiscard]] std::optional<Canonical> least_grid(const Grid &grid);

/// The same for any processor, and for those with SSSE3 (x86 only).
[[nodiscard]] std::optional<Canonical> least_grid_portable(const Grid &grid);
[[nodiscard]] std::optional<Canonical> least_grid_ssse3(const Grid &grid);

} // namespace dokushin::canon
