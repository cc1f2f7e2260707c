// The least image of a 9×9 grid, which the search by classes (minlex_search.h) would find
// too, in a hundred times the time.
//
// Of a grid the first row is 123456789 whatever row that is, and the second row begins 456
// or 457. So there are few ways to begin: two rows of a band, the stack that comes first, and
// the order of its columns; all other columns follow from what is below what. With that each
// column and each digit has its place, and the other rows are those that begin with the least
// digit, first of all bands, then of the band. Nearly all ways are left before that:
//   1. Two rows of a band in either order have at most 36 openings. The least second row
//      among them is one of fifteen, and which one is told by counting how steps from column
//      to column come back (second_rows.h). Of the eighteen pairs of a board and of the same
//      turned over two are left on average.
//   2. How all openings with that second row come from one of them is in a table, so a third
//      row takes two byte shuffles. Of a grid 12 to 23 are looked at on average, from two to
//      dozens where the second row begins 456, and 1.5 to 1.8 tie.
//   3. Its columns give the order of the rows: those that begin with 1, 2, 3 and so on are
//      where the first row's digits lie in the first column.
//   4. Where several are left, all rows are compared; those that are alike are automorphisms.
//
// Source: worked out from what "least" means; tests hold it against minlex_search.h.
// Cost: 0.3 microseconds, 2,500 instructions: a quarter of the time for rows and columns as
// vectors with the places of their digits, a fifth each for what the pairs can have and for
// the answer, and a third and more for the openings, whose steps wait for each other.
//
// Tried in vain (g++ 12; nanoseconds more than 300, which a grid of gen_tdoku_minimal's
// puzzles takes without what is done for callers):
//   - all openings of all pairs one by one, as it was before: 4,000;
//   - the usual opening of each pair instead of its kind: 120; with branches in it: 300;
//   - a board read and turned over byte by byte: 60; only places that are needed, and digits
//     that repeat found by bits: 25;
//   - the best pairs collected while they are found, without a branch: 35 (what is counted
//     waits for what is compared), or as sets by what they can have: 100;
//   - the form added up before its memory is asked for: 15;
//   - the same text for BMI2 or AVX2: none.
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
