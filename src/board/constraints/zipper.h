// The constraint `zipper`: cells at the same distance from the middle of a line have the same sum.
#pragma once

#include "board/constraints/list_kinds.h"
#include "board/constraints/sums.h"
#include "errors/catalogue.h"

#include <algorithm>

namespace dokushin {

template <> struct KindOf<Zipper> : KindOfCells<Zipper, CellOrder::line, 2> {
    static constexpr std::string_view name = "zipper";
    static constexpr std::string_view meaning =
        "Each two cells at the same distance from the middle have the same sum; a cell in the "
        "middle is that sum.";
    static constexpr std::string_view example = "zipper r1c1 r2c2 r3c3 r4c4 r5c5";
    static constexpr Pattern<0> arguments = "the cells of a line, two or more";
    static constexpr bool cells_differ = false;
    static constexpr bool digits_are_interchangeable = false;

    /// Keeps the digits that belong to a sum which all pairs and the middle can have.
    static bool prune(const Zipper & /*rule*/, std::span<DigitSet> candidates) {
        const std::size_t pairs = candidates.size() / 2;
        const std::size_t last = candidates.size() - 1;
        std::vector<DigitSet> pieces;
        std::vector<SumPiece> entries(pairs, {2});
        for (std::size_t at = 0; at < pairs; ++at) {
            pieces.push_back(candidates[at]);
            pieces.push_back(candidates[last - at]);
        }
        if (candidates.size() % 2 != 0) {
            pieces.push_back(candidates[pairs]);
            entries.push_back({1});
        }
        const bool possible = prune_equal_sums(pieces, entries);
        for (std::size_t at = 0; at < pairs; ++at) {
            candidates[at] = pieces[2 * at];
            candidates[last - at] = pieces[2 * at + 1];
        }
        if (candidates.size() % 2 != 0) {
            candidates[pairs] = pieces.back();
        }
        return possible;
    }
};

} // namespace dokushin
