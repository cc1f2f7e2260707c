// Ordered partitions of the columns of a stack into classes, and how a row refines them: tables,
// because three columns have only thirteen ordered partitions. The columns of a class have been
// equal so far, so their order is open.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

namespace dokushin::canon {

/// An ordered partition of three columns: for each column the first place of its class in the
/// stack, two bits each. Columns with the same first place are a class, so 0 is one class of all.
///
///     classes {b} {a, c}:   a 1   b 0   c 1      bits 01 00 01
using Partition = std::uint32_t;

inline constexpr unsigned partition_codes = 64; ///< most of them mean no partition

[[nodiscard]] constexpr unsigned first_place(Partition partition, unsigned column) {
    return partition >> 2 * column & 3;
}

/// The columns of the class that begins at a place, a bit each.
[[nodiscard]] constexpr unsigned class_at(Partition partition, unsigned place) {
    unsigned columns = 0;
    for (unsigned column = 0; column < 3; ++column) {
        columns |= unsigned{first_place(partition, column) == place} << column;
    }
    return columns;
}

/// True if each class begins where those before it end.
[[nodiscard]] constexpr bool is_partition(Partition partition) {
    unsigned next = 0;
    while (next < 3) {
        const unsigned columns = class_at(partition, next);
        if (columns == 0) {
            return false;
        }
        next += static_cast<unsigned>(std::popcount(columns));
    }
    return true;
}

/// Splits a class: some of its columns come behind the others, at a place.
[[nodiscard]] constexpr Partition put_behind(Partition partition, unsigned columns,
                                             unsigned place) {
    for (unsigned column = 0; column < 3; ++column) {
        if ((columns >> column & 1U) != 0) {
            partition &= ~(3U << 2 * column);
            partition |= place << 2 * column;
        }
    }
    return partition;
}

/// The columns with digits in the first class that is not blank in a row.
[[nodiscard]] constexpr unsigned first_given(Partition partition, unsigned given) {
    unsigned begin = 3;
    for (unsigned column = 0; column < 3; ++column) {
        begin =
            (given >> column & 1U) != 0 ? std::min(begin, first_place(partition, column)) : begin;
    }
    return class_at(partition, begin) & given;
}

/// The place of the first of these columns: the blank columns of their class come first.
[[nodiscard]] constexpr unsigned place_given(Partition partition, unsigned columns) {
    const auto column = static_cast<unsigned>(std::countr_zero(columns));
    const unsigned begin = first_place(partition, column);
    return begin + static_cast<unsigned>(std::popcount(class_at(partition, begin) & ~columns));
}

/// Individualises a column: it becomes the first of its class, and a class of its own.
[[nodiscard]] constexpr Partition individualised(Partition partition, unsigned column) {
    const unsigned place = first_place(partition, column);
    return put_behind(partition, class_at(partition, place) & ~(1U << column), place + 1);
}

/// The number of orders of the columns that a partition leaves open.
[[nodiscard]] constexpr unsigned orders_of(Partition partition) {
    unsigned orders = 1;
    for (unsigned place = 0; place < 3; ++place) {
        const int columns = std::popcount(class_at(partition, place));
        orders *= columns == 3 ? 6 : columns == 2 ? 2 : 1;
    }
    return orders;
}

/// The number of a partition: 0 is one class of all, and from `first_settled` on all three
/// columns are classes of their own.
using PartitionNumber = std::uint32_t;

inline constexpr unsigned class_numbers = 16;
inline constexpr PartitionNumber first_settled = 8;

/// How a row splits the first class that is not blank in it. The other classes have to wait,
/// because a digit can put one of their columns in place.
struct ClassSplit {
    std::uint8_t change = 0;  ///< old partition ^ new partition
    std::uint8_t columns = 0; ///< the columns of this class that contain digits, a bit each
    std::uint8_t column = 0;  ///< the only one of them, or else `several`
    std::uint8_t place = 0;   ///< the place of the first one
};
inline constexpr unsigned several = 3;

/// What individualising a column does: it gets the first place of its class.
struct Individualisation {
    std::uint8_t place = 0;
    std::uint8_t change = 0; ///< old partition ^ new partition
};

struct ClassTables {
    std::array<std::array<ClassSplit, 8>, class_numbers> split{}; ///< by the columns with digits
    std::array<std::array<Individualisation, 4>, class_numbers> individualised{}; ///< by the column
    std::array<std::uint8_t, class_numbers> orders{};
    std::array<std::uint8_t, class_numbers> settled{}; ///< with the columns in the board's order
};

[[nodiscard]] constexpr std::array<std::uint8_t, partition_codes> number_classes() {
    std::array<std::uint8_t, partition_codes> numbers{};
    unsigned open = 0;
    unsigned settled = first_settled;
    for (Partition partition = 0; partition < partition_codes; ++partition) {
        if (is_partition(partition)) {
            numbers[partition] =
                static_cast<std::uint8_t>(orders_of(partition) == 1 ? settled++ : open++);
        }
    }
    return numbers;
}

[[nodiscard]] constexpr ClassTables make_class_tables() {
    const auto numbers = number_classes();
    ClassTables tables;
    for (Partition partition = 0; partition < partition_codes; ++partition) {
        if (!is_partition(partition)) {
            continue;
        }
        const unsigned classes = numbers[partition];
        for (unsigned given = 1; given < 8; ++given) {
            const unsigned columns = first_given(partition, given);
            const unsigned place = place_given(partition, columns);
            const Partition after = put_behind(partition, columns, place);
            const bool one = std::has_single_bit(columns);
            tables.split[classes][given] = {
                static_cast<std::uint8_t>(classes ^ numbers[after]),
                static_cast<std::uint8_t>(columns),
                static_cast<std::uint8_t>(one ? static_cast<unsigned>(std::countr_zero(columns))
                                              : several),
                static_cast<std::uint8_t>(place)};
        }
        Partition settled = partition;
        for (unsigned column = 0; column < 3; ++column) {
            tables.individualised[classes][column] = {
                static_cast<std::uint8_t>(first_place(partition, column)),
                static_cast<std::uint8_t>(classes ^ numbers[individualised(partition, column)])};
            settled = individualised(settled, column);
        }
        tables.orders[classes] = static_cast<std::uint8_t>(orders_of(partition));
        tables.settled[classes] = numbers[settled];
    }
    return tables;
}

inline constexpr ClassTables class_tables = make_class_tables();

} // namespace dokushin::canon
