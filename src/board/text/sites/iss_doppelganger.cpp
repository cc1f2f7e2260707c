// A row with its cell outside the grid holds all values, and so do a column and a box. The zero has
// a cell as well, so that the cells of all rows with it hold all values, too.
#include "board/text/sites/iss_doppelganger.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>

namespace dokushin::text::iss {
namespace {

constexpr std::string_view of_zero = "DGZ";
constexpr std::string_view of_columns = "DGR";
constexpr std::string_view of_rows = "DGC";
constexpr std::string_view of_boxes = "DGB";

Places cells_named(const Board &board, std::string_view name) {
    const auto group = board.variables.find(name);
    Places cells;
    for (unsigned at = 0; group != board.variables.end() && at < group->second.count; ++at) {
        cells.push_back({variables_row, static_cast<int>(group->second.first + at)});
    }
    return cells;
}

std::string all_differ(Places cells, Place with) {
    cells.push_back(with);
    return "different " + words_of(cells);
}

/// A LackingHouse has all values but one, which its cell outside has.
struct LackingHouse {
    Places cells;
    Place missing;
};

/// Gathers the houses of one kind, which a number tells apart, each with its cell outside.
std::vector<LackingHouse> lacking_houses(const Board &board, const Places &missing,
                                         int (*number)(const Board &, Place)) {
    std::map<int, Places> houses;
    for (std::size_t at = 0; at < board.cell_count(); ++at) {
        const Place cell = board.place_of(at);
        houses[number(board, cell)].push_back(cell);
    }
    std::vector<LackingHouse> all;
    for (auto &[which, cells] : houses) {
        all.push_back({std::move(cells), missing[all.size()]});
    }
    return all;
}

/// States that the missing values are different where a cell holds 0.
std::string at_zero(const Board &board, Place cell, const Places &missing) {
    std::string values;
    for (unsigned value = 1; value < board.side; ++value) {
        values += fmt::format("{} ", value);
    }
    return fmt::format("any-of ( one-of {}{} ) ( different {} )", values,
                       words_of(std::array{cell}), words_of(missing));
}

/// Is it a square with values from 0 to its side?
bool has_a_value_too_many(const Board &board) {
    return board.lowest == 0 && board.side == board.rows + 1 && board.rows == board.columns;
}

} // namespace

std::vector<NamedVariables> variables_of_doppelganger(const Board &board, unsigned boxes) {
    if (!has_a_value_too_many(board)) {
        return {};
    }
    std::vector<NamedVariables> groups{
        {of_zero, 1, false}, {of_columns, board.columns, false}, {of_rows, board.rows, false}};
    if (boxes > 0) {
        groups.push_back({of_boxes, boxes, true});
    }
    return groups;
}

Words rules_of_doppelganger(const Board &board) {
    const Places zeros = cells_named(board, of_zero);
    const Places rows = cells_named(board, of_rows);
    const Places columns = cells_named(board, of_columns);
    const Places boxes = cells_named(board, of_boxes);
    const bool has_boxes = std::ranges::count(board.regions, Statement::no_region) == 0;
    const bool fits = has_a_value_too_many(board) && zeros.size() == 1 &&
                      rows.size() == board.rows && columns.size() == board.columns &&
                      board.boxes_are_regions && (!has_boxes || boxes.size() == board.rows);
    // Boxes of other sizes lack several values.
    const auto has_other_boxes = [&](const Item &item) {
        const bool is_side =
            item.arguments.size() == 1 && number_in(item.arguments[0]) == board.rows;
        return item.type == "Jigsaw" || (item.type == "RegionSize" && !is_side);
    };
    if (!fits || std::ranges::any_of(board.items, has_other_boxes)) {
        return std::nullopt;
    }
    std::vector<std::string> rules{"one-of 0 " + words_of(zeros)};
    const auto state = [&](const Places &missing, int (*number)(const Board &, Place)) {
        for (const auto &[cells, its] : lacking_houses(board, missing, number)) {
            rules.push_back(all_differ(cells, its));
        }
        rules.push_back(all_differ(missing, zeros[0]));
    };
    state(rows, [](const Board &, Place cell) { return cell.row; });
    state(columns, [](const Board &, Place cell) { return cell.column; });
    if (has_boxes) {
        state(boxes, [](const Board &its, Place cell) { return its.region_of(cell); });
    } else if (!boxes.empty()) {
        rules.push_back("one-of 0 " + words_of(boxes));
    }
    for (std::size_t at = 0; at < board.cell_count(); ++at) {
        const Place cell = board.place_of(at);
        Places missing{rows[static_cast<std::size_t>(cell.row)],
                       columns[static_cast<std::size_t>(cell.column)]};
        if (has_boxes) {
            missing.push_back(boxes[static_cast<std::size_t>(board.regions[at])]);
        }
        rules.push_back(at_zero(board, cell, missing));
    }
    return rules;
}

} // namespace dokushin::text::iss
