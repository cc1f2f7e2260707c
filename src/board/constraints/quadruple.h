// The constraint `quadruple`: some digits are among those of its cells.
#pragma once

#include "board/constraints/list_kinds.h"
#include "errors/catalogue.h"

#include <algorithm>

namespace dokushin {

template <> struct KindOf<Quadruple> : KindOfDigitsAndCells<Quadruple> {
    static constexpr OnValues on_values = OnValues::converted;
    static constexpr std::string_view name = "quadruple";
    static constexpr std::string_view meaning =
        "The cells hold each digit at least as often as it is listed.";
    static constexpr std::string_view example = "quadruple 1 9 r1c1 r1c2 r2c1 r2c2";
    static constexpr Pattern<0> arguments =
        "digits, and cells behind a colon, no fewer than digits";
    static constexpr bool cells_differ = false;
    static constexpr bool digits_are_interchangeable = false;

    static bool accepts(std::size_t digits, std::size_t cells) { return digits <= cells; }

    /// Places a digit in all cells that can hold it, if they are as many as it is needed, and keeps
    /// only listed digits if all cells are needed. O(digits · cells).
    static bool prune(const Quadruple &rule, std::span<DigitSet> candidates) {
        for (const Digit digit : rule.digits) {
            const DigitSet only = DigitSet::only(digit);
            const auto can_hold = [&](DigitSet here) { return here.contains(digit); };
            const auto needed = std::ranges::count(rule.digits, digit);
            const auto places = std::ranges::count_if(candidates, can_hold);
            if (places < needed) {
                return false;
            }
            if (places == needed) {
                std::ranges::replace_if(candidates, can_hold, only);
            }
        }
        if (rule.digits.size() == candidates.size()) {
            const DigitSet digits = listed(rule);
            for (DigitSet &here : candidates) {
                here = here & digits;
            }
        }
        return std::ranges::none_of(candidates, &DigitSet::empty);
    }
};

} // namespace dokushin
