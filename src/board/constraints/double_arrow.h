// The constraint `double-arrow`: the two ends of a line have the sum of the cells between them.
#pragma once

#include "board/constraints/list_kinds.h"
#include "board/constraints/sums.h"
#include "errors/catalogue.h"

#include <algorithm>
#include <array>

namespace dokushin {

template <> struct KindOf<DoubleArrow> : KindOfCells<DoubleArrow, CellOrder::line, 3> {
    static constexpr std::string_view name = "double-arrow";
    static constexpr std::string_view meaning =
        "The two ends of the line have the sum of the cells between them.";
    static constexpr std::string_view example = "double-arrow r1c1 r1c2 r2c3 r3c4";
    static constexpr Pattern<0> arguments = "the cells of a line with both ends, three or more";
    static constexpr bool cells_differ = false;
    static constexpr bool digits_are_interchangeable = false;

    /// Keeps the digits that belong to a sum which the ends and the rest can have.
    static bool prune(const DoubleArrow & /*rule*/, std::span<DigitSet> candidates) {
        // The first cell goes behind the last, so that the ends are one piece and the rest another.
        std::vector<DigitSet> pieces(candidates.begin() + 1, candidates.end());
        pieces.push_back(candidates[0]);
        const std::array entries{SumPiece{candidates.size() - 2}, SumPiece{2}};
        const bool possible = prune_equal_sums(pieces, entries);
        candidates[0] = pieces.back();
        std::copy(pieces.begin(), pieces.end() - 1, candidates.begin() + 1);
        return possible;
    }
};

} // namespace dokushin
