// How the arguments are read. A list of them is checked whole: one wrong cell makes it none.
#include "board/text/sites/iss_arguments.h"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <set>
#include <utility>

namespace dokushin::text::iss {
namespace {

/// The signs of the first row or column, the second, and so on.
constexpr std::string_view cell_signs = "123456789abcdefg";

/// Reads the name of a variable.
std::optional<Place> variable_in(const Board &board, std::string_view text) {
    const std::size_t digits = std::min(text.find_first_of("0123456789"), text.size());
    const auto group = board.variables.find(text.substr(0, digits));
    if (group == board.variables.end()) {
        return std::nullopt;
    }
    const auto &[first, count, columns] = group->second;
    const bool is_single = digits == text.size();
    const auto number = is_single ? 1U : number_in(text.substr(digits));
    if (!number || is_single != (count == 1) || *number < 1 || *number > count) {
        return std::nullopt;
    }
    return Place{variables_row, static_cast<int>(first + *number - 1)};
}

/// A cell lies in the grid, which is 0, or in a group of variables, and there in a row and column.
using Position = std::pair<unsigned, Place>;

Position position_of(const Board &board, Place cell) {
    if (cell.row != variables_row) {
        return {0, cell};
    }
    const auto number = static_cast<unsigned>(cell.column);
    const auto group = std::ranges::find_if(board.variables, [&](const auto &named) {
        return number - named.second.first < named.second.count;
    });
    assert(group != board.variables.end());
    const auto &[first, count, columns] = group->second;
    return {first + 1,
            {static_cast<int>((number - first) / columns),
             static_cast<int>((number - first) % columns)}};
}

} // namespace

std::optional<Place> cell_in(const Board &board, std::string_view text) {
    if (const auto variable = variable_in(board, text)) {
        return variable;
    }
    const auto digit = [](char c) {
        const char lower = c >= 'A' && c <= 'G' ? static_cast<char>(c - 'A' + 'a') : c;
        const auto place = cell_signs.find(lower);
        return place == std::string_view::npos ? -1 : static_cast<int>(place);
    };
    const bool is_cell = text.size() == 4 && (text[0] == 'R' || text[0] == 'r') &&
                         (text[2] == 'C' || text[2] == 'c');
    const Place place = is_cell ? Place{digit(text[1]), digit(text[3])} : Place{-1, -1};
    return board.has_cell(place.row, place.column) ? std::optional(place) : std::nullopt;
}

std::string name_of_cell(Place cell) {
    return fmt::format("R{}C{}", cell_signs[static_cast<std::size_t>(cell.row)],
                       cell_signs[static_cast<std::size_t>(cell.column)]);
}

std::optional<unsigned> number_in(std::string_view text) {
    constexpr std::size_t most_digits = 6;
    if (text.empty() || text.size() > most_digits ||
        text.find_first_not_of("0123456789") != std::string_view::npos) {
        return std::nullopt;
    }
    unsigned number = 0;
    for (const char digit : text) {
        number = number * 10 + static_cast<unsigned>(digit - '0');
    }
    return number;
}

std::optional<Places> cells_in(const Board &board, Arguments arguments) {
    Places cells;
    std::set<Place> seen;
    for (const std::string_view argument : arguments) {
        const auto cell = cell_in(board, argument);
        if (!cell || !seen.insert(*cell).second) {
            return std::nullopt;
        }
        cells.push_back(*cell);
    }
    return cells.empty() ? std::nullopt : std::optional(std::move(cells));
}

std::optional<std::string> digits_in(const Board &board, Arguments arguments) {
    std::string digits;
    for (const std::string_view argument : arguments) {
        const auto digit = number_in(argument);
        if (!digit || !board.has_value(*digit)) {
            return std::nullopt;
        }
        digits += fmt::format("{} ", *digit);
    }
    return digits.empty() ? std::nullopt : std::optional(std::move(digits));
}

std::optional<Places> line_in(const Board &board, std::string_view text) {
    const bool is_row = text.starts_with('R');
    const std::string first = is_row ? std::string(text) + "C1" : "R1" + std::string(text);
    const auto cell = cell_in(board, first);
    if (!cell) {
        return std::nullopt;
    }
    Places cells;
    const auto length = static_cast<int>(is_row ? board.columns : board.rows);
    for (int at = 0; at < length; ++at) {
        cells.push_back(is_row ? Place{cell->row, at} : Place{at, cell->column});
    }
    return cells;
}

std::vector<Pair> neighbours_in(const Board &board, const Places &cells) {
    std::map<Position, std::size_t> listed;
    for (std::size_t at = 0; at < cells.size(); ++at) {
        listed.emplace(position_of(board, cells[at]), at);
    }
    std::vector<Pair> pairs;
    for (std::size_t at = 0; at < cells.size(); ++at) {
        const auto [where, place] = position_of(board, cells[at]);
        const auto [row, column] = place;
        for (const Place next : {Place{row, column + 1}, Place{row + 1, column},
                                 Place{row, column - 1}, Place{row - 1, column}}) {
            const auto other = listed.find({where, next});
            if (other != listed.end() && other->second > at) {
                pairs.push_back({cells[at], cells[other->second]});
            }
        }
    }
    return pairs;
}

std::map<Place, Places> little_killers(const Board &board) {
    const int bottom = static_cast<int>(board.rows) - 1;
    const int right = static_cast<int>(board.columns) - 1;
    std::vector<std::pair<Place, Place>> starts; // each with the step to the next cell
    for (int row = 0; row < bottom; ++row) {
        starts.push_back({{row, 0}, {1, 1}});
    }
    for (int row = 1; row < bottom; ++row) {
        starts.push_back({{row, right}, {-1, -1}});
    }
    for (int column = 1; column <= right; ++column) {
        starts.push_back({{0, column}, {1, -1}});
    }
    for (int column = 1; column < right; ++column) {
        starts.push_back({{bottom, column}, {-1, 1}});
    }
    std::map<Place, Places> named;
    std::set<Places> seen;
    for (const auto &[start, step] : starts) {
        Places cells;
        for (Place at = start; board.has_cell(at.row, at.column);
             at = {at.row + step.row, at.column + step.column}) {
            cells.push_back(at);
        }
        Places sorted = cells;
        std::ranges::sort(sorted);
        if (cells.size() > 1 && seen.insert(std::move(sorted)).second) {
            named.emplace(start, std::move(cells));
        }
    }
    return named;
}

bool is_pill(std::span<const Place> cells) {
    for (std::size_t at = 1; at < cells.size(); ++at) {
        const int down = cells[at].row - cells[at - 1].row;
        const int right = cells[at].column - cells[at - 1].column;
        if (down < 0 || right < 0 || down > 1 || right > 1 || cells[at].row == variables_row) {
            return false;
        }
    }
    return true;
}

Arguments behind(Arguments arguments, std::size_t count) {
    return arguments.subspan(std::min(count, arguments.size()));
}

} // namespace dokushin::text::iss
