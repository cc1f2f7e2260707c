// The constraint `equal`: cells with the same digit, as a cell and its clone.
#pragma once

#include "board/constraints/kind.h"
#include "errors/catalogue.h"

#include <algorithm>

namespace dokushin {

template <> struct KindOf<Equal> {
    static constexpr std::string_view name = "equal";
    static constexpr Pattern<0> arguments = "cells, two or more";
    static constexpr bool cells_differ = false;
    static constexpr bool digits_are_interchangeable = true;

    static std::optional<Equal> read(const Shape &shape, std::string_view text) {
        auto cells = read_cell_set(shape, text);
        if (!cells || cells->size() < 2) {
            return std::nullopt;
        }
        return Equal{*std::move(cells)};
    }
    static std::string write(const Shape &shape, const Equal &rule) {
        return write_cells(shape, rule.cells);
    }
    static std::vector<Cell> cells(const Equal &rule) { return rule.cells; }

    /// Keeps the digits that all cells have in common.
    static bool prune(const Equal & /*rule*/, std::span<DigitSet> candidates) {
        DigitSet common = candidates[0];
        for (const DigitSet here : candidates) {
            common = common & here;
        }
        std::ranges::fill(candidates, common);
        return !common.empty();
    }
};

} // namespace dokushin
