// The constraint `flatmates`: a middle digit has a 1 just before it or the largest digit just
// behind it, as in the columns of a board with Dutch flatmates.
#pragma once

#include "board/constraints/kind.h"
#include "errors/catalogue.h"

#include <algorithm>

namespace dokushin {

template <> struct KindOf<Flatmates> {
    static constexpr std::string_view name = "flatmates";
    static constexpr std::string_view meaning =
        "The middle digit, 5 of nine, has a 1 just before it or the largest digit just behind it.";
    static constexpr std::string_view example =
        "flatmates r1c1 r2c1 r3c1 r4c1 r5c1 r6c1 r7c1 r8c1 r9c1";
    static constexpr Pattern<0> arguments = "the cells of a line, two or more";
    static constexpr bool cells_differ = false;
    static constexpr bool digits_are_interchangeable = false;

    static std::optional<Flatmates> read(const Shape &shape, std::string_view text) {
        auto cells = read_cells(shape, text);
        if (!cells || cells->size() < 2) {
            return std::nullopt;
        }
        return Flatmates{*std::move(cells), shape.side()};
    }
    static std::string write(const Shape &shape, const Flatmates &rule) {
        return write_cells(shape, rule.cells);
    }
    static std::vector<Cell> cells(const Flatmates &rule) { return rule.cells; }

    /// Erases the middle digit where neither neighbour can be its flatmate, and places the only
    /// flatmate that it can have, until nothing changes. O(cells²) at worst.
    static bool prune(const Flatmates &rule, std::span<DigitSet> candidates) {
        const DigitSet middle = DigitSet::only(digit_of((rule.side + 1) / 2));
        const DigitSet before = DigitSet::only(digit_of(1));
        const DigitSet behind = DigitSet::only(digit_of(rule.side));
        for (bool moved = true; moved;) {
            moved = false;
            const auto reduce = [&moved](DigitSet &here, DigitSet to) {
                moved = moved || (here & to) != here;
                here = here & to;
            };
            for (std::size_t at = 0; at < candidates.size(); ++at) {
                DigitSet &here = candidates[at];
                DigitSet *const above = at == 0 ? nullptr : &candidates[at - 1];
                DigitSet *const below = at + 1 == candidates.size() ? nullptr : &candidates[at + 1];
                const bool can_be_before = above != nullptr && !(*above & before).empty();
                const bool can_be_behind = below != nullptr && !(*below & behind).empty();
                if (!can_be_before && !can_be_behind) {
                    reduce(here, here - middle);
                } else if (here == middle && !can_be_behind) {
                    reduce(*above, before);
                } else if (here == middle && !can_be_before) {
                    reduce(*below, behind);
                }
            }
        }
        return std::ranges::none_of(candidates, &DigitSet::empty);
    }
};

} // namespace dokushin
