// The constraint `hidden-skyscraper`: the first digit of a row or column that is less than one
// before it, as a building that is hidden from its end.
#pragma once

#include "board/constraints/different.h"
#include "board/constraints/list_kinds.h"
#include "board/constraints/ranges.h"
#include "errors/catalogue.h"

#include <algorithm>

namespace dokushin {

template <> struct KindOf<HiddenSkyscraper> : KindOfLineClue<HiddenSkyscraper, NumberMeans::digit> {
    static constexpr OnValues on_values = OnValues::converted;
    static constexpr std::string_view name = "hidden-skyscraper";
    static constexpr std::string_view meaning =
        "The number is the first digit that is not greater than all before it.";
    static constexpr std::string_view example =
        "hidden-skyscraper 4 r1c1 r1c2 r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r1c9";
    static constexpr Pattern<0> arguments =
        "a digit, and the cells of a row or column in order behind a colon";

    /// Nothing hides the largest digit: a line that says so has no solution.
    static bool accepts(const Shape &shape, unsigned hidden, std::size_t cells) {
        return is_whole_line(shape, cells) && hidden >= 1 && hidden <= shape.side();
    }

    /// Tries each cell for the hidden digit: the digits before it increase, and the last of them is
    /// greater. O(cells²).
    static bool prune(const HiddenSkyscraper &rule, std::span<DigitSet> candidates) {
        const DigitSet hidden = DigitSet::only(digit_of(rule.hidden));
        std::vector<DigitSet> kept(candidates.size());
        for (std::size_t at = 1; at < candidates.size(); ++at) {
            std::vector<DigitSet> line(candidates.begin(), candidates.end());
            for (DigitSet &here : line) {
                here = here - hidden;
            }
            line[at] = candidates[at] & hidden;
            line[at - 1] = line[at - 1] & from(static_cast<int>(rule.hidden) + 1);
            if (std::ranges::none_of(line, &DigitSet::empty) &&
                prune_increasing(std::span(line).first(at), 1)) {
                add_to(kept, line);
            }
        }
        std::ranges::copy(kept, candidates.begin());
        return KindOf<Different>::prune(Different{}, candidates);
    }
};

} // namespace dokushin
