// A partial labelling: a transform as far as the search for the least image has decided it
// (row_search.h has the picture).
#pragma once

#include "canon/general/row_choice.h"
#include "canon/group/board.h"

#include <bit>
#include <utility>
#include <vector>

namespace dokushin::canon {

/// A node of the search tree: the rows of the form so far, an ordered partition of the columns
/// into classes, and the labels of digits through the columns where they were first seen.
struct Labelling {
    LineMap column_at;          ///< position in the form → column of the board
    LineMap position_of;        ///< the inverse of column_at
    LineMap seen_row;           ///< digit − 1 → the row of the form where it was first seen
    LineMap seen_column;        ///< digit − 1 → the column of the board where it was first seen
    LineMap row_at;             ///< row of the form → row of the board
    std::uint64_t multiplicity; ///< how many such labellings this one stands for
    std::uint32_t class_starts; ///< a bit for each position where a class begins, and the end
    std::uint16_t unused_rows;  ///< rows of the board that are not in the form yet
    std::uint8_t free_stacks;   ///< stacks without digits so far: the first ones of the form
    bool transposed;
};

/// The seen_row of a digit that has not been seen yet.
inline constexpr std::uint8_t unseen = 0xFF;

/// The end of the class that contains a position.
[[nodiscard]] inline unsigned class_end(const Labelling &labelling, unsigned position) {
    return position + 1U +
           static_cast<unsigned>(std::countr_zero(labelling.class_starts >> (position + 1U)));
}
/// The first position of the class that contains a position.
[[nodiscard]] inline unsigned class_begin(const Labelling &labelling, unsigned position) {
    const std::uint32_t up_to_here = (std::uint32_t{2} << position) - 1;
    return 31U - static_cast<unsigned>(std::countl_zero(labelling.class_starts & up_to_here));
}

/// Exchanges the columns at two positions.
inline void exchange(Labelling &labelling, unsigned one, unsigned other) {
    std::swap(labelling.column_at[one], labelling.column_at[other]);
    labelling.position_of[labelling.column_at[one]] = static_cast<std::uint8_t>(one);
    labelling.position_of[labelling.column_at[other]] = static_cast<std::uint8_t>(other);
}

/// Individualises the column at a position: it moves to the first position of its class, and
/// becomes a class of its own.
inline void individualise(Labelling &labelling, unsigned first, unsigned position) {
    exchange(labelling, first, position);
    labelling.class_starts |= std::uint32_t{2} << first;
}

/// The memory of a search, kept from board to board.
struct Workspace {
    std::vector<Labelling> labellings; ///< those that lead to the rows so far
    std::vector<Labelling> next;       ///< those that lead to the row being searched, too
    std::vector<RowChoice> choices;
};

} // namespace dokushin::canon
