// The constraint `indexing`: the digit of a cell says which of some cells holds a digit, as that of
// a row or column indexer does.
#pragma once

#include "base/take_number.h"
#include "board/constraints/list_kinds.h"
#include "board/constraints/ranges.h"
#include "errors/catalogue.h"

#include <fmt/format.h>

#include <algorithm>

namespace dokushin {

template <> struct KindOf<Indexing> {
    static constexpr std::string_view name = "indexing";
    static constexpr std::string_view meaning =
        "Of the cells behind the first, that at the place which the first names holds the number.";
    static constexpr std::string_view example =
        "indexing 2 r2c1 r1c1 r2c1 r3c1 r4c1 r5c1 r6c1 r7c1 r8c1 r9c1";
    static constexpr Pattern<0> arguments =
        "a digit, and behind a colon a cell, then as many cells as digits";
    static constexpr bool cells_differ = false;
    static constexpr bool digits_are_interchangeable = false;

    static std::optional<Indexing> read(const Shape &shape, std::string_view text) {
        const auto digit = take_number_before(':', text);
        const auto comma = text.find(',');
        if (!digit || *digit < 1 || *digit > shape.side() || comma == std::string_view::npos) {
            return std::nullopt;
        }
        const auto index = shape.parse_cell(text.substr(0, comma));
        auto indexed = read_cells(shape, text.substr(comma + 1));
        if (!index || !indexed ||
            (indexed->size() != shape.side() && !is_whole_line(shape, indexed->size()))) {
            return std::nullopt;
        }
        return Indexing{*digit, *index, *std::move(indexed)};
    }
    static std::string write(const Shape &shape, const Indexing &rule) {
        return fmt::format("{}:{},{}", rule.digit, shape.cell_name(rule.index),
                           write_cells(shape, rule.indexed));
    }
    /// The index, then the indexed cells without it.
    static std::vector<Cell> cells(const Indexing &rule) {
        std::vector<Cell> cells{rule.index};
        std::ranges::copy_if(rule.indexed, std::back_inserter(cells),
                             [&](Cell cell) { return cell != rule.index; });
        return cells;
    }

    /// Keeps the places at which a cell can hold the digit; if one is left, the digit stands there.
    /// O(cells).
    static bool prune(const Indexing &rule, std::span<DigitSet> candidates) {
        const Digit digit = digit_of(rule.digit);
        candidates[0] = candidates[0] & up_to(static_cast<int>(rule.indexed.size()));
        std::vector<std::size_t> positions; // of the indexed cells among the candidates
        for (std::size_t next = 1; const Cell cell : rule.indexed) {
            positions.push_back(cell == rule.index ? 0 : next++);
        }
        for (std::size_t place = 0; place < positions.size(); ++place) {
            const Digit here = digit_of(static_cast<unsigned>(place) + 1);
            const bool is_index = positions[place] == 0; // which holds the place itself
            if (is_index ? here != digit : !candidates[positions[place]].contains(digit)) {
                candidates[0].erase(here);
            }
        }
        if (candidates[0].size() == 1) {
            DigitSet &only = candidates[positions[number(candidates[0].first()) - 1]];
            only = only & DigitSet::only(digit);
        }
        return std::ranges::none_of(candidates, &DigitSet::empty);
    }
};

} // namespace dokushin
