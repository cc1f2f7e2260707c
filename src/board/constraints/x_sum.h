// The constraint `x-sum`: the first digit of a row or column says how many cells have the total.
#pragma once

#include "board/constraints/cage.h"
#include "board/constraints/different.h"
#include "board/constraints/list_kinds.h"
#include "errors/catalogue.h"

#include <algorithm>

namespace dokushin {

template <> struct KindOf<XSum> : KindOfLineClue<XSum> {
    static constexpr std::string_view name = "x-sum";
    static constexpr std::string_view meaning =
        "As many cells as the first digit says, it included, add up to the total.";
    static constexpr std::string_view example =
        "x-sum 20 r1c1 r1c2 r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r1c9";
    static constexpr Pattern<0> arguments =
        "a total, and the cells of a row or column in order behind a colon";

    /// Tries each digit of the first cell, with a cage of as many cells.
    static bool prune(const XSum &rule, std::span<DigitSet> candidates) {
        std::vector<DigitSet> kept(candidates.size());
        for (const Digit first : candidates[0]) {
            std::vector<DigitSet> line(candidates.begin(), candidates.end());
            for (DigitSet &here : line) {
                here.erase(first);
            }
            line[0] = DigitSet::only(first);
            const auto summed = std::span(line).first(number(first));
            if (KindOf<Cage>::prune(Cage{rule.total, {}}, summed)) {
                add_to(kept, line);
            }
        }
        std::ranges::copy(kept, candidates.begin());
        return KindOf<Different>::prune(Different{}, candidates);
    }
};

} // namespace dokushin
