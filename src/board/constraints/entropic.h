// The constraint `entropic`: among any three consecutive cells of a line one digit is low, one in
// the middle and one high.
#pragma once

#include "board/constraints/list_kinds.h"
#include "board/constraints/turns.h"
#include "errors/catalogue.h"

#include <array>

namespace dokushin {

template <> struct KindOf<Entropic> {
    static constexpr OnValues on_values = OnValues::the_same;
    static constexpr std::string_view name = "entropic";
    static constexpr std::string_view meaning =
        "Among any three consecutive cells of the line one digit is low, one in the middle and one "
        "high.";
    static constexpr std::string_view example = "entropic r1c1 r2c2 r3c3 r4c4";
    static constexpr Pattern<0> arguments = "the cells of a line, two or more";
    static constexpr bool cells_differ = false;
    static constexpr bool digits_are_interchangeable = false;

    static std::optional<Entropic> read(const Shape &shape, std::string_view text) {
        auto cells = read_cells(shape, text);
        if (!cells || cells->size() < 2 || shape.side() < 3) {
            return std::nullopt;
        }
        return Entropic{*std::move(cells), shape.side()};
    }
    static std::string write(const Shape &shape, const Entropic &rule) {
        return write_cells(shape, rule.cells);
    }
    static std::vector<Cell> cells(const Entropic &rule) { return rule.cells; }

    /// The thirds of the digits. One digit too many is in the middle; of two too many one is low
    /// and one high.
    static std::array<DigitSet, 3> thirds(unsigned side) {
        const unsigned outer = side / 3 + (side % 3 == 2 ? 1 : 0);
        const DigitSet low = DigitSet::all(outer);
        const DigitSet high = DigitSet::all(side) - DigitSet::all(side - outer);
        return {low, DigitSet::all(side) - low - high, high};
    }

    /// Keeps the digits that some order of the thirds supports.
    static bool prune(const Entropic &rule, std::span<DigitSet> candidates) {
        return prune_taking_turns(thirds(rule.side), candidates);
    }
};

} // namespace dokushin
