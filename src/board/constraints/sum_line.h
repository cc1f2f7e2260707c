// The constraint `sum-line`: a line can be cut into pieces that add up to a number each.
#pragma once

#include "board/constraints/list_kinds.h"
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
        return total >= 1 && total <= cells * shape.side();
    }

    /// Keeps the digits on a way from the first cell to the last through states: the sum of the
    /// present piece, 0 at its end. O(cells · digits · total).
    static bool prune(const SumLine &rule, std::span<DigitSet> candidates) {
        const std::size_t cells = candidates.size();
        using Sums = std::vector<bool>;
        std::vector<Sums> before(cells + 1, Sums(rule.total));
        before[0][0] = true;
        for (std::size_t at = 0; at < cells; ++at) {
            each_step(rule.total, before[at], candidates[at],
                      [&](unsigned /*from*/, Digit, unsigned to) { before[at + 1][to] = true; });
        }
        Sums behind(rule.total);
        behind[0] = true;
        for (std::size_t at = cells; at-- > 0;) {
            Sums begins(rule.total);
            DigitSet kept;
            each_step(rule.total, before[at], candidates[at],
                      [&](unsigned from, Digit digit, unsigned to) {
                          if (behind[to]) {
                              begins[from] = true;
                              kept.insert(digit);
                          }
                      });
            candidates[at] = kept;
            behind = begins;
        }
        return std::ranges::none_of(candidates, &DigitSet::empty);
    }

  private:
    /// Calls `call` with each sum of a piece, each digit that may follow, and the sum that it
    /// makes.
    template <class Call>
    static void each_step(unsigned total, const std::vector<bool> &sums, DigitSet digits,
                          const Call &call) {
        for (unsigned sum = 0; sum < total; ++sum) {
            for (const Digit digit : sums[sum] ? digits : DigitSet()) {
                if (sum + number(digit) <= total) {
                    call(sum, digit, (sum + number(digit)) % total);
                }
            }
        }
    }
};

} // namespace dokushin
