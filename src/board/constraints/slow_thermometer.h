// The constraint `slow-thermometer`: digits never decrease from its bulb on.
#pragma once

#include "board/constraints/kind.h"
#include "board/constraints/ranges.h"
#include "errors/catalogue.h"

namespace dokushin {

template <> struct KindOf<SlowThermometer> {
    static constexpr std::string_view name = "slow-thermometer";
    static constexpr Pattern<0> arguments = "cells from the bulb on, two or more";
    static constexpr bool cells_differ = false;
    static constexpr bool digits_are_interchangeable = false;

    static std::optional<SlowThermometer> read(const Shape &shape, std::string_view text) {
        auto cells = read_cells(shape, text);
        if (!cells || cells->size() < 2) {
            return std::nullopt;
        }
        return SlowThermometer{*std::move(cells)};
    }
    static std::string write(const Shape &shape, const SlowThermometer &rule) {
        return write_cells(shape, rule.cells);
    }
    static std::vector<Cell> cells(const SlowThermometer &rule) { return rule.cells; }

    /// Keeps each cell at or above the least digit before it, and at or below the greatest behind
    /// it.
    static bool prune(const SlowThermometer & /*rule*/, std::span<DigitSet> candidates) {
        return prune_line(
            candidates, [](DigitSet before) { return from(static_cast<int>(smallest(before))); },
            [](DigitSet behind) { return up_to(static_cast<int>(largest(behind))); });
    }
};

} // namespace dokushin
