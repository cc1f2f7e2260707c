// The constraint `numbered-room`: the first digit of a row or column says which cell holds a digit.
#pragma once

#include "board/constraints/different.h"
#include "board/constraints/list_kinds.h"
#include "board/constraints/ranges.h"
#include "errors/catalogue.h"

namespace dokushin {

template <> struct KindOf<NumberedRoom> : KindOfLineClue<NumberedRoom> {
    static constexpr std::string_view name = "numbered-room";
    static constexpr std::string_view meaning =
        "The cell at the place that the first digit names holds the number.";
    static constexpr std::string_view example =
        "numbered-room 5 r1c1 r1c2 r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r1c9";
    static constexpr Pattern<0> arguments =
        "a digit, and the cells of a row or column in order behind a colon";

    static bool accepts(const Shape &shape, unsigned digit, std::size_t cells) {
        return is_whole_line(shape, cells) && digit >= 1 && digit <= shape.side();
    }

    /// Keeps the digit just where the first cell can lead, and in the first cell the places that
    /// can hold it. A first cell that leads to itself holds 1. O(cells).
    static bool prune(const NumberedRoom &rule, std::span<DigitSet> candidates) {
        const Digit digit = digit_of(rule.digit);
        candidates[0] = candidates[0] & up_to(static_cast<int>(candidates.size()));
        for (std::size_t at = 0; at < candidates.size(); ++at) {
            const Digit place = digit_of(static_cast<unsigned>(at) + 1);
            const bool is_possible = candidates[0].contains(place) &&
                                     candidates[at].contains(digit) && (at != 0 || rule.digit == 1);
            if (!is_possible) {
                candidates[0].erase(place);
                candidates[at].erase(digit);
            }
        }
        if (candidates[0].size() == 1) {
            DigitSet &room = candidates[number(candidates[0].first()) - 1];
            room = room & DigitSet::only(digit);
        }
        return KindOf<Different>::prune(Different{}, candidates);
    }
};

} // namespace dokushin
