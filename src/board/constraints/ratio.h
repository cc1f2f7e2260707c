// The constraint `ratio`: one of two digits is a multiple of the other, as a black dot of kropki
// says.
#pragma once

#include "board/constraints/kind.h"
#include "board/constraints/ranges.h"
#include "errors/catalogue.h"

#include <algorithm>

namespace dokushin {

template <> struct KindOf<Ratio> {
    static constexpr std::string_view name = "ratio";
    static constexpr Pattern<0> arguments = "a ratio of 2 or more, and two cells behind a colon";
    static constexpr bool cells_differ = true;
    static constexpr bool digits_are_interchangeable = false;

    static std::optional<Ratio> read(const Shape &shape, std::string_view text) {
        auto read = read_numbered_cells(shape, text);
        if (!read || read->cells.size() < 2 || read->cells.size() > 2 || read->number < 2 ||
            read->number > shape.side()) {
            return std::nullopt;
        }
        std::ranges::sort(read->cells);
        return Ratio{read->number, std::move(read->cells)};
    }
    static std::string write(const Shape &shape, const Ratio &rule) {
        return write_numbered_cells(shape, rule.ratio, rule.cells);
    }
    static std::vector<Cell> cells(const Ratio &rule) { return rule.cells; }

    /// Keeps the digits that have a partner in the other cell. O(digits).
    static bool prune(const Ratio &rule, std::span<DigitSet> candidates) {
        const auto partners = [&](DigitSet digits) {
            DigitSet found;
            for (const Digit digit : digits) {
                const unsigned here = number(digit);
                if (here * rule.ratio <= max_side) {
                    found.insert(digit_of(here * rule.ratio));
                }
                if (here % rule.ratio == 0) {
                    found.insert(digit_of(here / rule.ratio));
                }
            }
            return found;
        };
        return prune_line(candidates, partners, partners);
    }
};

} // namespace dokushin
