// The constraint `difference`: two digits with a difference, as a white dot of kropki says.
#pragma once

#include "board/constraints/kind.h"
#include "board/constraints/ranges.h"
#include "errors/catalogue.h"

#include <algorithm>

namespace dokushin {

template <> struct KindOf<Difference> {
    static constexpr std::string_view name = "difference";
    static constexpr Pattern<0> arguments = "a difference, and two cells behind a colon";
    static constexpr bool cells_differ = true;
    static constexpr bool digits_are_interchangeable = false;

    static std::optional<Difference> read(const Shape &shape, std::string_view text) {
        auto read = read_numbered_cells(shape, text);
        if (!read || read->cells.size() < 2 || read->cells.size() > 2 || read->number == 0 ||
            read->number >= shape.side()) {
            return std::nullopt;
        }
        std::ranges::sort(read->cells);
        return Difference{read->number, std::move(read->cells)};
    }
    static std::string write(const Shape &shape, const Difference &rule) {
        return write_numbered_cells(shape, rule.difference, rule.cells);
    }
    static std::vector<Cell> cells(const Difference &rule) { return rule.cells; }

    /// Keeps the digits that have a partner in the other cell. O(1).
    static bool prune(const Difference &rule, std::span<DigitSet> candidates) {
        const auto partners = [&](DigitSet digits) {
            return DigitSet(digits.bits() << rule.difference | digits.bits() >> rule.difference);
        };
        return prune_line(candidates, partners, partners);
    }
};

} // namespace dokushin
