// The constraint `value-indexing`: the second cell names the place at which the digit of the first
// stands among the others.
#pragma once

#include "board/constraints/list_kinds.h"
#include "errors/catalogue.h"

#include <algorithm>

namespace dokushin {

template <> struct KindOf<ValueIndexing> : KindOfCells<ValueIndexing, CellOrder::line, 3> {
    static constexpr std::string_view name = "value-indexing";
    static constexpr std::string_view meaning =
        "Of the cells behind the second, that at the place which the second names holds the digit "
        "of the first.";
    static constexpr std::string_view example = "value-indexing r1c1 r2c2 r3c3 r4c4 r5c5";
    static constexpr Pattern<0> arguments = "three or more cells";
    static constexpr bool cells_differ = false;
    static constexpr bool digits_are_interchangeable = false;

    /// Keeps the places at which a cell can have a digit with the first, and the digits that it has
    /// with some of them; if one place is left, its cell has no others. O(cells).
    static bool prune(const ValueIndexing & /*rule*/, std::span<DigitSet> candidates) {
        DigitSet &value = candidates[0];
        DigitSet &place = candidates[1];
        const std::span<DigitSet> indexed = candidates.subspan(2);
        DigitSet values;
        DigitSet places;
        for (const Digit digit : place) {
            const std::size_t at = number(digit) - 1;
            const DigitSet shared = at < indexed.size() ? indexed[at] & value : DigitSet();
            if (!shared.empty()) {
                values = values | shared;
                places.insert(digit);
            }
        }
        value = values;
        place = places;
        if (places.size() == 1) {
            indexed[number(places.first()) - 1] = values;
        }
        return std::ranges::none_of(candidates, &DigitSet::empty);
    }
};

} // namespace dokushin
