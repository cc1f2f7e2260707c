// The constraint `lunchbox`: the digits between the least and the greatest one of a list have a
// total.
#pragma once

#include "board/constraints/different.h"
#include "board/constraints/linear.h"
#include "board/constraints/list_kinds.h"
#include "errors/catalogue.h"

#include <algorithm>

namespace dokushin {

template <> struct KindOf<Lunchbox> : KindOfNumberedCells<Lunchbox, CellOrder::line> {
    static constexpr std::string_view name = "lunchbox";
    static constexpr std::string_view meaning =
        "Its cells hold different digits, and those between the least and the greatest one add up "
        "to the total.";
    static constexpr std::string_view example = "lunchbox 8 r1c1 r1c2 r2c3 r3c3";
    static constexpr Pattern<0> arguments =
        "a total, and the cells of a line behind a colon, two or more, no more than digits";
    static constexpr bool cells_differ = true;
    static constexpr bool digits_are_interchangeable = false;

    static bool accepts(const Shape &shape, unsigned /*total*/, std::size_t cells) {
        return cells >= 2 && cells <= shape.side();
    }

    /// Tries each two cells with each two digits for the least and the greatest, with bounds for
    /// what is between them. O(cells³ · digits²), but long lines have few such digits.
    static bool prune(const Lunchbox &rule, std::span<DigitSet> candidates) {
        std::vector<DigitSet> kept(candidates.size());
        const auto apart = static_cast<unsigned>(candidates.size()) - 1;
        for (std::size_t least = 0; least < candidates.size(); ++least) {
            for (std::size_t most = 0; most < candidates.size(); ++most) {
                for (const Digit low : candidates[least]) {
                    const auto greater =
                        candidates[most] & from(static_cast<int>(number(low) + apart));
                    for (const Digit high : least == most ? DigitSet() : greater) {
                        std::vector<DigitSet> line(candidates.begin(), candidates.end());
                        if (fits(rule.total, line, {least, low}, {most, high})) {
                            add_to(kept, line);
                        }
                    }
                }
            }
        }
        std::ranges::copy(kept, candidates.begin());
        return KindOf<Different>::prune(Different{}, candidates);
    }

  private:
    struct End {
        std::size_t at;
        Digit digit;
    };

    /// Prunes a line with the least and the greatest digit in two cells. False if that can't be.
    static bool fits(unsigned total, std::span<DigitSet> line, End least, End most) {
        const DigitSet between = from(static_cast<int>(number(least.digit)) + 1) &
                                 up_to(static_cast<int>(number(most.digit)) - 1);
        for (DigitSet &here : line) {
            here = here & between;
        }
        line[least.at] = DigitSet::only(least.digit);
        line[most.at] = DigitSet::only(most.digit);
        const std::size_t first = std::min(least.at, most.at) + 1;
        const std::size_t behind = std::max(least.at, most.at);
        return std::ranges::none_of(line, &DigitSet::empty) &&
               prune_sum(total, line.subspan(first, behind - first));
    }
};

} // namespace dokushin
