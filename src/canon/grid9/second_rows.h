// All second rows that the form of a grid can have, and the openings of two rows of a band that
// lead to the least second row that these two rows can have.
//
// Two rows of a band make a permutation of the columns: the first row has in column below[c] the
// digit that the second row has in column c. An opening is an order of the columns in which the
// first row gets the labels 123456789, and in which no second row is less up to what the order
// decides:
//   - Three columns of a stack come first. Their digits in the second row become 456 if the first
//     row has all three in one stack (then it is so for all stacks). Else they become 457, where
//     the two columns whose digits are in one stack come first, in either order.
//   - The digits below the first three columns are those of the next columns in the first row, and
//     the digits below these are those of the next columns again.
// So the second row is 456789 and three labels, or 457 and six labels, and the places of 1, 2, 3
// and 6 determine it: there are sixty second rows. For two rows only one opening is computed, their
// reference opening. Which other openings there are, of the rows as they are or exchanged, and
// which of them are the best, depends only on its second row. A table has the best ones, as
// permutations of the columns of the reference opening. How good they are can be computed even
// without the reference opening, by counting where steps from column to column lead
// (kind_number()): there are fifteen least second rows, and no two have the same number.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace dokushin::canon {

/// A number for each of nine places, mostly a permutation of 0 to 8, in the layout of a vector.
struct alignas(16) NineBytes {
    std::array<std::uint8_t, 16> at; ///< only nine are used
};

/// The columns of the first stack in an order, and the labels of their digits in the first row,
/// from 0. The digits of all other columns count as 3.
struct FirstStack {
    std::array<std::uint8_t, 3> columns;
    std::array<std::uint8_t, 9> label_of;
};

[[nodiscard]] constexpr FirstStack first_stack(unsigned one, unsigned two, unsigned three) {
    FirstStack first{{static_cast<std::uint8_t>(one), static_cast<std::uint8_t>(two),
                      static_cast<std::uint8_t>(three)},
                     {3, 3, 3, 3, 3, 3, 3, 3, 3}};
    for (std::uint8_t label = 0; label < 3; ++label) {
        first.label_of[first.columns[label]] = label;
    }
    return first;
}

/// The stack of each column, and the sum of that stack's columns.
inline constexpr std::array<std::uint8_t, 9> stack_with_column{0, 0, 0, 1, 1, 1, 2, 2, 2};
inline constexpr std::array<std::uint8_t, 9> sum_of_stack{3, 3, 3, 12, 12, 12, 21, 21, 21};

/// Chooses without a branch, for conditions that cannot be predicted.
[[nodiscard]] constexpr unsigned chosen(bool condition, unsigned yes, unsigned no) {
    return no ^ ((yes ^ no) & (0U - unsigned{condition}));
}

/// Finds all columns of the opening with this first stack. Below its first two columns are digits
/// of one stack. If the second row begins 457, the digit below the third column becomes 7, and 8
/// is the first digit in the second row's second box that does not come from the first stack. The
/// columns are written in place byte by byte: a processor stalls on a copy of sixteen bytes that
/// have just been written one by one, and assembling them in a word takes longer.
constexpr void find_opening_columns(NineBytes &columns, const std::uint8_t *below,
                                    const FirstStack &first) {
    const unsigned fourth = below[first.columns[0]];
    const unsigned fifth = below[first.columns[1]];
    const unsigned below_third = below[first.columns[2]];
    const unsigned sixth = sum_of_stack[fourth] - fourth - fifth;
    const unsigned below_fourth = below[fourth];
    const unsigned below_fifth = below[fifth];
    const bool triple = below_third == sixth;
    const bool home = first.label_of[below_fourth] < 3;
    const unsigned seventh = chosen(triple, below_fourth, below_third);
    const unsigned eighth = chosen(triple || home, below_fifth, below_fourth);
    const unsigned ninth = sum_of_stack[seventh] - seventh - eighth;
    columns.at[0] = first.columns[0];
    columns.at[1] = first.columns[1];
    columns.at[2] = first.columns[2];
    columns.at[3] = static_cast<std::uint8_t>(fourth);
    columns.at[4] = static_cast<std::uint8_t>(fifth);
    columns.at[5] = static_cast<std::uint8_t>(sixth);
    columns.at[6] = static_cast<std::uint8_t>(seventh);
    columns.at[7] = static_cast<std::uint8_t>(eighth);
    columns.at[8] = static_cast<std::uint8_t>(ninth);
}

[[nodiscard]] constexpr NineBytes opening_columns(const std::uint8_t *below,
                                                  const FirstStack &first) {
    NineBytes columns{};
    find_opening_columns(columns, below, first);
    return columns;
}

/// The number of a second row; a greater row has a greater number. It has two bits for each label
/// from the fourth to the eighth, for 1, 2, 3 and all others. A row that begins 456 is less than
/// those that begin 457, and has only others up to its sixth label.
inline constexpr unsigned second_row_numbers = 1024;

[[nodiscard]] constexpr unsigned
second_row_number(const std::uint8_t *below, const NineBytes &columns, const FirstStack &first) {
    unsigned number = 0;
    for (unsigned i = 3; i < 8; ++i) {
        number = number << 2 | first.label_of[below[columns.at[i]]];
    }
    return (number + 16) % second_row_numbers;
}

/// The first stack of the reference opening is the left one. The order of its columns depends on
/// which of them have a digit of the right stack below them, a bit each.
[[nodiscard]] constexpr std::array<FirstStack, 8> make_reference_stacks() {
    std::array<FirstStack, 8> stacks{};
    for (unsigned right = 0; right < 8; ++right) {
        const unsigned odd = right == 1 || right == 6 ? 0 : right == 2 || right == 5 ? 1 : 2;
        stacks[right] = first_stack(odd == 0 ? 1 : 0, odd == 2 ? 1 : 2, odd);
    }
    return stacks;
}

inline constexpr std::array<FirstStack, 8> reference_stacks = make_reference_stacks();

[[nodiscard]] constexpr const FirstStack &reference_stack(const std::uint8_t *below) {
    return reference_stacks[unsigned{below[0] > 5} | unsigned{below[1] > 5} << 1 |
                            unsigned{below[2] > 5} << 2];
}

/// An invariant of two rows that separates all kinds of pairs. It depends neither on the order of
/// the columns nor on which row comes first. It counts the columns from which two steps lead back
/// to the stack, and three or four to the column itself, and those that lead to the same stack as
/// their right neighbour.
inline constexpr unsigned kind_numbers = 40;

[[nodiscard]] constexpr unsigned kind_number(const std::uint8_t *below) {
    unsigned number = 0;
    for (unsigned column = 0; column < 9; ++column) {
        const unsigned two = below[below[column]];
        const unsigned three = below[two];
        const unsigned neighbour = column % 3 == 2 ? column - 2 : column + 1;
        number += stack_with_column[two] == stack_with_column[column] ? 4 : 0;
        number += three == column ? 1 : 0;
        number += below[three] == column ? 1 : 0;
        number += stack_with_column[below[column]] == stack_with_column[below[neighbour]] ? 2 : 0;
    }
    return number;
}

/// The place of a number that is missing.
inline constexpr std::uint8_t nowhere = 15;

/// Writes the place of each number in place, or nowhere if the number is missing.
constexpr void find_places(NineBytes &places, const NineBytes &order) {
    places.at.fill(nowhere);
    for (std::uint8_t i = 0; i < 9; ++i) {
        places.at[order.at[i]] = i;
    }
}

[[nodiscard]] constexpr NineBytes inverse(const NineBytes &order) {
    NineBytes places{};
    find_places(places, order);
    return places;
}

/// The permutations that make another opening from the reference opening.
struct Opening {
    NineBytes columns; ///< place in this opening → place in the reference opening
    NineBytes labels;  ///< label in the reference opening → label in this one
};

/// A range of the table of openings of two rows: those of the rows as they are, up to `swapped`,
/// and then those of the rows exchanged.
struct OpeningRange {
    std::uint8_t begin;
    std::uint8_t swapped;
    std::uint8_t end;
};

inline constexpr unsigned best_openings = 252;

/// The best openings, by the number of the reference opening's second row.
struct SecondRows {
    std::array<std::uint16_t, second_row_numbers>
        least{}; ///< the least number that the rows can have
    std::array<OpeningRange, second_row_numbers> range{};    ///< the openings that have this number
    std::array<std::uint16_t, kind_numbers> least_of_kind{}; ///< the same as `least`, by the kind
    std::array<Opening, best_openings> openings{};
};

inline constexpr std::array<std::array<std::uint8_t, 3>, 6> orders_of_three{
    {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};

/// A second row, with labels from 0, by its kind and the order of its last three labels. The first
/// kind begins 456. The nine others have 1, 2 or 3 at one of the three places of the second box.
[[nodiscard]] constexpr NineBytes second_row(unsigned kind,
                                             const std::array<std::uint8_t, 3> &last_three) {
    NineBytes row{};
    row.at = {3, 4, 5, 6, 7, 8};
    std::array<std::uint8_t, 3> left{0, 1, 2};
    if (kind != 0) {
        const unsigned place = (kind - 1) / 3;
        const unsigned label = (kind - 1) % 3;
        row.at[2] = 6;
        for (std::uint8_t i = 0; i < 3; ++i) { // 7 and 8 around it
            row.at[3 + i] = static_cast<std::uint8_t>(i == place  ? label
                                                      : i < place ? 7 + i
                                                                  : 6 + i);
        }
        left = {static_cast<std::uint8_t>(label == 0 ? 1 : 0),
                static_cast<std::uint8_t>(label == 2 ? 1 : 2), 5};
    }
    for (std::size_t i = 0; i < 3; ++i) {
        row.at[6 + i] = left[last_three[i]];
    }
    return row;
}

/// Calls take(columns, number) for each opening of two rows.
template <class Take> constexpr void for_each_opening(const NineBytes &below, const Take &take) {
    for (unsigned stack = 0; stack < 9; stack += 3) {
        for (const auto &order : orders_of_three) {
            const FirstStack first =
                first_stack(stack + order[0], stack + order[1], stack + order[2]);
            if (stack_with_column[below.at[first.columns[0]]] ==
                stack_with_column[below.at[first.columns[1]]]) {
                const NineBytes columns = opening_columns(below.at.data(), first);
                take(columns, second_row_number(below.at.data(), columns, first));
            }
        }
    }
}

/// All openings of two rows, as they are and exchanged, with the numbers of their second rows.
struct AllOpenings {
    std::array<NineBytes, 36> columns{};
    std::array<std::uint16_t, 36> numbers{};
    unsigned least = second_row_numbers;
    unsigned swapped = 0; ///< the index of the first opening of the rows exchanged
    unsigned count = 0;
};

[[nodiscard]] constexpr AllOpenings all_openings(const NineBytes &below) {
    AllOpenings all;
    const auto take = [&](const NineBytes &columns, unsigned number) {
        all.columns[all.count] = columns;
        all.numbers[all.count++] = static_cast<std::uint16_t>(number);
        all.least = number < all.least ? number : all.least;
    };
    for_each_opening(below, take);
    all.swapped = all.count;
    for_each_opening(inverse(below), take);
    return all;
}

[[nodiscard]] constexpr unsigned reference_number(const NineBytes &below) {
    const FirstStack &reference = reference_stack(below.at.data());
    return second_row_number(below.at.data(), opening_columns(below.at.data(), reference),
                             reference);
}

template <class Take> constexpr void for_each_second_row(const Take &take) {
    for (unsigned kind = 0; kind < 10; ++kind) {
        for (const auto &last_three : orders_of_three) {
            take(second_row(kind, last_three));
        }
    }
}

[[nodiscard]] constexpr SecondRows make_second_rows() {
    SecondRows rows{};
    std::uint8_t count = 0;
    for_each_second_row([&](const NineBytes &below) {
        const AllOpenings all = all_openings(below);
        OpeningRange range{count, count, count};
        for (unsigned i = 0; i < all.count; ++i) {
            if (all.numbers[i] == all.least) {
                rows.openings[count++] = {all.columns[i], inverse(all.columns[i])};
                range.swapped = i < all.swapped ? count : range.swapped;
                range.end = count;
            }
        }
        const unsigned number = reference_number(below);
        rows.range[number] = range;
        rows.least[number] = static_cast<std::uint16_t>(all.least);
        rows.least_of_kind[kind_number(below.at.data())] = static_cast<std::uint16_t>(all.least);
    });
    return rows;
}

inline constexpr SecondRows second_rows = make_second_rows();

/// True if the kinds of pairs determine the same least second rows as the second rows do.
[[nodiscard]] constexpr bool kinds_are_right() {
    bool right = true;
    for_each_second_row([&](const NineBytes &below) {
        right = right && second_rows.least_of_kind[kind_number(below.at.data())] ==
                             second_rows.least[reference_number(below)];
    });
    return right;
}

static_assert(kinds_are_right());

} // namespace dokushin::canon
