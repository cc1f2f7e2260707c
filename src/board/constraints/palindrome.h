// The constraint `palindrome`: a line has the same digits from either end.
#pragma once

#include "board/constraints/list_kinds.h"
#include "errors/catalogue.h"

namespace dokushin {

template <> struct KindOf<Palindrome> : KindOfCells<Palindrome, CellOrder::line, 2> {
    static constexpr OnValues on_values = OnValues::the_same;
    static constexpr std::string_view name = "palindrome";
    static constexpr std::string_view meaning = "The line holds the same digits from either end.";
    static constexpr std::string_view example = "palindrome r1c2 r2c3 r3c4 r4c5";
    static constexpr Pattern<0> arguments = "the cells of a line, two or more";
    static constexpr bool cells_differ = false;
    static constexpr bool digits_are_interchangeable = true;

    /// Keeps the digits that a cell and its mirror image have in common.
    static bool prune(const Palindrome & /*rule*/, std::span<DigitSet> candidates) {
        for (std::size_t at = 0; at < candidates.size(); ++at) {
            candidates[at] = candidates[at] & candidates[candidates.size() - 1 - at];
            if (candidates[at].empty()) {
                return false;
            }
        }
        return true;
    }
};

} // namespace dokushin
