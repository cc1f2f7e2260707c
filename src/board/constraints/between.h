// The constraint `between`: the digits of a line lie strictly between those of its ends.
#pragma once

#include "board/constraints/list_kinds.h"
#include "board/constraints/ranges.h"
#include "errors/catalogue.h"

#include <algorithm>

namespace dokushin {

template <> struct KindOf<Between> : KindOfCells<Between, CellOrder::line, 3> {
    static constexpr OnValues on_values = OnValues::the_same;
    static constexpr std::string_view name = "between";
    static constexpr std::string_view meaning =
        "Digits on the line lie strictly between those of its ends.";
    static constexpr std::string_view example = "between r1c1 r1c2 r1c3 r1c4";
    static constexpr Pattern<0> arguments = "the cells of a line with both ends, three or more";
    static constexpr bool cells_differ = false;
    static constexpr bool digits_are_interchangeable = false;

    /// Tries each pair of digits of the ends: a digit stays if one of the pairs permits it.
    /// O(digits² · cells).
    static bool prune(const Between & /*rule*/, std::span<DigitSet> candidates) {
        const std::size_t last = candidates.size() - 1;
        std::vector<DigitSet> kept(candidates.size());
        for (const Digit one : candidates[0]) {
            for (const Digit other : candidates[last]) {
                const unsigned low = std::min(number(one), number(other));
                const unsigned high = std::max(number(one), number(other));
                const DigitSet inside =
                    from(static_cast<int>(low) + 1) & up_to(static_cast<int>(high) - 1);
                const auto inner = candidates.subspan(1, last - 1);
                if (std::ranges::any_of(inner,
                                        [&](DigitSet here) { return (here & inside).empty(); })) {
                    continue;
                }
                kept[0].insert(one);
                kept[last].insert(other);
                for (std::size_t at = 1; at < last; ++at) {
                    kept[at] = kept[at] | (candidates[at] & inside);
                }
            }
        }
        std::ranges::copy(kept, candidates.begin());
        return !candidates[0].empty();
    }
};

} // namespace dokushin
