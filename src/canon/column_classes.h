// The columns of a stack in classes, of which nothing tells the columns apart so far, and
// what happens to them: tables, as there are only thirteen ways to divide three columns.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

namespace dokushin::canon {

/// Of each of the three columns, the first place that its class has in the stack: two bits
/// each. Columns with the same one are a class, so 0 is one class of all.
///
///     classes {b} {a, c}:   a 1   b 0   c 1      bits 01 00 01
using Classes = std::uint32_t;

inline constexpr unsigned class_codes = 64;

[[nodiscard]] constexpr unsigned first_place(Classes classes, unsigned column) {
    return classes >> 2 * column & 3;
}

/// The columns of the class that begins at a place, a bit each.
[[nodiscard]] constexpr unsigned class_at(Classes classes, unsigned place) {
    unsigned columns = 0;
    for (unsigned column = 0; column < 3; ++column) {
        columns |= unsigned{first_place(classes, column) == place} << column;
    }
    return columns;
}

/// What a row does to the first class that is not blank in it: the columns that are blank
/// come first. The others have to wait, for a digit may put one of their columns in place.
struct Split {
    std::uint8_t classes = 0;
    std::uint8_t first : 2 = 0;   ///< the place of the first column with a digit
    std::uint8_t columns : 3 = 0; ///< of that class those that have one
};

/// `given`: the columns with a digit, a bit each.
[[nodiscard]] constexpr Split split(Classes classes, unsigned given) {
    unsigned begin = 3;
    for (unsigned column = 0; column < 3; ++column) {
        begin = (given >> column & 1U) != 0 ? std::min(begin, first_place(classes, column)) : begin;
    }
    const unsigned alike = class_at(classes, begin);
    const unsigned first = begin + static_cast<unsigned>(std::popcount(alike & ~given));
    for (unsigned column = 0; column < 3; ++column) {
        if ((alike & given) >> column & 1U) {
            classes &= ~(3U << 2 * column);
            classes |= (first & 3) << 2 * column; // beyond 3: of codes that mean no classes
        }
    }
    return {static_cast<std::uint8_t>(classes & 63), static_cast<std::uint8_t>(first & 3),
            static_cast<std::uint8_t>(alike & given & 7)};
}

/// Lets a column be the first of its class, and a class of its own.
[[nodiscard]] constexpr Classes singled(Classes classes, unsigned column) {
    const unsigned place = first_place(classes, column);
    const unsigned others = class_at(classes, place) & ~(1U << column);
    for (unsigned other = 0; other < 3; ++other) {
        if ((others >> other & 1U) != 0) {
            classes &= ~(3U << 2 * other);
            classes |= ((place + 1) & 3) << 2 * other;
        }
    }
    return classes;
}

/// In how many orders its columns may stand.
[[nodiscard]] constexpr unsigned orders_of(Classes classes) {
    unsigned orders = 1;
    for (unsigned place = 0; place < 3; ++place) {
        const int columns = std::popcount(class_at(classes, place));
        orders *= columns == 3 ? 6 : columns == 2 ? 2 : 1;
    }
    return orders;
}

/// The same looked up by the classes, and by what holds digits or a column.
struct ClassTables {
    std::array<std::array<Split, 8>, class_codes> split{};
    std::array<std::array<std::uint8_t, 8>, class_codes> first{}; ///< of the places 4, 2, 1
    std::array<std::array<std::uint8_t, 4>, class_codes> singled{};
    std::array<std::uint8_t, class_codes> orders{};
};

[[nodiscard]] constexpr ClassTables make_class_tables() {
    ClassTables tables;
    for (Classes classes = 0; classes < class_codes; ++classes) {
        for (unsigned given = 0; given < 8; ++given) {
            const Split after = split(classes, given);
            tables.split[classes][given] = after;
            tables.first[classes][given] =
                static_cast<std::uint8_t>(given == 0 ? 0 : 4U >> after.first);
        }
        for (unsigned column = 0; column < 3; ++column) {
            tables.singled[classes][column] = static_cast<std::uint8_t>(singled(classes, column));
        }
        tables.orders[classes] = static_cast<std::uint8_t>(orders_of(classes));
    }
    return tables;
}

inline constexpr ClassTables class_tables = make_class_tables();

} // namespace dokushin::canon
