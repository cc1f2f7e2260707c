// The constraint `thermometer`: digits increase from its bulb on.
#pragma once

#include "board/constraints/list_kinds.h"
#include "board/constraints/ranges.h"
#include "errors/catalogue.h"

namespace dokushin {

template <> struct KindOf<Thermometer> : KindOfCells<Thermometer, CellOrder::line, 2> {
    static constexpr OnValues on_values = OnValues::the_same;
    static constexpr std::string_view name = "thermometer";
    static constexpr std::string_view meaning = "Digits increase from the bulb on.";
    static constexpr std::string_view example = "thermometer r1c1 r2c1 r3c2";
    static constexpr Pattern<0> arguments =
        "cells from the bulb on, two or more, no more than digits";
    static constexpr bool cells_differ = true;
    static constexpr bool digits_are_interchangeable = false;

    /// Keeps each cell above the least digit before it and below the greatest behind it.
    static bool prune(const Thermometer & /*rule*/, std::span<DigitSet> candidates) {
        return prune_increasing(candidates, 1);
    }
};

} // namespace dokushin
