// Lists of cells between colons, as some kinds of constraints have them: "r1c1,r1c2:r2c4".
#pragma once

#include "board/constraints/kind.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace dokushin {

using CellLists = std::vector<std::vector<Cell>>;

/// Reads lists that each keep their order; nothing if one of them is empty, has a cell twice or one
/// that is no cell of the board.
[[nodiscard]] inline std::optional<CellLists> read_cell_lists(const Shape &shape,
                                                              std::string_view text) {
    CellLists lists;
    for (bool last = false; !last;) {
        const auto colon = text.find(':');
        last = colon == std::string_view::npos;
        auto list = read_cells(shape, text.substr(0, colon));
        if (!list) {
            return std::nullopt;
        }
        lists.push_back(*std::move(list));
        text.remove_prefix(last ? text.size() : colon + 1);
    }
    return lists;
}

/// Writes lists as read_cell_lists() reads them.
[[nodiscard]] inline std::string write_cell_lists(const Shape &shape, const CellLists &lists) {
    std::vector<std::string> texts;
    std::ranges::transform(lists, std::back_inserter(texts),
                           [&](const std::vector<Cell> &list) { return write_cells(shape, list); });
    return fmt::format("{}", fmt::join(texts, ":"));
}

/// Puts lists of which each is a set in ascending order: the cells of each, then the lists.
inline void sort_sets(CellLists &lists) {
    for (std::vector<Cell> &list : lists) {
        std::ranges::sort(list);
    }
    std::ranges::sort(lists);
}

/// Have all lists as many cells as the first?
[[nodiscard]] inline bool are_of_one_length(const CellLists &lists) {
    return std::ranges::all_of(
        lists, [&](const auto &list) { return list.size() == lists.front().size(); });
}

/// Joins the cells of all lists, one list behind the other.
[[nodiscard]] inline std::vector<Cell> joined(const CellLists &lists) {
    std::vector<Cell> all;
    for (const std::vector<Cell> &list : lists) {
        all.insert(all.end(), list.begin(), list.end());
    }
    return all;
}

/// Gathers the cells of all lists, ascending, each of them once.
[[nodiscard]] inline std::vector<Cell> cells_in_any(const CellLists &lists) {
    std::vector<Cell> all = joined(lists);
    std::ranges::sort(all);
    const auto repeated = std::ranges::unique(all);
    all.erase(repeated.begin(), repeated.end());
    return all;
}

/// Finds the places of the cells of lists in an ascending list that has them all.
[[nodiscard]] inline std::vector<std::vector<std::size_t>>
places_in(std::span<const Cell> ascending, const CellLists &lists) {
    std::vector<std::vector<std::size_t>> places;
    for (const std::vector<Cell> &list : lists) {
        auto &its = places.emplace_back();
        for (const Cell cell : list) {
            its.push_back(static_cast<std::size_t>(std::ranges::lower_bound(ascending, cell) -
                                                   ascending.begin()));
        }
    }
    return places;
}

/// Are all cells of a list in one row, column or box, even one that has fewer cells than the board
/// has digits? Houses of variants don't count, so that it is all the same whether they are
/// added before a constraint or later.
[[nodiscard]] inline bool share_a_house(const Shape &shape, std::span<const Cell> ascending) {
    const auto is_within = [&](std::span<const Cell> cells) {
        return std::ranges::includes(cells, ascending);
    };
    const auto is_house = [&](HouseIndex number) {
        const House &house = shape.houses()[number];
        return !is_of_variant(house.kind) && is_within(house.cells);
    };
    const auto is_group = [&](const Constraint &rule) {
        const auto *const group = std::get_if<Different>(&rule);
        return group != nullptr && is_within(group->cells) && shape.is_of_grid(rule);
    };
    return std::ranges::any_of(shape.houses_of(ascending.front()), is_house) ||
           std::ranges::any_of(shape.constraints(), is_group);
}

} // namespace dokushin
