// The constraint `different-lines`: no two of several lists hold the same digits in the same order.
#pragma once

#include "board/constraints/cell_lists.h"
#include "errors/catalogue.h"

#include <algorithm>
#include <utility>

namespace dokushin {

template <> struct KindOf<DifferentLines> {
    static constexpr OnValues on_values = OnValues::the_same;
    static constexpr std::string_view name = "different-lines";
    static constexpr std::string_view meaning =
        "No two of the lists, which colons separate, hold the same digits in the same order.";
    static constexpr std::string_view example = "different-lines r1c1 r1c2 r1c3 : r5c4 r5c5 r5c6";
    static constexpr Pattern<0> arguments =
        "two or more lists of equal length, with colons between them";
    static constexpr bool cells_differ = false;
    static constexpr bool digits_are_interchangeable = true;

    static std::optional<DifferentLines> read(const Shape &shape, std::string_view text) {
        auto lines = read_cell_lists(shape, text);
        if (!lines || lines->size() < 2 || !are_of_one_length(*lines)) {
            return std::nullopt;
        }
        std::ranges::sort(*lines);
        if (std::ranges::adjacent_find(*lines) != lines->end()) {
            return std::nullopt;
        }
        DifferentLines rule{*std::move(lines)};
        rule.cells = cells_in_any(rule.lines);
        return rule;
    }
    static std::string write(const Shape &shape, const DifferentLines &rule) {
        return write_cell_lists(shape, rule.lines);
    }
    static std::vector<Cell> cells(const DifferentLines &rule) { return rule.cells; }

    /// Erases the digit that would make two lines equal at the last place where they are not.
    /// O(lines² · length), less where lines begin with different digits.
    static bool prune(const DifferentLines &rule, std::span<DigitSet> candidates) {
        const auto lines = places_in(rule.cells, rule.lines);
        for (std::size_t one = 0; one < lines.size(); ++one) {
            for (std::size_t other = 0; other < one; ++other) {
                if (!keep_apart(lines[one], lines[other], candidates)) {
                    return false;
                }
            }
        }
        return std::ranges::none_of(candidates, &DigitSet::empty);
    }

  private:
    static bool keep_apart(std::span<const std::size_t> one, std::span<const std::size_t> other,
                           std::span<DigitSet> candidates) {
        std::size_t open = 0; // pairs of cells that may differ
        std::size_t last = 0;
        for (std::size_t at = 0; at < one.size() && open < 2; ++at) {
            const DigitSet here = candidates[one[at]];
            const DigitSet there = candidates[other[at]];
            if ((here & there).empty()) {
                return true;
            }
            if (one[at] != other[at] && (here.size() > 1 || there.size() > 1)) {
                ++open;
                last = at;
            }
        }
        if (open == 0) {
            return false;
        }
        DigitSet &here = candidates[one[last]];
        DigitSet &there = candidates[other[last]];
        if (open == 1 && here.size() == 1) {
            there = there - here;
        } else if (open == 1 && there.size() == 1) {
            here = here - there;
        }
        return true;
    }
};

} // namespace dokushin
