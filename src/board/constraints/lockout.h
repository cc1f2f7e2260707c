// The constraint `lockout`: the ends of a line are apart, and its other digits are not between them
// or equal to them.
#pragma once

#include "board/constraints/list_kinds.h"
#include "board/constraints/ranges.h"
#include "errors/catalogue.h"

#include <algorithm>

namespace dokushin {

template <> struct KindOf<Lockout> : KindOfNumberedCells<Lockout, CellOrder::line> {
    static constexpr OnValues on_values = OnValues::the_same;
    static constexpr std::string_view name = "lockout";
    static constexpr std::string_view meaning =
        "The ends of the line differ by at least the number, and the other digits are less or "
        "greater than both.";
    static constexpr std::string_view example = "lockout 4 r1c1 r1c2 r1c3 r1c4";
    static constexpr Pattern<0> arguments =
        "a difference, and the cells of a line behind a colon, two or more";
    static constexpr bool cells_differ = false;
    static constexpr bool digits_are_interchangeable = false;

    static bool accepts(const Shape &shape, unsigned difference, std::size_t cells) {
        return cells >= 2 && difference < shape.side();
    }

    /// Tries each pair of digits of the ends: a digit stays if one of the pairs permits it.
    /// O(digits² · cells).
    static bool prune(const Lockout &rule, std::span<DigitSet> candidates) {
        const std::size_t last = candidates.size() - 1;
        const auto inner = candidates.subspan(1, last - 1);
        std::vector<DigitSet> kept(candidates.size());
        for (const Digit one : candidates[0]) {
            for (const Digit other : candidates[last]) {
                const unsigned low = std::min(number(one), number(other));
                const unsigned high = std::max(number(one), number(other));
                const DigitSet outside =
                    up_to(static_cast<int>(low) - 1) | from(static_cast<int>(high) + 1);
                const auto is_locked = [&](DigitSet here) { return (here & outside).empty(); };
                if (high - low < rule.difference || std::ranges::any_of(inner, is_locked)) {
                    continue;
                }
                kept[0].insert(one);
                kept[last].insert(other);
                for (std::size_t at = 1; at < last; ++at) {
                    kept[at] = kept[at] | (candidates[at] & outside);
                }
            }
        }
        std::ranges::copy(kept, candidates.begin());
        return !candidates[0].empty();
    }
};

} // namespace dokushin
