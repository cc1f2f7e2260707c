// The constraint `sum-loop`: a closed line can be cut into pieces that add up to a number each.
#pragma once

#include "board/constraints/list_kinds.h"
#include "board/constraints/sum_line.h"
#include "errors/catalogue.h"

#include <algorithm>

namespace dokushin {

template <> struct KindOf<SumLoop> : KindOfNumberedCells<SumLoop, CellOrder::line> {
    static constexpr std::string_view name = "sum-loop";
    static constexpr std::string_view meaning =
        "The line, closed to a loop, can be cut into pieces that add up to the number each.";
    static constexpr std::string_view example = "sum-loop 10 r1c1 r1c2 r1c3 r2c3 r2c2 r2c1";
    static constexpr Pattern<0> arguments =
        "a total, and the cells of a line behind a colon, one or more";
    static constexpr bool cells_differ = false;
    static constexpr bool digits_are_interchangeable = false;

    static bool accepts(const Shape &shape, unsigned total, std::size_t cells) {
        return KindOf<SumLine>::accepts(shape, total, cells);
    }

    /// Tries each sum that the piece over the first cell's edge can have had before that cell, and
    /// has again behind the last one. O(total · cells · digits).
    static bool prune(const SumLoop &rule, std::span<DigitSet> candidates) {
        std::vector<DigitSet> kept(candidates.size());
        for (unsigned begun = 0; begun < rule.total; ++begun) {
            std::vector<DigitSet> line(candidates.begin(), candidates.end());
            if (KindOf<SumLine>::prune_from(begun, rule.total, line)) {
                add_to(kept, line);
            }
        }
        std::ranges::copy(kept, candidates.begin());
        return std::ranges::none_of(candidates, &DigitSet::empty);
    }
};

} // namespace dokushin
