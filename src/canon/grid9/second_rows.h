// All second rows that a grid's form can have, and the ways in which two rows of a band make
// the least one of theirs.
//
// Two rows are told by a permutation: below a column lies the digit that the first row has in
// the column below[column]. An opening is an order of the columns in which the first row is
// named 123456789, and which leaves the second row no less name anywhere:
//   - three columns of a stack come first. Their digits in the second row become 456, where
//     the first row has all of them in one stack (then it is so in all stacks), or else 457:
//     two columns of one stack come first, in either order;
//   - below the first three, and then below the next ones, are the digits of the columns that
//     come next.
// The second row is then 456789 and three names, or 457 and six, of which 1, 2, 3 and the 6
// say all. So there are sixty of them. Of two rows one opening is looked at, their usual one;
// what other openings there are, with the rows exchanged too, is a matter of its second row
// alone, and so is which of them are the best. Those are in a table, as what they do to the
// columns of the usual one. How good they are is even told without the usual one, by
// counting where steps from column to column lead (kind_number()): the least second rows are
// fifteen, and no two have the same number.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace dokushin::canon {

/// Nine numbers below nine, each of them once, as they are put into vectors.
struct alignas(16) Order {
    std::array<std::uint8_t, 16> at; ///< only nine are used
};

/// The columns of a stack in an order, and the names of their digits in the first row, from
/// 0; those of all others count as 3.
struct FirstStack {
    std::array<std::uint8_t, 3> columns;
    std::array<std::uint8_t, 9> name_of;
};

[[nodiscard]] constexpr FirstStack first_stack(unsigned one, unsigned two, unsigned three) {
    FirstStack first{{static_cast<std::uint8_t>(one), static_cast<std::uint8_t>(two),
                      static_cast<std::uint8_t>(three)},
                     {3, 3, 3, 3, 3, 3, 3, 3, 3}};
    for (std::uint8_t name = 0; name < 3; ++name) {
        first.name_of[first.columns[name]] = name;
    }
    return first;
}

/// The stack of each column, and the sum of that stack's columns.
inline constexpr std::array<std::uint8_t, 9> stack_with_column{0, 0, 0, 1, 1, 1, 2, 2, 2};
inline constexpr std::array<std::uint8_t, 9> sum_of_stack{3, 3, 3, 12, 12, 12, 21, 21, 21};

/// One or the other without a branch, for what nobody can foretell.
[[nodiscard]] constexpr unsigned chosen(bool condition, unsigned yes, unsigned no) {
    return no ^ ((yes ^ no) & (0U - unsigned{condition}));
}

/// All columns of the opening that begins so: the first two have digits of one stack below
/// them. Where the second row begins 457, the digit below the third becomes 7, and 8 is the
/// first digit in the second row's second box that does not come from the first stack. They
/// are written byte by byte where they stay: for a copy of sixteen bytes that have just been
/// written one by one a processor waits, and putting them together in a word takes longer.
constexpr void find_opening_columns(Order &columns, const std::uint8_t *below,
                                    const FirstStack &first) {
    const unsigned fourth = below[first.columns[0]];
    const unsigned fifth = below[first.columns[1]];
    const unsigned below_third = below[first.columns[2]];
    const unsigned sixth = sum_of_stack[fourth] - fourth - fifth;
    const unsigned below_fourth = below[fourth];
    const unsigned below_fifth = below[fifth];
    const bool triple = below_third == sixth;
    const bool home = first.name_of[below_fourth] < 3;
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

[[nodiscard]] constexpr Order opening_columns(const std::uint8_t *below, const FirstStack &first) {
    Order columns{};
    find_opening_columns(columns, below, first);
    return columns;
}

/// A number for each second row, the greater the row, the greater: from its fourth to its
/// eighth name two bits each, which tell 1, 2, 3 and all others. That row which begins 456 is
/// less than those which begin 457, and has only others there up to its sixth name.
inline constexpr unsigned second_row_numbers = 1024;

[[nodiscard]] constexpr unsigned second_row_number(const std::uint8_t *below, const Order &columns,
                                                   const FirstStack &first) {
    unsigned number = 0;
    for (unsigned i = 3; i < 8; ++i) {
        number = number << 2 | first.name_of[below[columns.at[i]]];
    }
    return (number + 16) % second_row_numbers;
}

/// The usual opening's first columns, the left stack, by which of them have a digit of the
/// right stack below them: a bit each.
[[nodiscard]] constexpr std::array<FirstStack, 8> make_usual_stacks() {
    std::array<FirstStack, 8> stacks{};
    for (unsigned right = 0; right < 8; ++right) {
        const unsigned odd = right == 1 || right == 6 ? 0 : right == 2 || right == 5 ? 1 : 2;
        stacks[right] = first_stack(odd == 0 ? 1 : 0, odd == 2 ? 1 : 2, odd);
    }
    return stacks;
}

inline constexpr std::array<FirstStack, 8> usual_stacks = make_usual_stacks();

[[nodiscard]] constexpr const FirstStack &usual_stack(const std::uint8_t *below) {
    return usual_stacks[unsigned{below[0] > 5} | unsigned{below[1] > 5} << 1 |
                        unsigned{below[2] > 5} << 2];
}

/// What does not depend on how the columns lie or which row comes first, and tells all kinds
/// of pairs apart: the columns from which two steps lead back to the stack, and three or four
/// to the column itself, and those that lead to the same stack as their right neighbour.
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

/// What stands for no place.
inline constexpr std::uint8_t nowhere = 15;

/// The place of each number, or nowhere if it is missing; written where they stay.
constexpr void find_places(Order &places, const Order &order) {
    places.at.fill(nowhere);
    for (std::uint8_t i = 0; i < 9; ++i) {
        places.at[order.at[i]] = i;
    }
}

[[nodiscard]] constexpr Order inverse(const Order &order) {
    Order places{};
    find_places(places, order);
    return places;
}

/// What makes another opening of the usual one.
struct Opening {
    Order columns; ///< which places its columns had in the usual one
    Order names;   ///< what becomes of the names there
};

/// Openings of two rows, a run of them in a table: those of the rows as they are, up to
/// `swapped`, and then those of the rows exchanged.
struct OpeningRange {
    std::uint8_t begin;
    std::uint8_t swapped;
    std::uint8_t end;
};

inline constexpr unsigned best_openings = 252;

/// By the number of the usual opening's second row.
struct SecondRows {
    std::array<std::uint16_t, second_row_numbers> least{};   ///< number that the two rows can have
    std::array<OpeningRange, second_row_numbers> range{};    ///< of the openings that have it
    std::array<std::uint16_t, kind_numbers> least_of_kind{}; ///< the same as `least`
    std::array<Opening, best_openings> openings{};
};

inline constexpr std::array<std::array<std::uint8_t, 3>, 6> orders_of_three{
    {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};

/// Each second row, from 0: of the first kind that which begins 456, of the nine others those
/// with 1, 2 or 3 at each place of the second box; and the order of the last three names.
[[nodiscard]] constexpr Order second_row(unsigned kind,
                                         const std::array<std::uint8_t, 3> &last_three) {
    Order row{};
    row.at = {3, 4, 5, 6, 7, 8};
    std::array<std::uint8_t, 3> left{0, 1, 2};
    if (kind != 0) {
        const unsigned place = (kind - 1) / 3;
        const unsigned name = (kind - 1) % 3;
        row.at[2] = 6;
        for (std::uint8_t i = 0; i < 3; ++i) { // 7 and 8 around it
            row.at[3 + i] = static_cast<std::uint8_t>(i == place  ? name
                                                      : i < place ? 7 + i
                                                                  : 6 + i);
        }
        left = {static_cast<std::uint8_t>(name == 0 ? 1 : 0),
                static_cast<std::uint8_t>(name == 2 ? 1 : 2), 5};
    }
    for (std::size_t i = 0; i < 3; ++i) {
        row.at[6 + i] = left[last_three[i]];
    }
    return row;
}

/// Calls take(columns, number) for each opening of two rows.
template <class Take> constexpr void for_each_opening(const Order &below, const Take &take) {
    for (unsigned stack = 0; stack < 9; stack += 3) {
        for (const auto &order : orders_of_three) {
            const FirstStack first =
                first_stack(stack + order[0], stack + order[1], stack + order[2]);
            if (stack_with_column[below.at[first.columns[0]]] ==
                stack_with_column[below.at[first.columns[1]]]) {
                const Order columns = opening_columns(below.at.data(), first);
                take(columns, second_row_number(below.at.data(), columns, first));
            }
        }
    }
}

/// All openings of two rows, as they are and exchanged, with their second rows.
struct AllOpenings {
    std::array<Order, 36> columns{};
    std::array<std::uint16_t, 36> numbers{};
    unsigned least = second_row_numbers;
    unsigned swapped = 0; ///< the first of the rows exchanged
    unsigned count = 0;
};

[[nodiscard]] constexpr AllOpenings all_openings(const Order &below) {
    AllOpenings all;
    const auto take = [&](const Order &columns, unsigned number) {
        all.columns[all.count] = columns;
        all.numbers[all.count++] = static_cast<std::uint16_t>(number);
        all.least = number < all.least ? number : all.least;
    };
    for_each_opening(below, take);
    all.swapped = all.count;
    for_each_opening(inverse(below), take);
    return all;
}

[[nodiscard]] constexpr unsigned usual_number(const Order &below) {
    const FirstStack &usual = usual_stack(below.at.data());
    return second_row_number(below.at.data(), opening_columns(below.at.data(), usual), usual);
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
    for_each_second_row([&](const Order &below) {
        const AllOpenings all = all_openings(below);
        OpeningRange range{count, count, count};
        for (unsigned i = 0; i < all.count; ++i) {
            if (all.numbers[i] == all.least) {
                rows.openings[count++] = {all.columns[i], inverse(all.columns[i])};
                range.swapped = i < all.swapped ? count : range.swapped;
                range.end = count;
            }
        }
        const unsigned number = usual_number(below);
        rows.range[number] = range;
        rows.least[number] = static_cast<std::uint16_t>(all.least);
        rows.least_of_kind[kind_number(below.at.data())] = static_cast<std::uint16_t>(all.least);
    });
    return rows;
}

inline constexpr SecondRows second_rows = make_second_rows();

/// Do the kinds tell what the second rows tell?
[[nodiscard]] constexpr bool kinds_are_right() {
    bool right = true;
    for_each_second_row([&](const Order &below) {
        right = right && second_rows.least_of_kind[kind_number(below.at.data())] ==
                             second_rows.least[usual_number(below)];
    });
    return right;
}

static_assert(kinds_are_right());

} // namespace dokushin::canon
