// The constraint `lunchbox`: the digits between the least and the greatest one of a list have a
// total.
#pragma once

#include "board/constraints/different.h"
#include "board/constraints/enclosed.h"
#include "board/constraints/list_kinds.h"
#include "errors/catalogue.h"

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

    /// Tries each two cells with each two digits for the least and the greatest, and each set of
    /// digits with the total between them. O(cells² · digits² · sets), but long lines have few such
    /// digits.
    static bool prune(const Lunchbox &rule, std::span<DigitSet> candidates) {
        EnclosedSum sums(rule.total, candidates);
        const auto apart = static_cast<unsigned>(candidates.size()) - 1;
        for (std::size_t least = 0; least < candidates.size(); ++least) {
            for (std::size_t most = 0; most < candidates.size(); ++most) {
                for (const Digit low : least == most ? DigitSet() : candidates[least]) {
                    const DigitSet greater = from(static_cast<int>(number(low) + apart));
                    for (const Digit high : candidates[most] & greater) {
                        sums.add({least, low}, {most, high});
                    }
                }
            }
        }
        return sums.reduce(candidates) && KindOf<Different>::prune(Different{}, candidates);
    }
};

} // namespace dokushin
