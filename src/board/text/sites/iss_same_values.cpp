#include "board/text/sites/iss_same_values.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <map>
#include <span>

namespace dokushin::text::iss {
namespace {

/// States that sets hold the same values. Sets of one cell each are equal.
std::string same_values(std::span<const Places> sets) {
    if (sets.front().size() > 1) {
        return of_lists("same-digits", sets);
    }
    Places cells;
    std::ranges::transform(sets, std::back_inserter(cells),
                           [](const Places &set) { return set.front(); });
    return "equal " + words_of(cells);
}

/// Lists all rows, then all columns.
std::vector<Places> rows_and_columns(const Board &board) {
    std::vector<Places> rows(board.rows);
    std::vector<Places> columns(board.columns);
    for (std::size_t at = 0; at < board.cell_count(); ++at) {
        const Place cell = board.place_of(at);
        rows[static_cast<std::size_t>(cell.row)].push_back(cell);
        columns[static_cast<std::size_t>(cell.column)].push_back(cell);
    }
    rows.insert(rows.end(), columns.begin(), columns.end());
    return rows;
}

/// Lists all rows, columns, and boxes or regions.
std::vector<Places> regions_of(const Board &board) {
    std::map<int, Places> boxes;
    for (std::size_t at = 0; at < board.cell_count(); ++at) {
        if (board.regions[at] != Statement::no_region) {
            boxes[board.regions[at]].push_back(board.place_of(at));
        }
    }
    std::vector<Places> all = rows_and_columns(board);
    for (const auto &[number, cells] : boxes) {
        all.push_back(cells);
    }
    return all;
}

} // namespace

Words rules_of_same_values(const Board &board, Arguments arguments) {
    const auto sets = number_in(arguments.empty() ? "" : arguments.front());
    const Arguments cells = behind(arguments, 1);
    if (!sets || *sets < 2 || cells.empty() || cells.size() % *sets != 0) {
        return std::nullopt;
    }
    const std::size_t size = cells.size() / *sets;
    std::vector<Places> lists;
    for (std::size_t at = 0; at < cells.size(); at += size) {
        auto list = cells_in(board, cells.subspan(at, size));
        if (!list) {
            return std::nullopt;
        }
        lists.push_back(*std::move(list));
    }
    return one_rule(same_values(lists));
}

Words rules_of_regions_with_same_values(const Board &board) {
    const auto jigsaws = std::ranges::count(board.items, "Jigsaw", &Item::type);
    if (jigsaws > 1 || (jigsaws == 1 && board.boxes_are_regions)) {
        return std::nullopt;
    }
    std::vector<Places> regions = regions_of(board);
    std::size_t largest = 0;
    for (Places &cells : regions) {
        std::ranges::sort(cells);
        largest = std::max(largest, cells.size());
    }
    std::erase_if(regions, [&](const Places &cells) { return cells.size() < largest; });
    std::ranges::sort(regions);
    const auto repeated = std::ranges::unique(regions); // a row that is a box as well
    regions.erase(repeated.begin(), repeated.end());
    return largest < board.side && regions.size() > 1 ? one_rule(same_values(regions))
                                                      : says_nothing();
}

Words rules_of_different_lines(const Board &board) {
    if (board.rows != board.side || board.columns != board.side) {
        return std::nullopt;
    }
    std::vector<Places> lines = rows_and_columns(board);
    for (std::size_t at = 0; at < 2 * std::size_t{board.side}; ++at) {
        lines.emplace_back(lines[at].rbegin(), lines[at].rend());
    }
    return one_rule(of_lists("different-lines", lines));
}

} // namespace dokushin::text::iss
