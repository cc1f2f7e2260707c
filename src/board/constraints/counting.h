// The constraint `counting`: a digit that stands in its cells stands there as often as it says, as
// in counting circles.
#pragma once

#include "board/constraints/list_kinds.h"
#include "board/constraints/sums.h"
#include "errors/catalogue.h"

#include <algorithm>

namespace dokushin {

template <> struct KindOf<Counting> : KindOfCells<Counting, CellOrder::set, 1> {
    static constexpr std::string_view name = "counting";
    static constexpr std::string_view meaning =
        "Each digit of its cells stands there as often as it says: counting circles.";
    static constexpr std::string_view example = "counting r1c1 r2c4 r5c5";
    static constexpr Pattern<0> arguments = "one or more cells";
    static constexpr bool cells_differ = false;
    static constexpr bool digits_are_interchangeable = false;

    /// The digits of some sets: those that all of the sets hold, and those that one holds at least.
    struct SharedDigits {
        DigitSet in_all;
        DigitSet in_some;
    };
    /// Returns the digits of the sets with this sum that hold all needed digits and otherwise
    /// possible ones. Nothing if there is no such set. O(digits²) shifts of a bit string.
    static std::optional<SharedDigits> sets_with_sum(DigitSet needed, DigitSet possible,
                                                     std::size_t sum) {
        for (const Digit digit : needed) {
            if (number(digit) > sum) {
                return std::nullopt;
            }
            sum -= number(digit);
        }
        const DigitSet free = possible - needed;
        if (!has_subset(free, sum)) {
            return std::nullopt;
        }
        SharedDigits digits{needed, needed};
        for (const Digit digit : free) {
            const DigitSet others = free - DigitSet::only(digit);
            if (number(digit) <= sum && has_subset(others, sum - number(digit))) {
                digits.in_some.insert(digit);
                if (!has_subset(others, sum)) {
                    digits.in_all.insert(digit);
                }
            }
        }
        return digits;
    }

    /// Erases the digits that can't stand there often enough or already do, and those that are in
    /// no set of digits with as great a sum as there are cells; places the digits of all such sets
    /// that have just as many places as they need.
    static bool prune(const Counting & /*rule*/, std::span<DigitSet> candidates) {
        DigitSet possible;
        DigitSet decided;
        for (const DigitSet here : candidates) {
            possible = possible | here;
            decided = here.size() == 1 ? decided | here : decided;
        }
        const auto digits = sets_with_sum(decided, possible, candidates.size());
        if (!digits) {
            return false;
        }
        for (DigitSet &here : candidates) {
            here = here & digits->in_some;
        }
        for (const Digit digit : digits->in_some) {
            settle(digit, digits->in_all.contains(digit), candidates);
        }
        return std::ranges::none_of(candidates, &DigitSet::empty);
    }

  private:
    /// Compares how often a digit stands in the cells, and could, with itself.
    static void settle(Digit digit, bool is_needed, std::span<DigitSet> candidates) {
        const DigitSet only = DigitSet::only(digit);
        const auto can_hold = [&](DigitSet here) { return here.contains(digit); };
        const auto needed = static_cast<std::ptrdiff_t>(number(digit));
        const auto placed = std::ranges::count(candidates, only);
        const auto places = std::ranges::count_if(candidates, can_hold);
        for (DigitSet &here : candidates) {
            const bool too_few = places < needed || placed > needed;
            if (too_few || (placed == needed && here != only)) {
                here = here - only;
            } else if (is_needed && places == needed && can_hold(here)) {
                here = only;
            }
        }
    }

    /// Has some of these digits this sum? Where it passes 255, on large boards alone, a bound must
    /// do.
    static bool has_subset(DigitSet digits, std::size_t sum) {
        if (sum >= SumSet().size()) {
            std::size_t most = 0;
            for (const Digit digit : digits) {
                most += number(digit);
            }
            return sum <= most;
        }
        SumSet sums(1);
        for (const Digit digit : digits) {
            sums |= sums << number(digit);
        }
        return sums[sum];
    }
};

} // namespace dokushin
