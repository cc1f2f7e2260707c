// The least image of a 9×9 grid, which the search by classes (minlex_search.h) would find
// too, in eight times the time.
//
// Of a grid the first row is 123456789 whatever row that is, and the second row begins 456
// or 457. So there are few ways to begin:
//   1. two rows of a band, and the stack that comes first. Three of the other row's digits
//      there are in the next box of the first one (then it is so in all stacks, and the
//      second row begins 456789), or two are, which is less good;
//   2. the order of the first stack's columns: six, or, where two digits are shared, the
//      two in which they come first. All other columns follow from what is below what.
// With that, each column and each digit has its place. The other rows are those that begin
// with the least digit, first of all bands, then of the band.
//
// Source: worked out from what "least" means; a test holds it against minlex_search.h.
// Cost: 36 ordered pairs of rows, three stacks, up to six orders, of which a grid with a
// pair of the first kind leaves one in ten; most are given up in the third row.
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
