// The constraint `sandwich`: the digits between 1 and the largest one of a row or column have a
// total.
#pragma once

#include "board/constraints/different.h"
#include "board/constraints/enclosed.h"
#include "board/constraints/list_kinds.h"
#include "errors/catalogue.h"

namespace dokushin {

template <> struct KindOf<Sandwich> : KindOfLineClue<Sandwich> {
    static constexpr std::string_view name = "sandwich";
    static constexpr std::string_view meaning =
        "The digits between 1 and the largest digit add up to the total.";
    static constexpr std::string_view example =
        "sandwich 12 r1c1 r1c2 r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r1c9";
    static constexpr Pattern<0> arguments =
        "a total, and the cells of a row or column in order behind a colon";

    /// Tries each two cells for 1 and the largest digit, and each set of digits with the total
    /// between them. O(cells³ · sets).
    static bool prune(const Sandwich &rule, std::span<DigitSet> candidates) {
        const Digit one = digit_of(1);
        const Digit top = digit_of(static_cast<unsigned>(candidates.size()));
        EnclosedSum sums(rule.total, candidates);
        for (std::size_t least = 0; least < candidates.size(); ++least) {
            for (std::size_t most = 0; most < candidates.size(); ++most) {
                if (least != most) {
                    sums.add({least, one}, {most, top});
                }
            }
        }
        return sums.reduce(candidates) && KindOf<Different>::prune(Different{}, candidates);
    }
};

} // namespace dokushin
