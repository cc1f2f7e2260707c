// The constraint `ratio`: one of two digits is a multiple of the other, as a black dot of kropki
// says.
#pragma once

#include "board/constraints/excluded.h"
#include "board/constraints/list_kinds.h"
#include "board/constraints/ranges.h"
#include "errors/catalogue.h"

#include <algorithm>

namespace dokushin {

template <> struct KindOf<Ratio> : KindOfNumberedCells<Ratio, CellOrder::set> {
    static constexpr OnValues on_values = OnValues::converted;
    static constexpr std::string_view name = "ratio";
    static constexpr std::string_view meaning =
        "One of its two digits is the other times the number.";
    static constexpr std::string_view example = "ratio 3 r1c1 r1c2";
    static constexpr Pattern<0> arguments = "a ratio of 2 or more, and two cells behind a colon";
    static constexpr bool cells_differ = true;
    static constexpr bool digits_are_interchangeable = false;

    static bool accepts(const Shape &shape, unsigned ratio, std::size_t cells) {
        return cells == 2 && ratio >= 2 && ratio <= shape.side();
    }

    /// Keeps the digits that have a partner in the other cell. O(digits).
    static bool prune(const Ratio &rule, std::span<DigitSet> candidates) {
        const auto partners = [&](DigitSet digits) {
            DigitSet found;
            for (const Digit digit : digits) {
                const unsigned here = number(digit) + rule.lowest - 1;
                if (here == 0) { // has the ratio with itself alone, and the cells differ
                    continue;
                }
                found = found | only_if_digit(here * rule.ratio + 1 - rule.lowest);
                if (here % rule.ratio == 0) {
                    found = found | only_if_digit(here / rule.ratio + 1 - rule.lowest);
                }
            }
            return found;
        };
        return prune_line(candidates, partners, partners);
    }
};

} // namespace dokushin
