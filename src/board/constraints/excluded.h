// prune_excluding() prunes two cells whose digits must not have some relation, such as a sum.
#pragma once

#include "board/constraints/ranges.h"

#include <cassert>

namespace dokushin {

/// Keeps the digits that have a partner in the other cell. `excluded` gives, for a digit of one
/// cell, the digits that the other may not hold beside it; the relation is symmetric. O(digits).
template <class Excluded>
bool prune_excluding(std::span<DigitSet> candidates, const Excluded &excluded) {
    assert(candidates.size() == 2);
    for (const auto &[here, other] :
         {std::pair(&candidates[0], candidates[1]), std::pair(&candidates[1], candidates[0])}) {
        DigitSet kept;
        for (const Digit digit : *here) {
            if (!(other - excluded(number(digit))).empty()) {
                kept.insert(digit);
            }
        }
        *here = kept;
    }
    return !candidates[0].empty() && !candidates[1].empty();
}

/// A digit as a set; the empty set for a number that is no digit.
[[nodiscard]] constexpr DigitSet only_if_digit(std::uint64_t number) {
    return number >= 1 && number <= max_side
               ? DigitSet::only(digit_of(static_cast<unsigned>(number)))
               : DigitSet();
}

} // namespace dokushin
