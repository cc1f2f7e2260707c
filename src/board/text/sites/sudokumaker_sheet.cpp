// The lattices of cells, edges, corners and cells beside the board.
#include "board/text/sites/sudokumaker_sheet.h"

#include <fmt/format.h>

#include <algorithm>

namespace dokushin::text::sudokumaker {

std::optional<Place> cell_of(const Sheet &sheet, const JsonValue &number) {
    const auto cell = integer_of(&number);
    const int side = sheet.side();
    return cell && *cell >= 0 && *cell < side * side
               ? std::optional(Place{*cell / side, *cell % side})
               : std::nullopt;
}

std::optional<Places> cells_of(const Sheet &sheet, const JsonValue &list) {
    Places cells;
    for (const JsonValue &item : list) {
        const auto cell = cell_of(sheet, item);
        if (!cell) {
            return std::nullopt;
        }
        cells.push_back(*cell);
    }
    return list.is_array() ? std::optional(std::move(cells)) : std::nullopt;
}

/// Reads an edge. Each row of cells has N numbers for the edges at the left of its cells, then N
/// for those below them.
std::optional<Neighbours> edge_of(const Sheet &sheet, const JsonValue *number) {
    const auto edge = integer_of(number);
    if (!edge || *edge < 0) {
        return std::nullopt;
    }
    const int side = sheet.side();
    const int row = *edge / (2 * side);
    const int at = *edge % (2 * side);
    const Place cell{row, at % side};
    const Place other = at < side ? Place{row, at - 1} : Place{row + 1, at - side};
    return as_neighbours(sheet.statement, cell, other);
}

/// Reads a corner, the point at the upper left of a cell: the four cells around it.
std::optional<Places> cells_around(const Sheet &sheet, const JsonValue *number) {
    const auto corner = integer_of(number);
    const int points = sheet.side() + 1;
    if (!corner || *corner < 0) {
        return std::nullopt;
    }
    const Place at{*corner / points, *corner % points};
    const bool is_inside = sheet.statement.has_cell(at.row - 1, at.column - 1) &&
                           sheet.statement.has_cell(at.row, at.column);
    return is_inside ? std::optional(Places{{at.row - 1, at.column - 1},
                                            {at.row - 1, at.column},
                                            {at.row, at.column - 1},
                                            at})
                     : std::nullopt;
}

std::optional<Place> outer_cell_of(const Sheet &sheet, const JsonValue *number) {
    const auto place = integer_of(number);
    const int places = sheet.side() + 2;
    return place && *place >= 0 && *place < places * places
               ? std::optional(Place{*place / places - 1, *place % places - 1})
               : std::nullopt;
}

std::optional<Places> cells_in(const Sheet &sheet, const JsonValue &object, std::string_view name) {
    const JsonValue *const list = member(object, name);
    return list != nullptr ? cells_of(sheet, *list) : std::nullopt;
}

bool repeats_cells(Places cells) {
    std::ranges::sort(cells);
    return std::ranges::adjacent_find(cells) != cells.end();
}

void state(Sheet &sheet, const Layer &layer, std::string_view word, std::span<const Place> cells) {
    sheet.statement.rule(layer.object, fmt::format("{} {}", word, words_of(cells)));
}

bool is_nothing(const JsonValue *value) { return text_of(value).empty(); }

std::optional<int> number_of(const JsonValue &object, std::string_view name) {
    const auto number = integer_of(member(object, name));
    return number && *number >= 0 ? number : std::nullopt;
}

} // namespace dokushin::text::sudokumaker
