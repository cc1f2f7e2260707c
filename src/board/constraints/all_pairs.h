// The constraint `all-pairs`: any two cells are a pair of digits that is allowed.
#pragma once

#include "board/constraints/different.h"
#include "board/constraints/pair_table.h"
#include "errors/catalogue.h"

#include <algorithm>

namespace dokushin {

template <> struct KindOf<AllPairs> : KindOfPairTable<AllPairs> {
    static constexpr OnValues on_values = OnValues::converted;
    static constexpr std::string_view name = "all-pairs";
    static constexpr std::string_view meaning =
        "Of any two of its cells, the one listed later holds a digit that may follow the other's.";
    static constexpr std::string_view example =
        "all-pairs 1-3>4-9 4-6>1-3/7-9 7-9>1-6 r1c1 r3c4 r5c2";

    /// Keeps the digits that have a partner in each other cell, until none goes; if no digit may
    /// follow itself, all differ as well. O(cells² · digits) each time.
    static bool prune(const AllPairs &rule, std::span<DigitSet> candidates) {
        const bool all_differ = no_digit_follows_itself(rule.next);
        for (std::vector<DigitSet> before; !std::ranges::equal(before, candidates);) {
            before.assign(candidates.begin(), candidates.end());
            for (std::size_t at = 0; at < candidates.size(); ++at) {
                for (std::size_t later = at + 1; later < candidates.size(); ++later) {
                    DigitSet &one = candidates[at];
                    DigitSet &other = candidates[later];
                    one = with_follower(rule.next, one, other);
                    other = other & followers(rule.next, one);
                }
            }
            if (std::ranges::any_of(candidates, &DigitSet::empty) ||
                (all_differ && !KindOf<Different>::prune(Different{}, candidates))) {
                return false;
            }
        }
        return true;
    }

  private:
    static bool no_digit_follows_itself(const PairTable &table) {
        for (std::size_t at = 0; at < table.size(); ++at) {
            if (table[at].contains(digit_of(static_cast<unsigned>(at) + 1))) {
                return false;
            }
        }
        return true;
    }
};

} // namespace dokushin
