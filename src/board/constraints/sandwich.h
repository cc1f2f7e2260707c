// The constraint `sandwich`: the digits between 1 and the largest one of a row or column have a
// total.
#pragma once

#include "board/constraints/different.h"
#include "board/constraints/linear.h"
#include "board/constraints/list_kinds.h"
#include "errors/catalogue.h"

#include <algorithm>
#include <array>

namespace dokushin {

template <> struct KindOf<Sandwich> : KindOfLineClue<Sandwich> {
    static constexpr std::string_view name = "sandwich";
    static constexpr std::string_view meaning =
        "The digits between 1 and the largest digit add up to the total.";
    static constexpr std::string_view example =
        "sandwich 12 r1c1 r1c2 r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r1c9";
    static constexpr Pattern<0> arguments =
        "a total, and the cells of a row or column in order behind a colon";

    /// Tries each pair of cells for 1 and the largest digit, with bounds for what is between them.
    /// O(cells³ · digits).
    static bool prune(const Sandwich &rule, std::span<DigitSet> candidates) {
        const auto side = static_cast<unsigned>(candidates.size());
        const DigitSet one = DigitSet::only(digit_of(1));
        const DigitSet top = DigitSet::only(digit_of(side));
        const DigitSet crusts = one | top;
        std::array<DigitSet, max_side> kept{};
        for (std::size_t first = 0; first < side; ++first) {
            for (std::size_t last = first + 1; last < side; ++last) {
                for (const auto &[left, right] : {std::pair(one, top), std::pair(top, one)}) {
                    std::array<DigitSet, max_side> room{};
                    std::ranges::copy(candidates, room.begin());
                    const std::span<DigitSet> line(room.data(), side);
                    for (DigitSet &here : line) {
                        here = here - crusts;
                    }
                    line[first] = candidates[first] & left;
                    line[last] = candidates[last] & right;
                    if (std::ranges::none_of(line, &DigitSet::empty) &&
                        prune_sum(rule.total, line.subspan(first + 1, last - first - 1))) {
                        for (std::size_t at = 0; at < side; ++at) {
                            kept[at] = kept[at] | line[at];
                        }
                    }
                }
            }
        }
        std::copy_n(kept.begin(), side, candidates.begin());
        return KindOf<Different>::prune(Different{}, candidates);
    }
};

} // namespace dokushin
