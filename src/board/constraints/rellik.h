// The constraint `rellik`: a cage of different digits, none of which add up to a number.
#pragma once

#include "board/constraints/different.h"
#include "board/constraints/list_kinds.h"
#include "errors/catalogue.h"

#include <algorithm>

namespace dokushin {

template <> struct KindOf<Rellik> : KindOfNumberedCells<Rellik, CellOrder::set> {
    static constexpr std::string_view name = "rellik";
    static constexpr std::string_view meaning =
        "Its cells hold different digits, and neither one nor several of them add up to the "
        "number.";
    static constexpr std::string_view example = "rellik 12 r1c1 r1c2 r2c1";
    static constexpr Pattern<0> arguments =
        "a total, and cells behind a colon, no more than digits";
    static constexpr bool cells_differ = true;
    static constexpr bool digits_are_interchangeable = false;

    static bool accepts(const Shape &shape, unsigned total, std::size_t cells) {
        return cells <= shape.side() && total >= 1;
    }

    /// Erases the digits that make up the number with decided digits, until nothing moves.
    static bool prune(const Rellik &rule, std::span<DigitSet> candidates) {
        for (DigitSet decided;;) {
            if (!KindOf<Different>::prune(Different{}, candidates)) {
                return false;
            }
            const DigitSet before = decided;
            decided = {};
            for (const DigitSet here : candidates) {
                decided = here.size() == 1 ? decided | here : decided;
            }
            const DigitSet broken = completing(rule.total, decided);
            if (!(decided & broken).empty()) {
                return false;
            }
            for (DigitSet &here : candidates) {
                here = here - broken;
            }
            if (decided == before) {
                return std::ranges::none_of(candidates, &DigitSet::empty);
            }
        }
    }

  private:
    /// The digits that make up a total with some others of the decided digits, or alone.
    static DigitSet completing(unsigned total, DigitSet decided) {
        DigitSet found;
        for (unsigned digit = 1; digit <= std::min(max_side, total); ++digit) {
            const DigitSet here = DigitSet::only(digit_of(digit));
            if (has_sum(decided - here, total - digit)) {
                found = found | here;
            }
        }
        return found;
    }

    static bool has_sum(DigitSet digits, unsigned total) {
        unsigned most = 0;
        for (const Digit digit : digits) {
            most += number(digit);
        }
        if (total > most) {
            return false;
        }
        std::vector<bool> sums(std::size_t{total} + 1);
        sums[0] = true;
        for (const Digit digit : digits) {
            for (unsigned with = total; with >= number(digit); --with) {
                sums[with] = sums[with] || sums[with - number(digit)];
            }
        }
        return sums[total];
    }
};

} // namespace dokushin
