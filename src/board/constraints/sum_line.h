// The constraint `sum-line`: a line can be cut into pieces that add up to a number each.
#pragma once

#include "board/constraints/list_kinds.h"
#include "board/constraints/sums.h"
#include "errors/catalogue.h"

#include <algorithm>

namespace dokushin {

template <> struct KindOf<SumLine> : KindOfNumberedCells<SumLine, CellOrder::line> {
    static constexpr std::string_view name = "sum-line";
    static constexpr std::string_view meaning =
        "The line can be cut into pieces that add up to the number each.";
    static constexpr std::string_view example = "sum-line 10 r1c1 r2c2 r3c3 r4c4";
    static constexpr Pattern<0> arguments =
        "a total, and the cells of a line behind a colon, one or more";
    static constexpr bool cells_differ = false;
    static constexpr bool digits_are_interchangeable = false;

    static bool accepts(const Shape &shape, unsigned total, std::size_t cells) {
        return total >= 1 && total <= cells * shape.side() && total < SumSet().size();
    }

    static bool prune(const SumLine &rule, std::span<DigitSet> candidates) {
        return prune_from(0, rule.total, candidates);
    }

    /// Prunes a line whose first piece has `begun` already, and whose last one lacks as much.
    static bool prune_from(unsigned begun, unsigned total, std::span<DigitSet> candidates) {
        using InOneWord = std::bitset<64>;
        const bool fits = total < InOneWord().size(); // greater sums are dropped
        return fits ? prune_with<InOneWord>(begun, total, candidates)
                    : prune_with<SumSet>(begun, total, candidates);
    }

  private:
    /// Keeps the digits on a path from the first cell to the last through states: the sum of the
    /// present piece, 0 at its end, which is `begun` before the first cell and behind the last one.
    /// O(cells · digits).
    template <class Sums>
    static bool prune_with(unsigned begun, unsigned total, std::span<DigitSet> candidates) {
        std::vector<Sums> before{Sums().set(begun)};
        before.reserve(candidates.size() + 1);
        for (const DigitSet here : candidates) {
            before.push_back(cut_off(plus(before.back(), here), total));
        }
        Sums behind = before.front();
        for (std::size_t at = candidates.size(); at-- > 0;) {
            behind.set(total, behind[0]); // the end of a piece is its total
            behind.reset(0);
            Sums begins;
            DigitSet kept;
            for (const Digit digit : candidates[at]) {
                const Sums from = before[at] & behind >> number(digit);
                begins |= from;
                kept = from.any() ? kept | DigitSet::only(digit) : kept;
            }
            if (kept.empty()) {
                return false;
            }
            candidates[at] = kept;
            behind = begins;
        }
        return true;
    }

    /// Drops the sums above the total, and makes the total itself a new beginning.
    template <class Sums> static Sums cut_off(const Sums &sums, unsigned total) {
        Sums kept = sums & Sums().set() >> (Sums().size() - total);
        kept.set(0, sums[total]);
        return kept;
    }
};

} // namespace dokushin
