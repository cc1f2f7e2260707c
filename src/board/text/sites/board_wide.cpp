#include "board/text/sites/board_wide.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>

namespace dokushin::text {
namespace board_wide {
namespace {

/// Calls `call` with each cell of the board.
template <class Call> void each_place(const Statement &statement, const Call &call) {
    const int side = static_cast<int>(statement.side);
    for (int row = 0; row < side; ++row) {
        for (int column = 0; column < side; ++column) {
            call(Place{row, column});
        }
    }
}

/// A group as large as the board's houses is an extra region.
std::string words_for_group(const Statement &statement, std::span<const Place> cells) {
    return (cells.size() == statement.side ? "extra-region " : "different ") + words_of(cells);
}

/// Are the regions boxes of so many rows?
bool are_boxes(const Statement &statement, unsigned rows) {
    const unsigned columns = statement.side / rows;
    std::set<int> numbers;
    for (unsigned row = 0; row < statement.side; ++row) {
        for (unsigned column = 0; column < statement.side; ++column) {
            const unsigned first = row / rows * rows * statement.side + column / columns * columns;
            const int region = statement.regions[std::size_t{row} * statement.side + column];
            if (region == Statement::no_region || region != statement.regions[first]) {
                return false;
            }
            numbers.insert(region);
        }
    }
    return numbers.size() == statement.side;
}

/// Are the regions boxes, each more than a part of a row or column?
bool has_boxes(const Statement &statement) {
    bool found = false;
    for (unsigned rows = 2; rows < statement.side && !found; ++rows) {
        found = statement.side % rows == 0 && are_boxes(statement, rows);
    }
    return found;
}

} // namespace
} // namespace board_wide

std::optional<Neighbours> as_neighbours(const Statement &statement, Place a, Place b) {
    const int rows = std::abs(a.row - b.row);
    const int columns = std::abs(a.column - b.column);
    const bool on_board =
        statement.has_cell(a.row, a.column) && statement.has_cell(b.row, b.column);
    return on_board && rows + columns == 1 ? std::optional<Neighbours>(std::minmax(a, b))
                                           : std::nullopt;
}

void forbid_among_neighbours(Statement &statement, const std::set<Neighbours> &exempt,
                             const std::string &object, std::string_view words) {
    board_wide::each_place(statement, [&](Place at) {
        for (const Place next : {Place{at.row, at.column + 1}, Place{at.row + 1, at.column}}) {
            if (statement.has_cell(next.row, next.column) && !exempt.contains({at, next})) {
                const std::array pair{at, next};
                statement.rule(object, fmt::format("{} {}", words, words_of(pair)));
            }
        }
    });
}

void state_extremes(Statement &statement, const std::string &object, std::vector<Place> cells,
                    bool smallest) {
    const std::set<Place> listed(cells.begin(), cells.end());
    cells.assign(listed.begin(), listed.end());
    std::vector<Place> alone; // the others are compared with their neighbours one by one
    for (const Place at : cells) {
        std::vector<Place> unlisted;
        bool is_alone = true;
        for (const Place next : {Place{at.row - 1, at.column}, Place{at.row, at.column - 1},
                                 Place{at.row, at.column + 1}, Place{at.row + 1, at.column}}) {
            if (listed.contains(next)) {
                is_alone = false;
            } else if (statement.has_cell(next.row, next.column)) {
                unlisted.push_back(next);
            }
        }
        if (is_alone) {
            alone.push_back(at);
            continue;
        }
        for (const Place next : unlisted) {
            const std::array pair{smallest ? at : next, smallest ? next : at};
            statement.rule(object, "less " + words_of(pair));
        }
    }
    if (!alone.empty()) {
        statement.rule(object, (smallest ? "minimum " : "maximum ") + words_of(alone));
    }
}

std::vector<Place> main_diagonal(unsigned side, bool rises) {
    std::vector<Place> cells;
    const int last = static_cast<int>(side) - 1;
    for (int at = 0; at <= last; ++at) {
        cells.push_back({at, rises ? last - at : at});
    }
    return cells;
}

std::vector<std::vector<Place>> disjoint_groups_of(const Statement &statement) {
    std::map<int, std::size_t> seen;
    std::vector<std::vector<Place>> groups;
    if (statement.regions.empty()) {
        return groups;
    }
    board_wide::each_place(statement, [&](Place at) {
        const int region = statement.regions[statement.position(at.row, at.column)];
        if (region == Statement::no_region) {
            return;
        }
        const std::size_t ordinal = seen[region]++;
        if (ordinal == groups.size()) {
            groups.emplace_back();
        }
        groups[ordinal].push_back(at);
    });
    return groups;
}

void state_disjoint_groups(Statement &statement, const std::string &object) {
    if (statement.regions.empty() || board_wide::has_boxes(statement)) {
        statement.rule(object, "disjoint-groups");
        return;
    }
    const auto groups = disjoint_groups_of(statement);
    if (groups.empty()) {
        statement.unknown.push_back(object);
    }
    for (const auto &cells : groups) {
        if (cells.size() > 1) {
            statement.rule(object, board_wide::words_for_group(statement, cells));
        }
    }
}

std::optional<Grid> full_grid(std::string_view text, unsigned side) {
    Grid grid;
    for (const char c : text) {
        if (c < '1' || c > '9' || static_cast<unsigned>(c - '0') > side) {
            return std::nullopt;
        }
        grid.push_back(digit_of(static_cast<unsigned>(c - '0')));
    }
    return grid.size() == std::size_t{side} * side ? std::optional(std::move(grid)) : std::nullopt;
}

} // namespace dokushin::text
