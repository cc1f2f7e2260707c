// The constraint `one-of`: each cell holds one of some digits, as odd, even, low and high cells do.
#pragma once

#include "board/constraints/kind.h"
#include "errors/catalogue.h"

#include <algorithm>

namespace dokushin {

template <> struct KindOf<OneOf> {
    static constexpr std::string_view name = "one-of";
    static constexpr Pattern<0> arguments = "digits, and cells behind a colon";
    static constexpr bool cells_differ = false;
    static constexpr bool digits_are_interchangeable = false;

    static std::optional<OneOf> read(const Shape &shape, std::string_view text) {
        auto read = read_digits_and_cells(shape, text);
        if (!read) {
            return std::nullopt;
        }
        return OneOf{std::move(read->digits), std::move(read->cells)};
    }
    static std::string write(const Shape &shape, const OneOf &rule) {
        return write_digits_and_cells(shape, rule.digits, rule.cells);
    }
    static std::vector<Cell> cells(const OneOf &rule) { return rule.cells; }

    /// Keeps the listed digits.
    static bool prune(const OneOf &rule, std::span<DigitSet> candidates) {
        DigitSet listed;
        for (const Digit digit : rule.digits) {
            listed.insert(digit);
        }
        for (DigitSet &here : candidates) {
            here = here & listed;
        }
        return std::ranges::none_of(candidates, &DigitSet::empty);
    }
};

} // namespace dokushin
