// What pruning may erase: nothing that some choice of digits which keeps a constraint needs.
#pragma once

#include "board/constraints.h"
#include "naive/constraints.h"

#include <rapidcheck.h>

#include <algorithm>
#include <functional>
#include <iterator>
#include <span>
#include <vector>

namespace dokushin {

/// Calls `call` with each choice of a candidate for each cell.
inline void each_choice(std::span<const DigitSet> candidates, std::vector<Digit> &chosen,
                        const std::function<void()> &call) {
    if (chosen.size() == candidates.size()) {
        call();
        return;
    }
    for (const Digit digit : candidates[chosen.size()]) {
        chosen.push_back(digit);
        each_choice(candidates, chosen, call);
        chosen.pop_back();
    }
}

/// Returns digits as whole numbers.
inline naive::Numbers numbers_of(const std::vector<Digit> &digits) {
    naive::Numbers numbers;
    std::ranges::transform(digits, std::back_inserter(numbers),
                           [](Digit digit) { return static_cast<int>(number(digit)); });
    return numbers;
}

/// Expects that no candidate goes which some choice of digits that keeps the constraint has; and,
/// where each cell has one candidate, that the answer is whether these digits keep it.
inline void expect_sound(const Constraint &constraint, const std::vector<DigitSet> &candidates) {
    std::vector<DigitSet> supported(candidates.size());
    std::vector<Digit> chosen;
    each_choice(candidates, chosen, [&] {
        if (naive::keeps(constraint, numbers_of(chosen))) {
            for (std::size_t at = 0; at < chosen.size(); ++at) {
                supported[at].insert(chosen[at]);
            }
        }
    });
    const bool possible = std::ranges::none_of(supported, &DigitSet::empty);
    std::vector<DigitSet> left = candidates;
    const bool kept = prune(constraint, left);
    RC_ASSERT(kept || !possible);
    for (std::size_t at = 0; possible && at < left.size(); ++at) {
        RC_ASSERT((supported[at] - left[at]).empty());
        RC_ASSERT((left[at] - candidates[at]).empty());
    }
    if (std::ranges::all_of(candidates, [](DigitSet set) { return set.size() == 1; })) {
        RC_ASSERT(kept == possible);
    }
}

} // namespace dokushin
