// prune_linear() prunes by a linear equation: a sum of digits, each times a weight, has a total.
#pragma once

#include "board/constraints/ranges.h"

#include <algorithm>
#include <cstdint>
#include <utility>

namespace dokushin {

/// Applies bounds consistency to an equation until nothing moves: a digit stays only if the others
/// can make up for the rest by their least and greatest values. `weight` gives the weight of the
/// cell at a place. Returns false if a cell has no digit left. O(cells · digits) a round; few
/// rounds are needed.
template <class Weight>
bool prune_linear(const Weight &weight, std::int64_t total, std::span<DigitSet> candidates) {
    if (candidates.empty()) {
        return total == 0;
    }
    for (bool moved = true; moved;) {
        moved = false;
        std::int64_t least = 0;
        std::int64_t most = 0;
        const auto value = [&](std::size_t at, unsigned digit) { return weight(at) * digit; };
        const auto bounds = [&](std::size_t at) {
            const auto low = value(at, smallest(candidates[at]));
            const auto high = value(at, largest(candidates[at]));
            return std::pair(std::min(low, high), std::max(low, high));
        };
        for (std::size_t at = 0; at < candidates.size(); ++at) {
            if (candidates[at].empty()) {
                return false;
            }
            least += bounds(at).first;
            most += bounds(at).second;
        }
        for (std::size_t at = 0; at < candidates.size(); ++at) {
            const auto [low, high] = bounds(at);
            DigitSet kept;
            for (const Digit digit : candidates[at]) {
                const std::int64_t rest = total - value(at, number(digit));
                if (rest >= least - low && rest <= most - high) {
                    kept.insert(digit);
                }
            }
            if (kept.empty()) {
                return false;
            }
            if (kept != candidates[at]) {
                candidates[at] = kept;
                moved = true;
                break; // the bounds of the others have changed
            }
        }
    }
    return true;
}

/// The same where all weights are 1.
inline bool prune_sum(std::int64_t total, std::span<DigitSet> candidates) {
    return prune_linear([](std::size_t) { return std::int64_t{1}; }, total, candidates);
}

} // namespace dokushin
