// The constraint `nabner`: any two digits of a line differ by 2 or more.
#pragma once

#include "board/constraints/list_kinds.h"
#include "board/constraints/ranges.h"
#include "errors/catalogue.h"

#include <algorithm>

namespace dokushin {

template <> struct KindOf<Nabner> : KindOfCells<Nabner, CellOrder::set, 2> {
    static constexpr OnValues on_values = OnValues::the_same;
    static constexpr std::string_view name = "nabner";
    static constexpr std::string_view meaning =
        "Any two digits of the line differ by 2 or more, wherever they are.";
    static constexpr std::string_view example = "nabner r1c1 r2c2 r3c3";
    static constexpr Pattern<0> arguments = "the cells of a line, two or more, no more than digits";
    static constexpr bool cells_differ = true;
    static constexpr bool digits_are_interchangeable = false;

    /// Keeps a digit if each other cell has a digit far enough from it, and if enough digits that
    /// are not consecutive remain for all of them. O(cells² · digits).
    static bool prune(const Nabner & /*rule*/, std::span<DigitSet> candidates) {
        DigitSet all;
        for (const DigitSet here : candidates) {
            all = all | here;
        }
        for (DigitSet &here : candidates) {
            DigitSet kept;
            for (const Digit digit : here) {
                const DigitSet near(DigitSet::only(digit).bits() * 2 |
                                    DigitSet::only(digit).bits() |
                                    DigitSet::only(digit).bits() / 2);
                const bool has_partners = std::ranges::all_of(candidates, [&](DigitSet &other) {
                    return &other == &here || !(other - near).empty();
                });
                if (has_partners && most_apart(all - near) + 1 >= candidates.size()) {
                    kept.insert(digit);
                }
            }
            here = kept;
            if (here.empty()) {
                return false;
            }
        }
        return true;
    }

  private:
    /// The most digits of a set of which no two are consecutive: each that is not next to the last
    /// one taken.
    static std::size_t most_apart(DigitSet digits) {
        std::size_t count = 0;
        while (!digits.empty()) {
            const std::uint64_t first = DigitSet::only(digits.first()).bits();
            digits = digits - DigitSet(first | first << 1);
            ++count;
        }
        return count;
    }
};

} // namespace dokushin
