// The constraint `look-and-say`: some digits stand in its cells just as often as it says.
#pragma once

#include "board/constraints/list_kinds.h"
#include "errors/catalogue.h"

#include <fmt/format.h>

#include <algorithm>

namespace dokushin {

template <> struct KindOf<LookAndSay> {
    static constexpr OnValues on_values = OnValues::converted;
    static constexpr std::string_view name = "look-and-say";
    static constexpr std::string_view meaning =
        "The cells hold each digit just as often as the number before it says; other digits are "
        "free.";
    static constexpr std::string_view example = "look-and-say 2 3 1 5 r1c1 r1c2 r2c4 r3c5";
    static constexpr Pattern<0> arguments =
        "pairs of a count and a digit, and cells behind a colon, no fewer than counted";
    static constexpr bool cells_differ = false;
    static constexpr bool digits_are_interchangeable = false;

    static std::optional<LookAndSay> read(const Shape &shape, std::string_view text) {
        auto read = read_numbers_and_cells(shape, text);
        if (!read || read->numbers.size() % 2 != 0) {
            return std::nullopt;
        }
        LookAndSay rule{{}, std::move(read->cells)};
        std::size_t counted = 0;
        for (std::size_t at = 0; at < read->numbers.size(); at += 2) {
            const auto digit = digit_of_value(shape, read->numbers[at + 1]);
            if (!digit) {
                return std::nullopt;
            }
            rule.counts.push_back({*digit, read->numbers[at]});
            counted += read->numbers[at];
        }
        std::ranges::sort(rule.counts);
        if (counted > rule.cells.size() ||
            std::ranges::adjacent_find(rule.counts, {}, &DigitCount::digit) != rule.counts.end()) {
            return std::nullopt;
        }
        return rule;
    }
    static std::string write(const Shape &shape, const LookAndSay &rule) {
        std::string text;
        for (const auto &[digit, count] : rule.counts) {
            text += fmt::format("{}{},{}", text.empty() ? "" : ",", count, value_of(shape, digit));
        }
        return text + ":" + write_cells(shape, rule.cells);
    }
    static std::vector<Cell> cells(const LookAndSay &rule) { return rule.cells; }

    /// Places a digit in all cells that can hold it, if they are as many as it is counted, and
    /// erases it from the others once it stands there often enough. O(digits · cells).
    static bool prune(const LookAndSay &rule, std::span<DigitSet> candidates) {
        DigitSet listed;
        std::ptrdiff_t counted = 0;
        for (const auto &[digit, count] : rule.counts) {
            const DigitSet only = DigitSet::only(digit);
            const auto can_hold = [d = digit](DigitSet here) { return here.contains(d); };
            const auto needed = static_cast<std::ptrdiff_t>(count);
            const auto placed = std::ranges::count(candidates, only);
            const auto places = std::ranges::count_if(candidates, can_hold);
            if (placed > needed || places < needed) {
                return false;
            }
            for (DigitSet &here : candidates) {
                if (places == needed && can_hold(here)) {
                    here = only;
                } else if (placed == needed && here != only) {
                    here = here - only;
                }
            }
            listed = listed | only;
            counted += needed;
        }
        for (DigitSet &here : candidates) {
            here = counted == std::ssize(candidates) ? here & listed : here;
        }
        return std::ranges::none_of(candidates, &DigitSet::empty);
    }
};

} // namespace dokushin
