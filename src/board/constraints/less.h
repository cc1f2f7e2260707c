// The constraint `less`: one cell's digit is less than another's. Greater-than Sudoku has such
// signs between neighbours.
#pragma once

#include "board/constraints/kind.h"
#include "board/constraints/ranges.h"
#include "errors/catalogue.h"

namespace dokushin {

template <> struct KindOf<Less> {
    static constexpr OnValues on_values = OnValues::the_same;
    static constexpr std::string_view name = "less";
    static constexpr std::string_view meaning =
        "The first cell holds a smaller digit than the second.";
    static constexpr std::string_view example = "less r1c1 r1c2";
    static constexpr Pattern<0> arguments = "two cells, that of the smaller digit first";
    static constexpr bool cells_differ = true;
    static constexpr bool digits_are_interchangeable = false;

    static std::optional<Less> read(const Shape &shape, std::string_view text) {
        const auto cells = read_cells(shape, text);
        if (!cells || cells->size() != 2) {
            return std::nullopt;
        }
        return Less{cells->front(), cells->back()};
    }
    static std::string write(const Shape &shape, const Less &less) {
        return write_cells(shape, cells(less));
    }
    static std::vector<Cell> cells(const Less &less) { return {less.lesser, less.greater}; }

    /// Keeps the lesser cell below the largest digit of the other, and the greater one above the
    /// smallest of the lesser. O(1).
    static bool prune(const Less & /*less*/, std::span<DigitSet> candidates) {
        return prune_increasing(candidates, 1);
    }
};

} // namespace dokushin
