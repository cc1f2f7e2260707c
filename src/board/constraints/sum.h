// The constraint `sum`: cells with a total, as little killers, X and V have.
#pragma once

#include "board/constraints/kind.h"
#include "board/constraints/linear.h"
#include "errors/catalogue.h"

#include <algorithm>

namespace dokushin {

template <> struct KindOf<Sum> {
    static constexpr std::string_view name = "sum";
    static constexpr Pattern<0> arguments = "a total, and cells behind a colon";
    static constexpr bool cells_differ = false;
    static constexpr bool digits_are_interchangeable = false;

    static std::optional<Sum> read(const Shape &shape, std::string_view text) {
        auto read = read_numbered_cells(shape, text);
        if (!read) {
            return std::nullopt;
        }
        std::ranges::sort(read->cells);
        return Sum{read->number, std::move(read->cells)};
    }
    static std::string write(const Shape &shape, const Sum &rule) {
        return write_numbered_cells(shape, rule.total, rule.cells);
    }
    static std::vector<Cell> cells(const Sum &rule) { return rule.cells; }

    /// Applies bounds consistency.
    static bool prune(const Sum &rule, std::span<DigitSet> candidates) {
        return prune_sum(rule.total, candidates);
    }
};

} // namespace dokushin
