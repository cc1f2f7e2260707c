// The constraint `pairs`: each two neighbours on a line are a pair of digits that is allowed.
#pragma once

#include "board/constraints/pair_table.h"
#include "errors/catalogue.h"

#include <algorithm>

namespace dokushin {

template <> struct KindOf<Pairs> : KindOfPairTable<Pairs> {
    static constexpr OnValues on_values = OnValues::converted;
    static constexpr std::string_view name = "pairs";
    static constexpr std::string_view meaning =
        "Each digit of the line is followed by one that the table allows behind it.";
    static constexpr std::string_view example = "pairs 1-4>6-9 5>5 6-9>1/2 r1c1 r2c2 r3c3 r4c4";

    /// Keeps the digits on a path from the first cell to the last, which is exact. O(cells ·
    /// digits).
    static bool prune(const Pairs &rule, std::span<DigitSet> candidates) {
        for (std::size_t at = 1; at < candidates.size(); ++at) {
            candidates[at] = candidates[at] & followers(rule.next, candidates[at - 1]);
        }
        for (std::size_t at = candidates.size() - 1; at-- > 0;) {
            candidates[at] = with_follower(rule.next, candidates[at], candidates[at + 1]);
        }
        return std::ranges::none_of(candidates, &DigitSet::empty);
    }
};

} // namespace dokushin
