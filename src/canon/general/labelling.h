// A partial labelling: a transform as far as the search for the least image has decided it
// (row_search.h has the picture).
#pragma once

#include "canon/general/row_choice.h"
#include "canon/group/board.h"

#include <bit>
#include <cassert>
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
    assert(labelling.class_starts >> (position + 1U) != 0);
    return position + 1U +
           static_cast<unsigned>(std::countr_zero(labelling.class_starts >> (position + 1U)));
}
/// The first position of the class that contains a position.
[[nodiscard]] inline unsigned class_begin(const Labelling &labelling, unsigned position) {
    const std::uint32_t up_to_here = (std::uint32_t{2} << position) - 1;
    assert((labelling.class_starts & up_to_here) != 0);
    return 31U - static_cast<unsigned>(std::countl_zero(labelling.class_starts & up_to_here));
}

/// Exchanges the columns at two positions.
inline void exchange(Labelling &labelling, unsigned one, unsigned other) {
    assert(one < labelling.column_at.size() && other < labelling.column_at.size());
    std::swap(labelling.column_at[one], labelling.column_at[other]);
    labelling.position_of[labelling.column_at[one]] = static_cast<std::uint8_t>(one);
    labelling.position_of[labelling.column_at[other]] = static_cast<std::uint8_t>(other);
}

/// Individualises the column at a position: it moves to the first position of its class, and
/// becomes a class of its own.
inline void individualise(Labelling &labelling, unsigned first, unsigned position) {
    assert(class_begin(labelling, position) == first);
    exchange(labelling, first, position);
    labelling.class_starts |= std::uint32_t{2} << first;
}

/// True if positions and columns are each other's inverse, a class begins at position 0 and one
/// would begin behind the last, and exactly the rows so far are used. For debug builds.
[[nodiscard]] inline bool is_ok(const Labelling &labelling, unsigned side, unsigned rows) {
    std::uint32_t unused = (std::uint32_t{1} << side) - 1;
    for (unsigned i = 0; i < side; ++i) {
        if (labelling.position_of[labelling.column_at[i]] != i) {
            return false;
        }
    }
    for (unsigned row = 0; row < rows; ++row) {
        unused &= ~(std::uint32_t{1} << labelling.row_at[row]);
    }
    return labelling.unused_rows == unused && labelling.multiplicity > 0 &&
           (labelling.class_starts & 1U) != 0 && labelling.class_starts >> side == 1;
}

/// The memory of a search, kept from board to board.
struct Workspace {
    std::vector<Labelling> labellings; ///< those that lead to the rows so far
    std::vector<Labelling> next;       ///< those that lead to the row being searched, too
    std::vector<RowChoice> choices;
};

} // namespace dokushin::canon
