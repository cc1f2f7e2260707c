// The constraint `sequence`: digits change by the same number from cell to cell.
#pragma once

#include "board/constraints/list_kinds.h"
#include "board/constraints/ranges.h"
#include "errors/catalogue.h"

#include <algorithm>

namespace dokushin {

template <> struct KindOf<Sequence> : KindOfCells<Sequence, CellOrder::line, 2> {
    static constexpr OnValues on_values = OnValues::the_same;
    static constexpr std::string_view name = "sequence";
    static constexpr std::string_view meaning =
        "Digits change by the same number from cell to cell of the line, which may be 0.";
    static constexpr std::string_view example = "sequence r1c1 r2c2 r3c3";
    static constexpr Pattern<0> arguments = "the cells of a line, two or more";
    static constexpr bool cells_differ = false;
    static constexpr bool digits_are_interchangeable = false;

    /// Tries each pair of digits of the first two cells, which give all others.
    /// O(digits² · cells).
    static bool prune(const Sequence & /*rule*/, std::span<DigitSet> candidates) {
        std::vector<DigitSet> kept(candidates.size());
        std::vector<DigitSet> line(candidates.size());
        for (const Digit first : candidates[0]) {
            for (const Digit second : candidates[1]) {
                const int change =
                    static_cast<int>(number(second)) - static_cast<int>(number(first));
                int here = static_cast<int>(number(first));
                for (std::size_t at = 0; at < line.size(); ++at, here += change) {
                    line[at] = candidates[at] & from(here) & up_to(here);
                }
                if (std::ranges::none_of(line, &DigitSet::empty)) {
                    add_to(kept, line);
                }
            }
        }
        std::ranges::copy(kept, candidates.begin());
        return !candidates[0].empty();
    }
};

} // namespace dokushin
