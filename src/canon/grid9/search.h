// The search for the least image of a 9×9 grid. The general search (general/row_search.h) finds the
// same in a hundred times the time.
//
// The first row of the form is 123456789 whatever row becomes the first, and the second row begins
// 456 or 457. So there are few openings: two rows of a band, the stack that comes first, and the
// order of its columns. The permutation that the two rows make decides all other columns. Then
// each column and each digit has its place, and the other rows are in the order of their labels in
// the first column: first by bands, then within each band. Nearly all openings are excluded before
// that:
//   1. Two rows of a band have at most 36 openings, of the rows in either order. The least
//      second row among them is one of fifteen, and counting how steps from column to column return
//      determines which one (second_rows.h). Of the eighteen pairs of a board and of its transpose
//      two are left on average.
//   2. A table has how all openings with the least second row come from one of them, so a third row
//      takes two byte shuffles. On average 12 to 23 third rows are computed for a grid, from two to
//      dozens where the second row begins 456, and 1.5 to 1.8 tie.
//   3. The columns of an opening decide the order of the rows: the row that begins with 1, 2, 3 and
//      so on is where the first column contains the digits of the first row.
//   4. If several openings are left, all rows are compared. Those with equal images differ by
//      automorphisms.
//
// Source: worked out from what "least" means; tests compare it with general/row_search.h.
// Cost: 0.3 microseconds, 2,500 instructions: a quarter of the time for rows and columns as
// vectors with the places of their digits, a fifth each for the second rows of the pairs and for
// the answer, and a third and more for the openings, whose steps wait for each other.
//
// Tried in vain (g++ 12; nanoseconds more than the 300 that a grid of gen_tdoku_minimal's puzzles
// takes without what callers add):
//   - all openings of all pairs one by one, as it was before: 4,000;
//   - the reference opening of each pair instead of its kind: 120; with branches in it: 300;
//   - a board read and transposed over byte by byte: 60; only places that are needed, and digits
//     that repeat found by bits: 25;
//   - the best pairs collected while they are found, without a branch: 35 (what is counted
//     waits for what is compared), or as sets by what they can have: 100;
//   - the form added up before its memory is allocated: 15;
//   - the same text for BMI2 or AVX2: none.
#pragma once

#include <dokushin/canon.h>

#include <optional>

namespace dokushin::canon {

/// Finds the form of 81 digits from 1 to 9; none if a house contains one twice.
[[nodiscard]] std::optional<Canonical> least_grid(const Grid &grid);

/// least_grid() for any processor, and for those with SSSE3 (x86 only).
[[nodiscard]] std::optional<Canonical> least_grid_portable(const Grid &grid);
[[nodiscard]] std::optional<Canonical> least_grid_ssse3(const Grid &grid);

} // namespace dokushin::canon
