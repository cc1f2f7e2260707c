// The constraint `modular`: consecutive cells of a line leave different remainders. With 2 it is a
// line on which odd and even digits take turns.
#pragma once

#include "board/constraints/list_kinds.h"
#include "board/constraints/turns.h"
#include "errors/catalogue.h"

namespace dokushin {

template <> struct KindOf<Modular> : KindOfNumberedCells<Modular, CellOrder::line> {
    static constexpr OnValues on_values = OnValues::the_same;
    static constexpr std::string_view name = "modular";
    static constexpr std::string_view meaning =
        "As many consecutive cells of the line as the number says leave different remainders when "
        "divided by it.";
    static constexpr std::string_view example = "modular 3 r1c1 r2c2 r3c3 r4c4";
    static constexpr Pattern<0> arguments =
        "a divisor of 2 or more, and the cells of a line behind a colon, two or more";
    static constexpr bool cells_differ = false;
    static constexpr bool digits_are_interchangeable = false;

    static bool accepts(const Shape &shape, unsigned divisor, std::size_t cells) {
        return cells >= 2 && divisor >= 2 && divisor <= shape.side();
    }

    /// Keeps the digits that some order of the remainders supports.
    static bool prune(const Modular &rule, std::span<DigitSet> candidates) {
        std::vector<DigitSet> groups(rule.divisor);
        for (unsigned digit = 1; digit <= max_side; ++digit) {
            groups[digit % rule.divisor].insert(digit_of(digit));
        }
        return prune_taking_turns(groups, candidates);
    }
};

} // namespace dokushin
