// The constraint `different`: its cells hold different digits, as cells a knight's move apart do.
#pragma once

#include "board/constraints/kind.h"
#include "errors/catalogue.h"

#include <algorithm>

namespace dokushin {

template <> struct KindOf<Different> {
    static constexpr std::string_view name = "different";
    static constexpr Pattern<0> arguments = "cells, two or more, no more than digits";
    static constexpr bool cells_differ = true;
    static constexpr bool digits_are_interchangeable = true;

    static std::optional<Different> read(const Shape &shape, std::string_view text) {
        auto cells = read_cells(shape, text);
        if (!cells || cells->size() < 2 || cells->size() > shape.side()) {
            return std::nullopt;
        }
        std::ranges::sort(*cells);
        return Different{*std::move(cells)};
    }
    static std::string write(const Shape &shape, const Different &different) {
        return write_cells(shape, different.cells);
    }
    static std::vector<Cell> cells(const Different &different) { return different.cells; }

    /// Erases the digit of each decided cell from the others, to a fixpoint. O(cells³) at worst.
    static bool prune(const Different & /*different*/, std::span<DigitSet> candidates) {
        for (bool moved = true; moved;) {
            moved = false;
            for (const DigitSet &decided : candidates) {
                for (DigitSet &other : candidates) {
                    if (decided.size() == 1 && &other != &decided && !(other & decided).empty()) {
                        other = other - decided;
                        moved = true;
                    }
                }
            }
        }
        return std::ranges::none_of(candidates, &DigitSet::empty);
    }
};

} // namespace dokushin
