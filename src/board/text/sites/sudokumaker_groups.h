// Groups of digits along SudokuMaker's entropy lines: a bit for each digit of a group.
#pragma once

#include <vector>

namespace dokushin::text::sudokumaker {

using Groups = std::vector<int>;

/// The most digits of a board whose groups are numbers that a document may have.
inline constexpr int most_digits_in_groups = 18;

/// Low, middle and high digits, as bits of their numbers. What three doesn't divide goes to the
/// middle if it is one, to both ends if it is two.
[[nodiscard]] Groups low_middle_high(int side);
/// Digits by what is left when they are divided.
[[nodiscard]] Groups residues(int side, int modulus);
[[nodiscard]] Groups in_order(Groups groups);

} // namespace dokushin::text::sudokumaker
