// The constraint `entropy`: its cells hold a low, a middle and a high digit at least, as each
// square of four cells does under global entropy.
#pragma once

#include "board/constraints/entropic.h"
#include "board/constraints/groups.h"
#include "board/constraints/kind.h"
#include "errors/catalogue.h"

namespace dokushin {

template <> struct KindOf<Entropy> {
    static constexpr OnValues on_values = OnValues::the_same;
    static constexpr std::string_view name = "entropy";
    static constexpr std::string_view meaning =
        "The cells hold a low digit, one in the middle and a high one, and perhaps more.";
    static constexpr std::string_view example = "entropy r1c1 r1c2 r2c1 r2c2";
    static constexpr Pattern<0> arguments = "three or more cells";
    static constexpr bool cells_differ = false;
    static constexpr bool digits_are_interchangeable = false;

    static std::optional<Entropy> read(const Shape &shape, std::string_view text) {
        auto cells = read_cell_set(shape, text);
        if (!cells || cells->size() < 3 || shape.side() < 3) {
            return std::nullopt;
        }
        return Entropy{*std::move(cells), shape.side()};
    }
    static std::string write(const Shape &shape, const Entropy &rule) {
        return write_cells(shape, rule.cells);
    }
    static std::vector<Cell> cells(const Entropy &rule) { return rule.cells; }

    /// Keeps the digits beside which each third can still have a cell.
    static bool prune(const Entropy &rule, std::span<DigitSet> candidates) {
        return prune_holding_each(KindOf<Entropic>::thirds(rule.side), candidates);
    }
};

} // namespace dokushin
