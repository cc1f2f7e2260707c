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
    /// so far and how many were seen. O(cells · digits).
    static bool prune(const Skyscraper &rule, std::span<DigitSet> candidates) {
        const std::size_t last = candidates.size() - 1;
        std::size_t digits = 0;
        for (const DigitSet here : candidates) {
            digits = std::max<std::size_t>(digits, here.empty() ? 0 : largest(here));
        }
        std::array<Seen, max_side + 1> before; // what may be seen before each cell, and at the end
        before[1] = after_first(rule, candidates[0], digits);
        for (std::size_t at = 1; at <= last; ++at) {
            before[at + 1] = after(before[at], candidates[at], at + 1, digits);
        }
        Seen ends; // what may be seen up to and with a cell, if the number is to be met
        for (std::size_t top = 1; top <= digits; ++top) {
            ends[top] = before[last + 1][top] & seen_so_many(rule, rule.visible);
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
    /// For each digit of the board, as the greatest so far, how many may have been seen: bit k - 1
    /// for k, or bit k on boards with values from 0, where the first cell may show nothing.
    /// Only the entries from 1 to the greatest digit of the line are set.
    using Seen = std::array<std::uint64_t, max_side + 1>;

    static std::uint64_t seen_so_many(const Skyscraper &rule, unsigned count) {
        return std::uint64_t{1} << (rule.lowest == 0 ? count : count - 1);
    }
    /// What is seen of the first cell alone.
    static std::uint64_t first_of(const Skyscraper &rule, Digit digit) {
        const bool is_zero = rule.lowest == 0 && number(digit) == 1;
        return is_zero ? 1 : seen_so_many(rule, 1);
    }
    static Seen after_first(const Skyscraper &rule, DigitSet digits, std::size_t most) {
        Seen seen;
        for (unsigned top = 1; top <= most; ++top) {
            seen[top] = digits.contains(digit_of(top)) ? first_of(rule, digit_of(top)) : 0;
        }
        return seen;
    }
    /// What may be seen behind one cell more, `cells` in all, which are different.
    static Seen after(const Seen &before, DigitSet digits, std::size_t cells, std::size_t most) {
        Seen seen;
        std::uint64_t below = 0; // what may have been seen with a digit below as the greatest
        const unsigned least = digits.empty() ? max_side : smallest(digits);
        for (unsigned top = 1; top <= most; ++top) {
            const std::uint64_t raised = digits.contains(digit_of(top)) ? below << 1 : 0;
            const std::uint64_t kept = least < top ? before[top] : 0;
            seen[top] = top < cells ? 0 : raised | kept;
            below |= before[top];
        }
        return seen;
    }
    /// Returns the digits that lead from a state before a cell to one behind it, `ends`, which
    /// becomes the states before it from which they do.
    static DigitSet step_back(const Seen &before, DigitSet digits, std::size_t most, Seen &ends) {
        DigitSet kept;
        std::uint64_t below = 0;
        int hidden = 0; // a digit below this one may stay behind the greatest
        for (unsigned top = 1; top <= most; ++top) {
            if (digits.contains(digit_of(top)) && (below & ends[top] >> 1) != 0) {
                kept.insert(digit_of(top));
            }
            hidden = (before[top] & ends[top]) != 0 ? static_cast<int>(top) : hidden;
            below |= before[top];
        }
        kept = kept | (digits & up_to(hidden - 1));
        const unsigned least = digits.empty() ? max_side : smallest(digits);
        std::uint64_t above = 0; // what must have been seen before a greater digit of the cell
        for (unsigned top = static_cast<unsigned>(most); top > 0; --top) {
            const std::uint64_t here = ends[top];
            ends[top] = before[top] & (above | (least < top ? here : 0));
            above |= digits.contains(digit_of(top)) ? here >> 1 : 0;
        }
        return kept;
    }
};

} // namespace dokushin
