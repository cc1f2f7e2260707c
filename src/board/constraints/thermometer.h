// The constraint `thermometer`: digits increase from its bulb on.
#pragma once

#include "board/constraints/kind.h"
#include "board/constraints/ranges.h"
#include "errors/catalogue.h"

namespace dokushin {

template <> struct KindOf<Thermometer> {
    static constexpr std::string_view name = "thermometer";
    static constexpr Pattern<0> arguments =
        "cells from the bulb on, two or more, no more than digits";
    static constexpr bool cells_differ = true;
    static constexpr bool digits_are_interchangeable = false;

    static std::optional<Thermometer> read(const Shape &shape, std::string_view text) {
        auto cells = read_cells(shape, text);
        if (!cells || cells->size() < 2 || cells->size() > shape.side()) {
            return std::nullopt;
        }
        return Thermometer{*std::move(cells)};
    }
    static std::string write(const Shape &shape, const Thermometer &rule) {
        return write_cells(shape, rule.cells);
    }
    static std::vector<Cell> cells(const Thermometer &rule) { return rule.cells; }

    /// Keeps each cell above the least digit before it and below the greatest behind it.
    static bool prune(const Thermometer & /*rule*/, std::span<DigitSet> candidates) {
        return prune_line(
            candidates,
            [](DigitSet before) { return from(static_cast<int>(smallest(before)) + 1); },
            [](DigitSet behind) { return up_to(static_cast<int>(largest(behind)) - 1); });
    }
};

} // namespace dokushin
