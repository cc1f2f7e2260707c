// The constraint `same-digits`: several lists of cells hold the same digits, each equally often.
//
// For each digit each list says how often it holds it at least and at most. What the fullest list
// has holds for all of them, and so does what the poorest can have; as many digits as a list has
// cells then bound each digit by all others.
#pragma once

#include "board/constraints/cell_lists.h"
#include "errors/catalogue.h"

#include <algorithm>
#include <array>

namespace dokushin {

template <> struct KindOf<SameDigits> {
    static constexpr OnValues on_values = OnValues::the_same;
    static constexpr std::string_view name = "same-digits";
    static constexpr std::string_view meaning =
        "The lists, which colons separate, hold the same digits, each of them equally often.";
    static constexpr std::string_view example = "same-digits r1c1 r1c2 r1c3 : r2c4 r3c5 r4c6";
    static constexpr Pattern<0> arguments =
        "two or more lists of equal length, with colons between them";
    static constexpr bool cells_differ = false;
    static constexpr bool digits_are_interchangeable = true;

    static std::optional<SameDigits> read(const Shape &shape, std::string_view text) {
        auto lists = read_cell_lists(shape, text);
        if (!lists || lists->size() < 2 || !are_of_one_length(*lists)) {
            return std::nullopt;
        }
        SameDigits rule{*std::move(lists)};
        sort_sets(rule.lists);
        if (std::ranges::adjacent_find(rule.lists) != rule.lists.end()) {
            return std::nullopt;
        }
        rule.cells = cells_in_any(rule.lists);
        rule.differ = std::ranges::any_of(
            rule.lists, [&](const auto &list) { return share_a_house(shape, list); });
        return rule;
    }
    static std::string write(const Shape &shape, const SameDigits &rule) {
        return write_cell_lists(shape, rule.lists);
    }
    static std::vector<Cell> cells(const SameDigits &rule) { return rule.cells; }

    /// Erases a digit from a list that has it as often as any can, and places it where a list has
    /// no other cells for it, until nothing moves. O(lists · length · digits) a round.
    static bool prune(const SameDigits &rule, std::span<DigitSet> candidates) {
        const auto places = places_in(rule.cells, rule.lists);
        for (bool moves = true; moves;) {
            moves = false;
            Counts counts = counts_of(rule, places, candidates);
            if (!tighten(counts, places.front().size())) {
                return false;
            }
            for (const std::vector<std::size_t> &list : places) {
                if (!settle(counts, list, candidates, moves)) {
                    return false;
                }
            }
        }
        return std::ranges::none_of(candidates, &DigitSet::empty);
    }

  private:
    /// Often says how often each digit, from 1 on, stands in a list.
    using Often = std::array<std::size_t, max_side>;
    struct Counts {
        Often least{};
        Often most{};
    };

    /// Counts how often one list holds each digit.
    static Counts counts_in(std::span<const std::size_t> list,
                            std::span<const DigitSet> candidates) {
        Counts counts;
        for (const std::size_t at : list) {
            for (const Digit digit : candidates[at]) {
                counts.least[number(digit) - 1] += candidates[at].size() == 1 ? 1 : 0;
                ++counts.most[number(digit) - 1];
            }
        }
        return counts;
    }

    static Counts counts_of(const SameDigits &rule,
                            std::span<const std::vector<std::size_t>> places,
                            std::span<const DigitSet> candidates) {
        Counts counts;
        counts.most.fill(rule.differ ? 1 : places.front().size());
        for (const std::vector<std::size_t> &list : places) {
            const Counts here = counts_in(list, candidates);
            for (std::size_t at = 0; at < max_side; ++at) {
                counts.least[at] = std::max(counts.least[at], here.least[at]);
                counts.most[at] = std::min(counts.most[at], here.most[at]);
            }
        }
        return counts;
    }

    /// Bounds each digit by what all others need and can have. Returns false if no number of each
    /// is possible.
    static bool tighten(Counts &counts, std::size_t length) {
        std::size_t needed = 0;
        std::size_t possible = 0;
        for (std::size_t at = 0; at < max_side; ++at) {
            if (counts.least[at] > counts.most[at]) {
                return false;
            }
            needed += counts.least[at];
            possible += counts.most[at];
        }
        if (needed > length || possible < length) {
            return false;
        }
        for (std::size_t at = 0; at < max_side; ++at) {
            const std::size_t least = counts.least[at];
            const std::size_t of_others = possible - counts.most[at];
            counts.least[at] = std::max(least, length - std::min(length, of_others));
            counts.most[at] = std::min(counts.most[at], length - (needed - least));
            if (counts.least[at] > counts.most[at]) {
                return false;
            }
        }
        return true;
    }

    /// Applies the bounds to a list; sets `moves` if a candidate goes.
    static bool settle(const Counts &counts, std::span<const std::size_t> list,
                       std::span<DigitSet> candidates, bool &moves) {
        const Counts here = counts_in(list, candidates);
        DigitSet full;
        DigitSet needed;
        for (std::size_t at = 0; at < max_side; ++at) {
            const Digit digit = digit_of(static_cast<unsigned>(at) + 1);
            if (here.least[at] == counts.most[at]) {
                full.insert(digit);
            }
            if (here.most[at] == counts.least[at] && here.most[at] > 0) {
                needed.insert(digit);
            }
        }
        for (const std::size_t at : list) {
            DigitSet &cell = candidates[at];
            const DigitSet before = cell;
            cell = cell.size() == 1 ? cell : cell - full;
            const DigitSet forced = before & needed;
            cell = forced.empty() ? cell : cell & forced;
            if (cell.empty() || forced.size() > 1) {
                return false;
            }
            moves = moves || cell != before;
        }
        return true;
    }
};

} // namespace dokushin
