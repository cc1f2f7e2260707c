// The constraint `quadruple`: some digits are among those of its cells.
#pragma once

#include "board/constraints/kind.h"
#include "errors/catalogue.h"

#include <algorithm>

namespace dokushin {

template <> struct KindOf<Quadruple> {
    static constexpr std::string_view name = "quadruple";
    static constexpr Pattern<0> arguments =
        "digits, and cells behind a colon, no fewer than digits";
    static constexpr bool cells_differ = false;
    static constexpr bool digits_are_interchangeable = false;

    static std::optional<Quadruple> read(const Shape &shape, std::string_view text) {
        auto read = read_digits_and_cells(shape, text);
        if (!read || read->digits.size() > read->cells.size()) {
            return std::nullopt;
        }
        return Quadruple{std::move(read->digits), std::move(read->cells)};
    }
    static std::string write(const Shape &shape, const Quadruple &rule) {
        return write_digits_and_cells(shape, rule.digits, rule.cells);
    }
    static std::vector<Cell> cells(const Quadruple &rule) { return rule.cells; }

    /// Places a digit in all cells that can hold it, if they are as many as it is needed, and keeps
    /// only listed digits if all cells are needed. O(digits · cells).
    static bool prune(const Quadruple &rule, std::span<DigitSet> candidates) {
        DigitSet listed;
        for (const Digit digit : rule.digits) {
            listed.insert(digit);
            const DigitSet only = DigitSet::only(digit);
            const auto can_hold = [&](DigitSet here) { return here.contains(digit); };
            const auto needed = std::ranges::count(rule.digits, digit);
            const auto places = std::ranges::count_if(candidates, can_hold);
            if (places < needed) {
                return false;
            }
            if (places == needed) {
                std::ranges::replace_if(candidates, can_hold, only);
            }
        }
        if (rule.digits.size() == candidates.size()) {
            for (DigitSet &here : candidates) {
                here = here & listed;
            }
        }
        return std::ranges::none_of(candidates, &DigitSet::empty);
    }
};

} // namespace dokushin
