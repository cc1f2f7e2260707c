// The constraint `one-of`: each cell holds one of some digits, as odd, even, low and high cells do.
#pragma once

#include "board/constraints/list_kinds.h"
#include "errors/catalogue.h"

#include <algorithm>

namespace dokushin {

template <> struct KindOf<OneOf> : KindOfDigitsAndCells<OneOf> {
    static constexpr OnValues on_values = OnValues::converted;
    static constexpr std::string_view name = "one-of";
    static constexpr std::string_view meaning = "Each cell holds one of the digits.";
    static constexpr std::string_view example = "one-of 3 6 9 r1c1 r5c5";
    static constexpr Pattern<0> arguments = "digits, and cells behind a colon";
    static constexpr bool cells_differ = false;
    static constexpr bool digits_are_interchangeable = false;

    static bool accepts(std::size_t /*digits*/, std::size_t /*cells*/) { return true; }

    /// Keeps the listed digits.
    static bool prune(const OneOf &rule, std::span<DigitSet> candidates) {
        const DigitSet digits = listed(rule);
        for (DigitSet &here : candidates) {
            here = here & digits;
        }
        return std::ranges::none_of(candidates, &DigitSet::empty);
    }
};

} // namespace dokushin
