// A transform as far as the search for puzzles knows it (puzzle_search.h).
#pragma once

#include "canon/column_classes.h"

#include <cstdint>

namespace dokushin::canon {

/// A column by its stack and its number there, from 1: twice what is before it is where its bits
/// are in the classes of a way.
[[nodiscard]] constexpr unsigned column_code(unsigned stack, unsigned column) {
    return 4 * stack + column + 1;
}

/// A transform as far as it is known: all in words, which can stay in registers, and which
/// are read again as they were written.
struct PuzzleWay {
    std::uint64_t columns; ///< of digit d, at bit 4d: where it was first seen, 0 if nowhere
    std::uint64_t offsets; ///< … its name less the place of that column in its stack, and two
    std::uint64_t row_at;  ///< the board's row of each row of the form, four bits each
    std::uint32_t classes; ///< of the board's stacks, a byte each
    std::uint32_t times;   ///< how many such ways it stands for
    std::uint32_t rows;    ///< of the board, not used yet
    std::uint32_t order;   ///< the board's stack of each place in the form, two bits; 3: open
    std::uint32_t free;    ///< stacks without digits so far: the first ones of the form
    std::uint32_t side;    ///< 0, or 1 where the board is turned over

    [[nodiscard]] Classes classes_of(unsigned stack) const { return classes >> 8 * stack & 63; }
    void change_classes(unsigned stack, Classes from, Classes to) {
        classes ^= (from ^ to) << 8 * stack;
    }
    [[nodiscard]] unsigned row(unsigned row_of_form) const {
        return row_at >> 4 * row_of_form & 15;
    }

    /// The code of the column where a digit was first seen, 0 if it was not.
    [[nodiscard]] unsigned seen(unsigned digit) const { return columns >> 4 * digit & 15; }
    void see(unsigned digit, unsigned code, unsigned offset) {
        columns |= std::uint64_t{code} << 4 * digit;
        offsets |= std::uint64_t{offset} << 4 * digit;
    }
    /// The least place in its stack that a column may still get.
    [[nodiscard]] unsigned place_of(unsigned code) const { return classes >> 2 * (code - 1) & 3; }
    /// The least name that a digit may still get.
    [[nodiscard]] unsigned name_of(unsigned digit, unsigned code) const {
        return static_cast<unsigned>(offsets >> 4 * digit & 15) + place_of(code) - 2;
    }
    /// Makes the column the first of its class.
    void single_out(unsigned code) {
        const unsigned stack = (code - 1) >> 2;
        const Classes before = classes_of(stack);
        change_classes(stack, before, class_tables.singled[before][(code - 1) & 3]);
    }
};

} // namespace dokushin::canon
