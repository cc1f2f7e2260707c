// The constraint `skyscraper`: some number of digits of a row or column are greater than all before
// them, as buildings that are seen from its end.
#pragma once

#include "board/constraints/different.h"
#include "board/constraints/list_kinds.h"
#include "board/constraints/ranges.h"
#include "errors/catalogue.h"

#include <algorithm>
#include <array>

namespace dokushin {

template <> struct KindOf<Skyscraper> : KindOfLineClue<Skyscraper> {
    static constexpr OnValues on_values = OnValues::the_same;
    static constexpr std::string_view name = "skyscraper";
    static constexpr std::string_view meaning =
        "As many digits as the number says are greater than all before them.";
    static constexpr std::string_view example =
        "skyscraper 3 r1c1 r1c2 r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r1c9";
    static constexpr Pattern<0> arguments =
        "a number of digits, and the cells of a row or column in order behind a colon";

    static bool accepts(const Shape &shape, unsigned visible, std::size_t cells) {
        return is_whole_line(shape, cells) && visible >= 1 && visible <= cells &&
               (shape.lowest() != 0 || visible < max_side);
    }

    /// Keeps the digits on a way from the first cell to the last through states: the greatest digit
    /// so far and how many were seen. O(cells · digits²).
    static bool prune(const Skyscraper &rule, std::span<DigitSet> candidates) {
        const std::size_t last = candidates.size() - 1;
        std::size_t digits = 0;
        for (const DigitSet here : candidates) {
            digits = std::max<std::size_t>(digits, here.empty() ? 0 : largest(here));
        }
        std::vector<Seen> before(candidates.size()); // what may be seen before each cell
        Seen seen = after_first(rule, candidates[0]);
        for (std::size_t at = 1; at <= last; ++at) {
            before[at] = seen;
            seen = after(seen, candidates[at], at + 1, digits);
        }
        Seen ends{}; // what may be seen up to and with a cell, if the number is to be met
        for (std::size_t top = 1; top <= digits; ++top) {
            ends[top] = seen[top] & seen_so_many(rule, rule.visible);
        }
        for (std::size_t at = last; at > 0; --at) {
            candidates[at] = step_back(before[at], candidates[at], digits, ends);
        }
        DigitSet kept;
        for (const Digit digit : candidates[0]) {
            if ((ends[number(digit)] & first_of(rule, digit)) != 0) {
                kept.insert(digit);
            }
        }
        candidates[0] = kept;
        return KindOf<Different>::prune(Different{}, candidates);
    }

  private:
    /// For each digit, as the greatest so far, how many may have been seen: bit k - 1 for k, or
    /// bit k on boards with values from 0, where the first cell may show nothing.
    using Seen = std::array<std::uint64_t, max_side + 1>;

    static std::uint64_t seen_so_many(const Skyscraper &rule, unsigned count) {
        return std::uint64_t{1} << (rule.lowest == 0 ? count : count - 1);
    }
    /// What is seen of the first cell alone.
    static std::uint64_t first_of(const Skyscraper &rule, Digit digit) {
        const bool is_zero = rule.lowest == 0 && number(digit) == 1;
        return is_zero ? 1 : seen_so_many(rule, 1);
    }
    static Seen after_first(const Skyscraper &rule, DigitSet digits) {
        Seen seen{};
        for (const Digit digit : digits) {
            seen[number(digit)] = first_of(rule, digit);
        }
        return seen;
    }
    /// What may be seen behind one cell more, `cells` in all, which are different.
    static Seen after(const Seen &before, DigitSet digits, std::size_t cells, std::size_t most) {
        Seen seen{};
        for (const Digit digit : digits) {
            for (unsigned top = 1; top <= most; ++top) {
                if (number(digit) > top) {
                    seen[number(digit)] |= before[top] << 1;
                } else if (number(digit) < top) {
                    seen[top] |= before[top];
                }
            }
        }
        std::fill_n(seen.begin(), cells, 0);
        return seen;
    }
    /// Returns the digits that lead from a state before a cell to one behind it, `ends`, which
    /// becomes the states before it from which they do.
    static DigitSet step_back(const Seen &before, DigitSet digits, std::size_t most, Seen &ends) {
        DigitSet kept;
        Seen begins{};
        for (const Digit digit : digits) {
            for (unsigned top = 1; top <= most; ++top) {
                const bool is_seen = number(digit) > top;
                const std::uint64_t led = number(digit) == top ? 0
                                          : is_seen ? before[top] & ends[number(digit)] >> 1
                                                    : before[top] & ends[top];
                if (led != 0) {
                    begins[top] |= led;
                    kept.insert(digit);
                }
            }
        }
        ends = begins;
        return kept;
    }
};

} // namespace dokushin
