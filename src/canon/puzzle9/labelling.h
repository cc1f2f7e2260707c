// A partial labelling in the layout of the search for puzzles (search.h).
#pragma once

#include "canon/general/row_choice.h"
#include "canon/puzzle9/column_classes.h"

#include <cassert>
#include <cstdint>

namespace dokushin::canon {

// Stacks, columns and digits are numbered by the shifts that find their four bits in the words
// below, so 0 is none. A digit's number is four times the digit.
//
//     stack    4           8            12
//     column   4  5  6     8  9  10     12  13  14

[[nodiscard]] constexpr unsigned shift_of_stack(unsigned stack) { return 4 * stack + 4; }
[[nodiscard]] constexpr unsigned stack_at(unsigned shift) { return shift / 4 - 1; }
[[nodiscard]] constexpr unsigned stack_shift(unsigned column) { return column & 12; }
[[nodiscard]] constexpr unsigned number_in_stack(unsigned column) { return column & 3; }

/// The labels of columns and digits: what extending a row decides, in words that can stay in
/// registers meanwhile.
struct Labels {
    std::uint64_t seen;        ///< for each digit the column where it was first seen, or 0
    std::uint64_t offsets;     ///< for each digit: label − that column's place in its stack + 1
    std::uint32_t classes;     ///< for each stack of the board
    std::uint32_t stack_order; ///< for each stack's place in the form: stack of the board, or 0

    [[nodiscard]] PartitionNumber classes_of(unsigned stack) const { return classes >> stack & 15; }

    /// The column where a digit was first seen.
    [[nodiscard]] unsigned column_of(unsigned digit) const { return seen >> digit & 15; }

    /// Gives a new digit its label.
    void see(unsigned digit, unsigned column, unsigned label, unsigned place) {
        assert(digit >= 4 && digit <= 36 && column_of(digit) == 0);
        assert(label >= 1 && label <= 9 && place < 3);
        seen |= std::uint64_t{column} << digit;
        offsets |= std::uint64_t{label + 1 - place} << digit;
    }
    [[nodiscard]] Individualisation individualisation(unsigned column) const {
        return class_tables
            .individualised[classes_of(stack_shift(column))][number_in_stack(column)];
    }
    /// The least label that a digit can still get, by the least place of its column.
    [[nodiscard]] unsigned label_at(unsigned digit, unsigned place) const {
        assert(place < 3);
        return static_cast<unsigned>(offsets >> digit & 15) + place - 1;
    }
    [[nodiscard]] unsigned label_of(unsigned digit) const {
        return label_at(digit, individualisation(column_of(digit)).place);
    }
    void change(unsigned column, const Individualisation &of_column) {
        classes ^= std::uint32_t{of_column.change} << stack_shift(column);
    }
    /// True if each column is a class of its own.
    [[nodiscard]] bool is_settled() const {
        constexpr std::uint32_t settled = 0x1110 * first_settled;
        return (classes & settled) == settled;
    }
};

struct PuzzleLabelling {
    Labels labels;
    std::uint64_t row_at;       ///< row of the form → row of the board, four bits each
    std::uint32_t multiplicity; ///< how many such labellings this one stands for
    std::uint16_t unused_rows;  ///< rows of the board that are not in the form yet
    std::uint8_t free_stacks;   ///< stacks without digits so far: the first ones of the form
    std::uint8_t transposed;    ///< 0 or 1

    [[nodiscard]] unsigned row(unsigned row_of_form) const {
        return row_at >> 4 * row_of_form & 15;
    }
};

} // namespace dokushin::canon
