// The constraint `not-difference`: two digits are not some number apart, as where every white dot
// is drawn.
#pragma once

#include "board/constraints/excluded.h"
#include "board/constraints/list_kinds.h"
#include "errors/catalogue.h"

namespace dokushin {

template <> struct KindOf<NotDifference> : KindOfNumberedCells<NotDifference, CellOrder::set> {
    static constexpr OnValues on_values = OnValues::the_same;
    static constexpr std::string_view name = "not-difference";
    static constexpr std::string_view meaning = "Its two digits don't differ by just the number.";
    static constexpr std::string_view example = "not-difference 1 r1c1 r1c2";
    static constexpr Pattern<0> arguments = "a number, and two cells behind a colon";
    static constexpr bool cells_differ = false;
    static constexpr bool digits_are_interchangeable = false;

    static bool accepts(const Shape & /*shape*/, unsigned /*difference*/, std::size_t cells) {
        return cells == 2;
    }

    /// Keeps the digits that have a partner in the other cell.
    static bool prune(const NotDifference &rule, std::span<DigitSet> candidates) {
        return prune_excluding(candidates, [&](unsigned digit) {
            const DigitSet greater = only_if_digit(digit + rule.difference);
            return digit > rule.difference ? greater | only_if_digit(digit - rule.difference)
                                           : greater;
        });
    }
};

} // namespace dokushin
