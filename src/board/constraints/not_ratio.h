// The constraint `not-ratio`: neither of two digits is a number times the other, as where every
// black dot is drawn.
#pragma once

#include "board/constraints/excluded.h"
#include "board/constraints/list_kinds.h"
#include "errors/catalogue.h"

namespace dokushin {

template <> struct KindOf<NotRatio> : KindOfNumberedCells<NotRatio, CellOrder::set> {
    static constexpr std::string_view name = "not-ratio";
    static constexpr std::string_view meaning =
        "Neither of its two digits is the other times the number.";
    static constexpr std::string_view example = "not-ratio 2 r1c1 r1c2";
    static constexpr Pattern<0> arguments = "a number of 1 or more, and two cells behind a colon";
    static constexpr bool cells_differ = false;
    static constexpr bool digits_are_interchangeable = false;

    static bool accepts(const Shape & /*shape*/, unsigned ratio, std::size_t cells) {
        return cells == 2 && ratio >= 1;
    }

    /// Keeps the digits that have a partner in the other cell.
    static bool prune(const NotRatio &rule, std::span<DigitSet> candidates) {
        return prune_excluding(candidates, [&](unsigned digit) {
            const DigitSet greater = only_if_digit(std::uint64_t{rule.ratio} * digit);
            return digit % rule.ratio == 0 ? greater | only_if_digit(digit / rule.ratio) : greater;
        });
    }
};

} // namespace dokushin
