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

    /// Erases the digits of decided cells from the others, to a fixpoint. O(cells²) at worst.
    static bool prune(const Different & /*different*/, std::span<DigitSet> candidates) {
        DigitSet decided;
        DigitSet before;
        do {
            before = decided;
            decided = DigitSet();
            for (DigitSet &here : candidates) {
                here = is_decided(here) ? here : here - before;
                if (here.empty() || (is_decided(here) && !(here & decided).empty())) {
                    return false;
                }
                decided = is_decided(here) ? decided | here : decided;
            }
        } while (decided != before);
        return true;
    }

  private:
    static bool is_decided(DigitSet here) { return (here.bits() & (here.bits() - 1)) == 0; }
};

} // namespace dokushin
