// The constraint `remainders`: its cells hold a digit of each remainder at least, as each square of
// four cells does under global modulus.
#pragma once

#include "board/constraints/groups.h"
#include "board/constraints/list_kinds.h"
#include "errors/catalogue.h"

namespace dokushin {

template <> struct KindOf<Remainders> : KindOfNumberedCells<Remainders, CellOrder::set> {
    static constexpr OnValues on_values = OnValues::the_same;
    static constexpr std::string_view name = "remainders";
    static constexpr std::string_view meaning =
        "The cells hold a digit of each remainder that division by the number leaves, and perhaps "
        "more.";
    static constexpr std::string_view example = "remainders 3 r1c1 r1c2 r2c1 r2c2";
    static constexpr Pattern<0> arguments =
        "a divisor of 2 or more, and cells behind a colon, no fewer than the divisor";
    static constexpr bool cells_differ = false;
    static constexpr bool digits_are_interchangeable = false;

    static bool accepts(const Shape &shape, unsigned divisor, std::size_t cells) {
        return divisor >= 2 && divisor <= shape.side() && cells >= divisor;
    }

    /// Keeps the digits beside which each remainder can still have a cell.
    static bool prune(const Remainders &rule, std::span<DigitSet> candidates) {
        std::vector<DigitSet> groups(rule.divisor);
        for (unsigned digit = 1; digit <= max_side; ++digit) {
            groups[digit % rule.divisor].insert(digit_of(digit));
        }
        return prune_holding_each(groups, candidates);
    }
};

} // namespace dokushin
