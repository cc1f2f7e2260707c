// The constraint `cage`: a killer cage, whose cells hold different digits with a total.
#pragma once

#include "board/constraints/different.h"
#include "board/constraints/digit_sets.h"
#include "board/constraints/linear.h"
#include "board/constraints/list_kinds.h"
#include "errors/catalogue.h"

#include <algorithm>

namespace dokushin {

template <> struct KindOf<Cage> : KindOfNumberedCells<Cage, CellOrder::set, NumberMeans::total> {
    static constexpr OnValues on_values = OnValues::converted;
    static constexpr std::string_view name = "cage";
    static constexpr std::string_view meaning =
        "Its cells hold different digits that add up to the total.";
    static constexpr std::string_view example = "cage 15 r1c1 r1c2 r2c1";
    static constexpr Pattern<0> arguments =
        "a total, and cells behind a colon, no more than digits";
    static constexpr bool cells_differ = true;
    static constexpr bool digits_are_interchangeable = false;

    static bool accepts(const Shape &shape, unsigned /*total*/, std::size_t cells) {
        return cells <= shape.side();
    }

    /// The most digits of which all sets are tried; on larger boards bounds must do.
    static constexpr unsigned most_digits = 16;

    /// Keeps the candidates that some set of digits with the total supports.
    static bool prune(const Cage &rule, std::span<DigitSet> candidates) {
        DigitSet all;
        for (const DigitSet here : candidates) {
            if (here.empty()) {
                return false;
            }
            all = all | here;
        }
        if (largest(all) > most_digits) {
            return prune_sum(rule.total, candidates) &&
                   KindOf<Different>::prune(Different{}, candidates);
        }
        DigitSetSupport support(candidates);
        each_set_with_total(all, static_cast<unsigned>(candidates.size()), rule.total,
                            [&](DigitSet digits) { support.add(digits); });
        return support.reduce(candidates);
    }
};

} // namespace dokushin
