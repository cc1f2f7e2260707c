// The constraint `equal`: cells hold the same digit, as a cell and its clone do.
#pragma once

#include "board/constraints/list_kinds.h"
#include "errors/catalogue.h"

#include <algorithm>

namespace dokushin {

template <> struct KindOf<Equal> : KindOfCells<Equal, CellOrder::set, 2> {
    static constexpr OnValues on_values = OnValues::the_same;
    static constexpr std::string_view name = "equal";
    static constexpr std::string_view meaning = "Its cells hold the same digit.";
    static constexpr std::string_view example = "equal r1c1 r5c5";
    static constexpr Pattern<0> arguments = "cells, two or more";
    static constexpr bool cells_differ = false;
    static constexpr bool digits_are_interchangeable = true;

    /// Keeps the digits that all cells have in common.
    static bool prune(const Equal & /*rule*/, std::span<DigitSet> candidates) {
        DigitSet common = candidates[0];
        for (const DigitSet here : candidates) {
            common = common & here;
        }
        std::ranges::fill(candidates, common);
        return !common.empty();
    }
};

} // namespace dokushin
