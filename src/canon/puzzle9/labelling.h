// A transform as far as the search for puzzles knows it (puzzle_search.h).
#pragma once

#include "canon/puzzle9/column_classes.h"

#include <cstdint>

namespace dokushin::canon {

// A stack is named by where its four bits are in the numbers below, from 4; a column by
// that and its number there. So both are shifts, and 0 is none. A digit's is four times
// the digit.
//
//     stack    4           8            12
//     column   4  5  6     8  9  10     12  13  14

[[nodiscard]] constexpr unsigned shift_of_stack(unsigned stack) { return 4 * stack + 4; }
[[nodiscard]] constexpr unsigned stack_at(unsigned shift) { return shift / 4 - 1; }
[[nodiscard]] constexpr unsigned stack_shift(unsigned column) { return column & 12; }
[[nodiscard]] constexpr unsigned number_in_stack(unsigned column) { return column & 3; }

/// What a row finds out: in words that can stay in registers while it is followed.
struct Naming {
    std::uint64_t seen;    ///< of each digit the column where it was first seen, 0 if nowhere
    std::uint64_t offsets; ///< … its name less the place of that column in its stack, and one
    std::uint32_t classes; ///< of the board's stacks
    std::uint32_t order;   ///< the board's stack of each place in the form, 0: open

    [[nodiscard]] Classes classes_of(unsigned stack) const { return classes >> stack & 15; }

    /// The column where a digit was first seen.
    [[nodiscard]] unsigned column_of(unsigned digit) const { return seen >> digit & 15; }

    /// Of a digit that is new.
    void see(unsigned digit, unsigned column, unsigned name, unsigned place) {
        seen |= std::uint64_t{column} << digit;
        offsets |= std::uint64_t{name + 1 - place} << digit;
    }
    [[nodiscard]] Single single(unsigned column) const {
        return class_tables.single[classes_of(stack_shift(column))][number_in_stack(column)];
    }
    /// The least name that a digit may still get, by the least place of its column.
    [[nodiscard]] unsigned name_at(unsigned digit, unsigned place) const {
        return static_cast<unsigned>(offsets >> digit & 15) + place - 1;
    }
    [[nodiscard]] unsigned name_of(unsigned digit) const {
        return name_at(digit, single(column_of(digit)).place);
    }
    void change(unsigned column, const Single &of_column) {
        classes ^= std::uint32_t{of_column.change} << stack_shift(column);
    }
    /// Are all columns classes of their own?
    [[nodiscard]] bool is_settled() const {
        constexpr std::uint32_t settled = 0x1110 * first_settled;
        return (classes & settled) == settled;
    }
};

struct PuzzleWay {
    Naming naming;
    std::uint64_t row_at; ///< the board's row of each row of the form, four bits each
    std::uint32_t times;  ///< how many such ways it stands for
    std::uint16_t rows;   ///< of the board, not used yet
    std::uint8_t free;    ///< stacks without digits so far: the first ones of the form
    std::uint8_t side;    ///< 0, or 1 where the board is turned over

    [[nodiscard]] unsigned row(unsigned row_of_form) const {
        return row_at >> 4 * row_of_form & 15;
    }
};

} // namespace dokushin::canon
