// The constraint `not-sum`: two digits don't add up to a number, as where every X is drawn.
#pragma once

#include "board/constraints/excluded.h"
#include "board/constraints/list_kinds.h"
#include "errors/catalogue.h"

namespace dokushin {

template <>
struct KindOf<NotSum> : KindOfNumberedCells<NotSum, CellOrder::set, NumberMeans::total> {
    static constexpr OnValues on_values = OnValues::converted;
    static constexpr std::string_view name = "not-sum";
    static constexpr std::string_view meaning = "Its two digits don't add up to the number.";
    static constexpr std::string_view example = "not-sum 10 r1c1 r1c2";
    static constexpr Pattern<0> arguments = "a number, and two cells behind a colon";
    static constexpr bool cells_differ = false;
    static constexpr bool digits_are_interchangeable = false;

    static bool accepts(const Shape & /*shape*/, unsigned /*total*/, std::size_t cells) {
        return cells == 2;
    }

    /// Keeps the digits that have a partner in the other cell.
    static bool prune(const NotSum &rule, std::span<DigitSet> candidates) {
        return prune_excluding(candidates, [&](unsigned digit) {
            return rule.total > digit ? only_if_digit(rule.total - digit) : DigitSet();
        });
    }
};

} // namespace dokushin
