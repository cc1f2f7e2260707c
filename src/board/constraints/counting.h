// The constraint `counting`: a digit that stands in its cells stands there as often as it says, as
// in counting circles.
#pragma once

#include "board/constraints/list_kinds.h"
#include "board/constraints/ranges.h"
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
        const auto rest = less(candidates.size(), decided);
        if (!rest) {
            return false;
        }
        const DigitSet kept = with_sum(decided, possible - decided, *rest);
        for (DigitSet &here : candidates) {
            here = here & kept;
        }
        for (const Digit digit : kept) {
            const DigitSet others = kept - decided - DigitSet::only(digit);
            const bool is_needed = decided.contains(digit) || !has_subset(others, *rest);
            settle(digit, is_needed, candidates);
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

    /// Subtracts digits from a sum; nothing if they are more.
    static std::optional<std::size_t> less(std::size_t sum, DigitSet digits) {
        for (const Digit digit : digits) {
            if (number(digit) > sum) {
                return std::nullopt;
            }
            sum -= number(digit);
        }
        return sum;
    }

    /// Returns the decided digits, and those of the others in sets with the rest as their sum; none
    /// if there is no such set.
    static DigitSet with_sum(DigitSet decided, DigitSet others, std::size_t rest) {
        DigitSet kept = has_subset(others, rest) ? decided : DigitSet();
        for (const Digit digit : others) {
            if (number(digit) <= rest &&
                has_subset(others - DigitSet::only(digit), rest - number(digit))) {
                kept.insert(digit);
            }
        }
        return kept;
    }

    /// Has some of these digits this sum? O(digits · sum).
    static bool has_subset(DigitSet digits, std::size_t sum) {
        std::vector<bool> sums(sum + 1);
        sums[0] = true;
        for (const Digit digit : digits) {
            for (std::size_t with = sum; with >= number(digit); --with) {
                sums[with] = sums[with] || sums[with - number(digit)];
            }
        }
        return sums[sum];
    }
};

} // namespace dokushin
