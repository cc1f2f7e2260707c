// The constraint `equal-sums`: several lists of cells have the same sum, as the pieces of a region
// sum line have.
#pragma once

#include "board/constraints/cell_lists.h"
#include "board/constraints/sums.h"
#include "errors/catalogue.h"

#include <algorithm>
#include <string>

namespace dokushin {

template <> struct KindOf<EqualSums> {
    static constexpr OnValues on_values = OnValues::converted;
    static constexpr std::string_view name = "equal-sums";
    static constexpr std::string_view meaning =
        "The digits of each list have the same sum; colons separate the lists.";
    static constexpr std::string_view example = "equal-sums r1c1 r1c2 : r2c4 : r3c7 r3c8";
    static constexpr Pattern<0> arguments = "two or more lists of cells between colons";
    static constexpr bool cells_differ = false;
    static constexpr bool digits_are_interchangeable = false;

    static std::optional<EqualSums> read(const Shape &shape, std::string_view text) {
        auto pieces = read_cell_lists(shape, text);
        if (!pieces || pieces->size() < 2) {
            return std::nullopt;
        }
        EqualSums rule{*std::move(pieces)};
        std::vector<Cell> all = cells(rule);
        std::ranges::sort(all);
        if (std::ranges::adjacent_find(all) != all.end()) {
            return std::nullopt;
        }
        if (shape.lowest() != 1 && !are_of_one_length(rule.pieces)) { // digits' sums not equal then
            return std::nullopt;
        }
        sort_sets(rule.pieces);
        for (const std::vector<Cell> &piece : rule.pieces) {
            rule.differ.push_back(share_a_house(shape, piece));
        }
        return rule;
    }
    static std::string write(const Shape &shape, const EqualSums &rule) {
        return write_cell_lists(shape, rule.pieces);
    }
    static std::vector<Cell> cells(const EqualSums &rule) { return joined(rule.pieces); }

    /// Keeps the digits that belong to a sum which every piece can have.
    static bool prune(const EqualSums &rule, std::span<DigitSet> candidates) {
        std::vector<SumPiece> entries;
        for (std::size_t at = 0; at < rule.pieces.size(); ++at) {
            entries.push_back({rule.pieces[at].size(), at < rule.differ.size() && rule.differ[at]});
        }
        return prune_equal_sums(candidates, entries);
    }
};

} // namespace dokushin
