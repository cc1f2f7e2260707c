// The constraint `equal-sums`: several lists of cells have the same sum, as the pieces of a region
// sum line have.
#pragma once

#include "board/constraints/kind.h"
#include "board/constraints/sums.h"
#include "errors/catalogue.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
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
        EqualSums rule;
        for (bool last = false; !last;) {
            const auto colon = text.find(':');
            last = colon == std::string_view::npos;
            auto piece = read_cell_set(shape, text.substr(0, colon));
            if (!piece) {
                return std::nullopt;
            }
            rule.pieces.push_back(*std::move(piece));
            text.remove_prefix(last ? text.size() : colon + 1);
        }
        std::vector<Cell> all = cells(rule);
        std::ranges::sort(all);
        if (rule.pieces.size() < 2 || std::ranges::adjacent_find(all) != all.end()) {
            return std::nullopt;
        }
        const bool are_as_long = std::ranges::all_of(rule.pieces, [&](const auto &piece) {
            return piece.size() == rule.pieces.front().size();
        });
        if (shape.lowest() != 1 && !are_as_long) { // their digits' sums are not equal then
            return std::nullopt;
        }
        std::ranges::sort(rule.pieces);
        for (const std::vector<Cell> &piece : rule.pieces) {
            rule.differ.push_back(share_a_house(shape, piece));
        }
        return rule;
    }
    static std::string write(const Shape &shape, const EqualSums &rule) {
        std::vector<std::string> pieces;
        std::ranges::transform(
            rule.pieces, std::back_inserter(pieces),
            [&](const std::vector<Cell> &piece) { return write_cells(shape, piece); });
        return fmt::format("{}", fmt::join(pieces, ":"));
    }
    static std::vector<Cell> cells(const EqualSums &rule) {
        std::vector<Cell> all;
        for (const std::vector<Cell> &piece : rule.pieces) {
            all.insert(all.end(), piece.begin(), piece.end());
        }
        return all;
    }

    /// Keeps the digits that belong to a sum which every piece can have.
    static bool prune(const EqualSums &rule, std::span<DigitSet> candidates) {
        std::vector<SumPiece> entries;
        for (std::size_t at = 0; at < rule.pieces.size(); ++at) {
            entries.push_back({rule.pieces[at].size(), at < rule.differ.size() && rule.differ[at]});
        }
        return prune_equal_sums(candidates, entries);
    }

  private:
    /// Are all cells of a piece in one row, column or box? Houses of variants don't count, so that
    /// it is all the same whether they are added before a constraint or later.
    static bool share_a_house(const Shape &shape, std::span<const Cell> piece) {
        return std::ranges::any_of(shape.houses_of(piece.front()), [&](HouseIndex number) {
            const House &house = shape.houses()[number];
            return !is_of_variant(house.kind) && std::ranges::includes(house.cells, piece);
        });
    }
};

} // namespace dokushin
