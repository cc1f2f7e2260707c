// The constraint `slow-thermometer`: digits never decrease from its bulb on.
#pragma once

#include "board/constraints/list_kinds.h"
#include "board/constraints/ranges.h"
#include "errors/catalogue.h"

namespace dokushin {

template <> struct KindOf<SlowThermometer> : KindOfCells<SlowThermometer, CellOrder::line, 2> {
    static constexpr OnValues on_values = OnValues::the_same;
    static constexpr std::string_view name = "slow-thermometer";
    static constexpr std::string_view meaning = "Digits never decrease from the bulb on.";
    static constexpr std::string_view example = "slow-thermometer r1c1 r2c1 r3c2";
    static constexpr Pattern<0> arguments = "cells from the bulb on, two or more";
    static constexpr bool cells_differ = false;
    static constexpr bool digits_are_interchangeable = false;

    /// Keeps each cell at or above the least digit before it, and at or below the greatest behind
    /// it.
    static bool prune(const SlowThermometer & /*rule*/, std::span<DigitSet> candidates) {
        return prune_increasing(candidates, 0);
    }
};

} // namespace dokushin
