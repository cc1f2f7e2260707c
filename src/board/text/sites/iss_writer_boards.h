// How an ISS string states the rules that concern whole boards, or compare lines of one.
#pragma once

#include "board/constraints/cell_lists.h"
#include "board/text/sites/iss_pairs.h"
#include "board/text/sites/iss_writer_clues.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <string_view>
#include <utility>
#include <vector>

namespace dokushin::text::iss::writing {

/// ISS has the rule of whole boards only, which are written before others (iss_writer.cpp).
inline constexpr auto of_whole_boards_only = [](Sheet &, const auto &, std::string_view) {
    return false;
};

/// Does the board have a rule of a kind?
template <class Kind> [[nodiscard]] bool has_rule(const Sheet &sheet) {
    return std::ranges::any_of(sheet.shape().constraints(), [](const Constraint &rule) {
        return std::holds_alternative<Kind>(rule);
    });
}

/// Writes a rank that no other line shares. All ranks of a string may be shared or none.
inline constexpr auto full_rank = [](Sheet &sheet, const FullRank &rule, std::string_view type) {
    return !has_rule<SharedRank>(sheet) && add_clue(sheet, type, rule.rank, rule.cells);
};

/// Writes a rank that other lines may share. No two clues have the same.
inline constexpr auto shared_rank = [](Sheet &sheet, const SharedRank &rule,
                                       std::string_view type) {
    if (sheet.is_block() || has_rule<DifferentLines>(sheet) ||
        !sheet.is_first("rank", fmt::format("{}", rule.rank)) ||
        !add_clue(sheet, type, rule.rank, rule.cells)) {
        return false;
    }
    return !sheet.is_first("FullRankTies", "") || sheet.add("FullRankTies~any");
};

/// All rows and columns, each from both ends, as the rule of different lines lists them.
inline CellLists all_lines(const Shape &shape) {
    CellLists lines;
    for (unsigned at = 0; at < shape.side(); ++at) {
        std::vector<Cell> row;
        std::vector<Cell> column;
        for (unsigned place = 0; place < shape.side(); ++place) {
            row.push_back(shape.cell(at, place));
            column.push_back(shape.cell(place, at));
        }
        for (std::vector<Cell> line : {row, column}) {
            lines.push_back(line);
            std::ranges::reverse(line);
            lines.push_back(std::move(line));
        }
    }
    std::ranges::sort(lines);
    return lines;
}

/// ISS has the rule of all rows and columns only.
inline constexpr auto different_lines = [](Sheet &sheet, const DifferentLines &rule,
                                           std::string_view type) {
    return !sheet.is_block() && sheet.shape().is_square() &&
           rule.lines == all_lines(sheet.shape()) && !has_rule<SharedRank>(sheet) &&
           sheet.add(type);
};

/// Two cells so many steps apart don't both hold that digit.
inline constexpr auto taxicab = [](Sheet &sheet, const Taxicab &rule, std::string_view) {
    for (auto one = rule.cells.begin(); one != rule.cells.end(); ++one) {
        for (auto other = one + 1; other != rule.cells.end(); ++other) {
            const Place from = sheet.place(*one);
            const Place to = sheet.place(*other);
            const auto steps = static_cast<unsigned>(std::abs(from.row - to.row) +
                                                     std::abs(from.column - to.column));
            const auto key = key_of(sheet.side(), [&](unsigned digit, unsigned other_digit) {
                return digit != steps || other_digit != steps;
            });
            if (steps <= sheet.side()) {
                sheet.relate("Pair", key, fmt::format("not-both-{}", steps),
                             std::array{*one, *other});
            }
        }
    }
    return true;
};

} // namespace dokushin::text::iss::writing
