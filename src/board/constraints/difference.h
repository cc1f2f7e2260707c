// The constraint `difference`: two digits have a difference, as a white dot of kropki says.
#pragma once

#include "board/constraints/list_kinds.h"
#include "board/constraints/ranges.h"
#include "errors/catalogue.h"

#include <algorithm>

namespace dokushin {

template <> struct KindOf<Difference> : KindOfNumberedCells<Difference, CellOrder::set> {
    static constexpr OnValues on_values = OnValues::the_same;
    static constexpr std::string_view name = "difference";
    static constexpr std::string_view meaning = "Its two digits differ by just the number.";
    static constexpr std::string_view example = "difference 3 r1c1 r1c2";
    static constexpr Pattern<0> arguments = "a difference, and two cells behind a colon";
    static constexpr bool cells_differ = true;
    static constexpr bool digits_are_interchangeable = false;

    static bool accepts(const Shape &shape, unsigned difference, std::size_t cells) {
        return cells == 2 && difference > 0 && difference < shape.side();
    }

    /// Keeps the digits that have a partner in the other cell. O(1).
    static bool prune(const Difference &rule, std::span<DigitSet> candidates) {
        const auto partners = [&](DigitSet digits) {
            return DigitSet(digits.bits() << rule.difference | digits.bits() >> rule.difference);
        };
        return prune_line(candidates, partners, partners);
    }
};

} // namespace dokushin
