// A way: a transform as far as the search for the least image knows it (minlex_search.h
// has the picture).
#pragma once

#include "canon/group/board.h"

#include <algorithm>
#include <bit>
#include <vector>

namespace dokushin::canon {

/// A transform as far as it is known.
struct Way {
    Line column_at;       ///< position → column of the board
    Line position_of;     ///< its inverse
    Line seen_row;        ///< digit − 1 → the row of the form where it was first seen
    Line seen_column;     ///< … and the column of the board
    Line row_at;          ///< row of the form → row of the board
    std::uint64_t times;  ///< how many such ways it stands for
    std::uint32_t starts; ///< a bit for each position at which a class begins, and the end
    std::uint16_t rows;   ///< of the board, not used yet
    std::uint8_t free;    ///< stacks without digits so far: the first ones of the form
    bool transposed;
};

/// In seen_row: not at all.
inline constexpr std::uint8_t unseen = 0xFF;

/// Where the class that a position is in ends.
[[nodiscard]] inline unsigned class_end(const Way &way, unsigned position) {
    return position + 1U + static_cast<unsigned>(std::countr_zero(way.starts >> (position + 1U)));
}
/// … and begins.
[[nodiscard]] inline unsigned class_begin(const Way &way, unsigned position) {
    return 31U - static_cast<unsigned>(
                     std::countl_zero(way.starts & ((std::uint32_t{2} << position) - 1)));
}

/// Lets two columns change places.
inline void exchange(Way &way, unsigned one, unsigned other) {
    std::swap(way.column_at[one], way.column_at[other]);
    way.position_of[way.column_at[one]] = static_cast<std::uint8_t>(one);
    way.position_of[way.column_at[other]] = static_cast<std::uint8_t>(other);
}

/// A way, and a row of the board to go on with, which stands for `alike` rows.
struct Trial {
    std::uint32_t way;
    std::uint16_t row;
    std::uint16_t alike;
};

/// What a search needs room for, kept from board to board.
struct Memory {
    std::vector<Way> ways; ///< that lead to the rows so far
    std::vector<Way> next; ///< that lead to the row being looked for, too
    std::vector<Trial> trials;
};

} // namespace dokushin::canon
