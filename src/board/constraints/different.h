// The constraint `different`: its cells hold different digits, as cells a knight's move apart do.
#pragma once

#include "board/constraints/list_kinds.h"
#include "errors/catalogue.h"

#include <algorithm>

namespace dokushin {

template <> struct KindOf<Different> : KindOfCells<Different, CellOrder::set, 2> {
    static constexpr OnValues on_values = OnValues::the_same;
    static constexpr std::string_view name = "different";
    static constexpr std::string_view meaning = "Its cells hold different digits.";
    static constexpr std::string_view example = "different r1c1 r2c3 r3c5";
    static constexpr Pattern<0> arguments = "cells, two or more, no more than digits";
    static constexpr bool cells_differ = true;
    static constexpr bool digits_are_interchangeable = true;

    /// Erases the digit of each decided cell from the others, to a fixpoint. O(cells³) at worst.
    static bool prune(const Different & /*different*/, std::span<DigitSet> candidates) {
        for (bool moved = true; moved;) {
            moved = false;
            for (const DigitSet &decided : candidates) {
                for (DigitSet &other : candidates) {
                    if (decided.size() == 1 && &other != &decided && !(other & decided).empty()) {
                        other = other - decided;
                        moved = true;
                    }
                }
            }
        }
        return std::ranges::none_of(candidates, &DigitSet::empty);
    }
};

} // namespace dokushin
