// Ordered partitions of the columns of a stack into classes, and how a row refines them: tables,
// because three columns have only thirteen ordered partitions. The columns of a class have been
// equal so far, so their order is open.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

namespace dokushin::canon {

/// The first place that a column's class has in the stack, two bits for each of three columns.
/// Columns with the same first place are a class, so 0 is one class of all.
///
///     classes {b} {a, c}:   a 1   b 0   c 1      bits 01 00 01
using Places = std::uint32_t;

inline constexpr unsigned places_count = 64; ///< most of them are no partition

[[nodiscard]] constexpr unsigned first_place(Places places, unsigned column) {
    return places >> 2 * column & 3;
}

/// The columns of the class that begins at a place, a bit each.
[[nodiscard]] constexpr unsigned class_at(Places places, unsigned place) {
    unsigned columns = 0;
    for (unsigned column = 0; column < 3; ++column) {
        columns |= unsigned{first_place(places, column) == place} << column;
    }
    return columns;
}

/// True if each class begins where those before it end.
[[nodiscard]] constexpr bool are_classes(Places places) {
    unsigned next = 0;
    while (next < 3) {
        const unsigned columns = class_at(places, next);
        if (columns == 0) {
            return false;
        }
        next += static_cast<unsigned>(std::popcount(columns));
    }
    return true;
}

/// Splits a class: some of its columns come behind the others, at a place.
[[nodiscard]] constexpr Places put_behind(Places places, unsigned columns, unsigned place) {
    for (unsigned column = 0; column < 3; ++column) {
        if ((columns >> column & 1U) != 0) {
            places &= ~(3U << 2 * column);
            places |= place << 2 * column;
        }
    }
    return places;
}

/// The columns with digits in the first class that is not blank in a row.
[[nodiscard]] constexpr unsigned first_given(Places places, unsigned given) {
    unsigned begin = 3;
    for (unsigned column = 0; column < 3; ++column) {
        begin = (given >> column & 1U) != 0 ? std::min(begin, first_place(places, column)) : begin;
    }
    return class_at(places, begin) & given;
}

/// The place of the first of these columns: the blank columns of their class come first.
[[nodiscard]] constexpr unsigned place_given(Places places, unsigned columns) {
    const auto column = static_cast<unsigned>(std::countr_zero(columns));
    const unsigned begin = first_place(places, column);
    return begin + static_cast<unsigned>(std::popcount(class_at(places, begin) & ~columns));
}

/// Individualises a column: it becomes the first of its class, and a class of its own.
[[nodiscard]] constexpr Places singled(Places places, unsigned column) {
    const unsigned place = first_place(places, column);
    return put_behind(places, class_at(places, place) & ~(1U << column), place + 1);
}

/// The number of orders of the columns that a partition leaves open.
[[nodiscard]] constexpr unsigned orders_of(Places places) {
    unsigned orders = 1;
    for (unsigned place = 0; place < 3; ++place) {
        const int columns = std::popcount(class_at(places, place));
        orders *= columns == 3 ? 6 : columns == 2 ? 2 : 1;
    }
    return orders;
}

/// The number of a partition: 0 is one class of all, and from `first_settled` on all three
/// columns are classes of their own.
using Classes = std::uint32_t;

inline constexpr unsigned class_numbers = 16;
inline constexpr Classes first_settled = 8;

/// How a row splits the first class that is not blank in it. The other classes have to wait,
/// because a digit can put one of their columns in place.
struct Split {
    std::uint8_t change = 0;  ///< old partition ^ new partition
    std::uint8_t columns = 0; ///< the columns of this class that contain digits, a bit each
    std::uint8_t column = 0;  ///< the only one of them, or else `several`
    std::uint8_t place = 0;   ///< the place of the first one
};
inline constexpr unsigned several = 3;

/// The least place that a column can get, and how the partition changes if it gets this place.
struct Single {
    std::uint8_t place = 0;
    std::uint8_t change = 0;
};

struct ClassTables {
    std::array<std::array<Split, 8>, class_numbers> split{};   ///< by the columns with digits
    std::array<std::array<Single, 4>, class_numbers> single{}; ///< by the column
    std::array<std::uint8_t, class_numbers> orders{};
    std::array<std::uint8_t, class_numbers> settled{}; ///< with the columns in the board's order
};

[[nodiscard]] constexpr std::array<std::uint8_t, places_count> number_classes() {
    std::array<std::uint8_t, places_count> numbers{};
    unsigned open = 0;
    unsigned settled = first_settled;
    for (Places places = 0; places < places_count; ++places) {
        if (are_classes(places)) {
            numbers[places] =
                static_cast<std::uint8_t>(orders_of(places) == 1 ? settled++ : open++);
        }
    }
    return numbers;
}

[[nodiscard]] constexpr ClassTables make_class_tables() {
    const auto numbers = number_classes();
    ClassTables tables;
    for (Places places = 0; places < places_count; ++places) {
        if (!are_classes(places)) {
            continue;
        }
        const unsigned classes = numbers[places];
        for (unsigned given = 1; given < 8; ++given) {
            const unsigned columns = first_given(places, given);
            const unsigned place = place_given(places, columns);
            const Places after = put_behind(places, columns, place);
            const bool one = std::has_single_bit(columns);
            tables.split[classes][given] = {
                static_cast<std::uint8_t>(classes ^ numbers[after]),
                static_cast<std::uint8_t>(columns),
                static_cast<std::uint8_t>(one ? static_cast<unsigned>(std::countr_zero(columns))
                                              : several),
                static_cast<std::uint8_t>(place)};
        }
        Places settled = places;
        for (unsigned column = 0; column < 3; ++column) {
            tables.single[classes][column] = {
                static_cast<std::uint8_t>(first_place(places, column)),
                static_cast<std::uint8_t>(classes ^ numbers[singled(places, column)])};
            settled = singled(settled, column);
        }
        tables.orders[classes] = static_cast<std::uint8_t>(orders_of(places));
        tables.settled[classes] = numbers[settled];
    }
    return tables;
}

inline constexpr ClassTables class_tables = make_class_tables();

} // namespace dokushin::canon
