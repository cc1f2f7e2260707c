// Patterns of blanks and digits in a row of a 9×9 board: tables by the row's nine columns, a bit
// each, and by its stacks.
#pragma once

#include "canon/group/size.h"
#include "canon/puzzle9/labelling.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

namespace dokushin::canon {

[[nodiscard]] constexpr unsigned givens_of(unsigned given, unsigned stack) {
    return NineByNine::count_in_stack(given >> 3 * stack & 7);
}

/// The least bound of some rows, and which of the rows have it, a bit each. A row with a greater
/// bound than another becomes a greater row of the form.
struct RowBound {
    unsigned value;
    unsigned rows;
};

/// A pattern of blanks and digits, in a row whose columns are in no order yet.
struct RowPattern {
    std::uint16_t least; ///< the pattern in the best order of stacks and columns, highest bit first
    std::uint16_t first; ///< the highest bit of the pattern itself
    std::uint8_t stacks; ///< stacks that contain a digit, a bit each
    std::uint8_t counts; ///< the number of digits in each stack, two bits each
};

[[nodiscard]] constexpr std::array<RowPattern, 512> make_row_patterns() {
    std::array<RowPattern, 512> patterns{};
    for (unsigned given = 0; given < patterns.size(); ++given) {
        std::array<unsigned, 3> counts{};
        unsigned stacks = 0;
        unsigned packed = 0;
        for (unsigned stack = 0; stack < 3; ++stack) {
            counts[stack] = givens_of(given, stack);
            stacks |= unsigned{counts[stack] != 0} << stack;
            packed |= counts[stack] << 2 * stack;
        }
        std::ranges::sort(counts);
        unsigned least = 0;
        for (const unsigned count : counts) {
            least = least << 3 | ((1U << count) - 1);
        }
        patterns[given] = {static_cast<std::uint16_t>(least),
                           static_cast<std::uint16_t>(std::bit_floor(given)),
                           static_cast<std::uint8_t>(stacks), static_cast<std::uint8_t>(packed)};
    }
    return patterns;
}

inline constexpr std::array<RowPattern, 512> row_patterns = make_row_patterns();

/// The orders in which stacks with digits may come, four bits a stack (labelling.h). Stacks with
/// fewer digits come first.
struct StackOrders {
    std::uint16_t count;
    std::array<std::uint16_t, 6> orders;
};

[[nodiscard]] constexpr StackOrders make_stack_orders(unsigned counts) {
    StackOrders result{};
    std::array<unsigned, 3> stacks{0, 1, 2};
    const auto count_of = [&](unsigned stack) { return counts >> 2 * stack & 3; };
    do {
        if (count_of(stacks[0]) > count_of(stacks[1]) ||
            count_of(stacks[1]) > count_of(stacks[2])) {
            continue;
        }
        unsigned order = 0;
        unsigned place = 0;
        for (const unsigned stack : stacks) {
            order |= count_of(stack) != 0 ? shift_of_stack(stack) << 4 * place++ : 0;
        }
        const auto end = result.orders.begin() + result.count;
        if (std::find(result.orders.begin(), end, order) == end) { // once, if stacks are blank
            result.orders[result.count++] = static_cast<std::uint16_t>(order);
        }
    } while (std::ranges::next_permutation(stacks).found);
    return result;
}

[[nodiscard]] constexpr std::array<StackOrders, 64> make_all_stack_orders() {
    std::array<StackOrders, 64> orders{};
    for (unsigned counts = 0; counts < orders.size(); ++counts) {
        orders[counts] = make_stack_orders(counts);
    }
    return orders;
}

/// The orders by the numbers of digits in the stacks, as in RowPattern::counts.
inline constexpr std::array<StackOrders, 64> stack_orders = make_all_stack_orders();

/// The number of stacks in a set, and the columns of a set.
inline constexpr std::array<std::uint8_t, 8> stacks_in{0, 1, 1, 2, 1, 2, 2, 3};
inline constexpr std::array<std::uint16_t, 8> columns_of{0x000, 0x007, 0x038, 0x03F,
                                                         0x1C0, 0x1C7, 0x1F8, 0x1FF};

/// The rows of the band that contains a row.
inline constexpr std::array<std::uint16_t, 9> band_with{0x007, 0x007, 0x007, 0x038, 0x038,
                                                        0x038, 0x1C0, 0x1C0, 0x1C0};

} // namespace dokushin::canon
