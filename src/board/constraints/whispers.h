// The constraint `whispers`: neighbours on a line differ by at least some number.
#pragma once

#include "board/constraints/list_kinds.h"
#include "board/constraints/ranges.h"
#include "errors/catalogue.h"

namespace dokushin {

template <> struct KindOf<Whispers> : KindOfNumberedCells<Whispers, CellOrder::line> {
    static constexpr OnValues on_values = OnValues::the_same;
    static constexpr std::string_view name = "whispers";
    static constexpr std::string_view meaning =
        "Neighbours on the line differ by at least the number: 5 for German whispers.";
    static constexpr std::string_view example = "whispers 5 r1c1 r2c2 r3c3";
    static constexpr Pattern<0> arguments =
        "a difference, and the cells of a line behind a colon, two or more";
    static constexpr bool cells_differ = false;
    static constexpr bool digits_are_interchangeable = false;

    static bool accepts(const Shape &shape, unsigned difference, std::size_t cells) {
        return cells >= 2 && difference > 0 && difference < shape.side();
    }

    /// Keeps the digits that are far enough from a digit of each neighbour. O(cells).
    static bool prune(const Whispers &rule, std::span<DigitSet> candidates) {
        const auto partners = [apart = static_cast<int>(rule.difference)](DigitSet digits) {
            return up_to(static_cast<int>(largest(digits)) - apart) |
                   from(static_cast<int>(smallest(digits)) + apart);
        };
        return prune_line(candidates, partners, partners);
    }
};

} // namespace dokushin
