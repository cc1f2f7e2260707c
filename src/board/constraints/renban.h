// The constraint `renban`: cells hold consecutive digits, each once, in any order.
#pragma once

#include "board/constraints/digit_sets.h"
#include "board/constraints/list_kinds.h"
#include "errors/catalogue.h"

namespace dokushin {

template <> struct KindOf<Renban> : KindOfCells<Renban, CellOrder::set, 2> {
    static constexpr OnValues on_values = OnValues::the_same;
    static constexpr std::string_view name = "renban";
    static constexpr std::string_view meaning =
        "The line holds consecutive digits, each once, in any order.";
    static constexpr std::string_view example = "renban r1c1 r2c2 r3c3";
    static constexpr Pattern<0> arguments = "the cells of a line, two or more, no more than digits";
    static constexpr bool cells_differ = true;
    static constexpr bool digits_are_interchangeable = false;

    /// Keeps the candidates that some run of digits supports. O(digits · cells).
    static bool prune(const Renban & /*rule*/, std::span<DigitSet> candidates) {
        DigitSetSupport support(candidates);
        const auto size = static_cast<unsigned>(candidates.size());
        for (unsigned least = 1; least + size - 1 <= max_side; ++least) {
            support.add(DigitSet(DigitSet::all(size).bits() << (least - 1)));
        }
        return support.reduce(candidates);
    }
};

} // namespace dokushin
