// The constraint `sum`: digits add up to a total, as on a little killer, an X or a V.
#pragma once

#include "board/constraints/linear.h"
#include "board/constraints/list_kinds.h"
#include "errors/catalogue.h"

#include <algorithm>

namespace dokushin {

template <> struct KindOf<Sum> : KindOfNumberedCells<Sum, CellOrder::set, NumberMeans::total> {
    static constexpr OnValues on_values = OnValues::converted;
    static constexpr std::string_view name = "sum";
    static constexpr std::string_view meaning =
        "Its digits, which may repeat, add up to the total, as those of a little killer.";
    static constexpr std::string_view example = "sum 20 r1c2 r2c3 r3c4 r4c5";
    static constexpr Pattern<0> arguments = "a total, and cells behind a colon";
    static constexpr bool cells_differ = false;
    static constexpr bool digits_are_interchangeable = false;

    static bool accepts(const Shape & /*shape*/, unsigned /*total*/, std::size_t /*cells*/) {
        return true;
    }

    /// Applies bounds consistency.
    static bool prune(const Sum &rule, std::span<DigitSet> candidates) {
        return prune_sum(rule.total, candidates);
    }
};

} // namespace dokushin
