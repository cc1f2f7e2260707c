// The constraint `sum`: cells with a total, as little killers, X and V have.
#pragma once

#include "board/constraints/linear.h"
#include "board/constraints/list_kinds.h"
#include "errors/catalogue.h"

#include <algorithm>

namespace dokushin {

template <> struct KindOf<Sum> : KindOfNumberedCells<Sum, CellOrder::set> {
    static constexpr std::string_view name = "sum";
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
