// Regions, and the rules that depend on them.
#include "board/text/sites/sudokumaker_sheet.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace dokushin::text::sudokumaker {
namespace {

/// Words for equal sums in all regions that a line visits: "equal-sums r1c1 r1c2 : r1c4".
std::string sums_of_regions(const Sheet &sheet, const Places &line) {
    std::map<int, Places> visited;
    for (const Place cell : line) {
        const int region = sheet.statement.regions[sheet.statement.position(cell.row, cell.column)];
        if (region != Statement::no_region) {
            visited[region].push_back(cell);
        }
    }
    std::string words;
    for (const auto &[region, cells] : visited) {
        words += (words.empty() ? "equal-sums " : " : ") + words_of(cells);
    }
    return visited.size() > 1 ? words : std::string{};
}

} // namespace

/// The first layer of regions makes the board's; others state that the cells of each differ.
bool read_regions(Sheet &sheet, const Layer &layer) {
    Statement &statement = sheet.statement;
    const JsonValue &list = list_in(layer.json, "regions");
    std::vector<int> numbers;
    std::map<int, Places> cells;
    if (list.size() != statement.givens.size()) {
        return false;
    }
    for (const JsonValue &item : list) {
        const auto number = integer_of(&item);
        if (!number || *number < Statement::no_region) {
            return false;
        }
        const int at = static_cast<int>(numbers.size());
        if (*number != Statement::no_region) {
            cells[*number].push_back({at / sheet.side(), at % sheet.side()});
        }
        numbers.push_back(*number);
    }
    if (!sheet.has_regions) {
        statement.regions = std::move(numbers);
        sheet.has_regions = true;
        return true;
    }
    for (const auto &[number, its_cells] : cells) {
        if (its_cells.size() > 1) {
            state(sheet, layer, "different", its_cells);
        }
    }
    return true;
}

/// Regions are numbered in the statement by now.
bool read_disjoint_groups(Sheet &sheet, const Layer &layer) {
    state_disjoint_groups(sheet.statement, layer.object);
    return true;
}

/// Each visit to a region is a sum of its own, or all visits together are. A line that comes back
/// to a cell has no beginning at which a first sum would begin.
bool read_region_sum_lines(Sheet &sheet, const Layer &layer) {
    const bool together = is_set(layer.json, "singleRegionTotals");
    return each_list(sheet, layer, "lines", [&](const Places &line) {
        if (repeats_cells(line)) {
            return false;
        }
        if (!together) {
            state(sheet, layer, "region-sum", line);
        } else if (auto words = sums_of_regions(sheet, line); !words.empty()) {
            sheet.statement.rule(layer.object, std::move(words));
        }
        return true;
    });
}

} // namespace dokushin::text::sudokumaker
