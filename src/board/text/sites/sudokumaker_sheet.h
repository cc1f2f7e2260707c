// What readers of SudokuMaker's layers share: the sheet on which they write, and its lattices.
#pragma once

#include "board/text/sites/board_wide.h"
#include "board/text/sites/json_document.h"

#include <string_view>

namespace dokushin::text::sudokumaker {

using Places = std::vector<Place>;

/// The number of no type.
constexpr int no_type = -1;

struct Layer {
    const JsonValue &json;
    int type;
    std::string object;    ///< "Arrow (constraint 3)"
    std::string_view word; ///< that of its type, with which its rules begin
};

/// A document's board, and what has been read of it.
struct Sheet {
    Statement statement;
    std::vector<Layer> layers{}; ///< that state rules
    bool has_regions = false;

    [[nodiscard]] int side() const { return static_cast<int>(statement.side); }
};

/// Reads a cell's number; nothing if the board has no such cell.
[[nodiscard]] std::optional<Place> cell_of(const Sheet &sheet, const JsonValue &number);
/// Reads a list of cells; nothing if an item is none.
[[nodiscard]] std::optional<Places> cells_of(const Sheet &sheet, const JsonValue &list);
/// Reads a member that is a list of cells; nothing if there is none.
[[nodiscard]] std::optional<Places> cells_in(const Sheet &sheet, const JsonValue &object,
                                             std::string_view name);
/// Reads an edge. Each row of cells has N numbers for the edges at the left of its cells, then N
/// for those below them.
[[nodiscard]] std::optional<Neighbours> edge_of(const Sheet &sheet, const JsonValue *number);
/// Reads a corner, the point at the upper left of a cell: the four cells around it.
[[nodiscard]] std::optional<Places> cells_around(const Sheet &sheet, const JsonValue *number);
/// Reads a place on the board or around it.
[[nodiscard]] std::optional<Place> outer_cell_of(const Sheet &sheet, const JsonValue *number);
[[nodiscard]] bool repeats_cells(Places cells);

/// States a rule of a layer: its word and numbers, then cells.
void state(Sheet &sheet, const Layer &layer, std::string_view word, std::span<const Place> cells);
/// Is there neither a text nor a number?
[[nodiscard]] bool is_nothing(const JsonValue *value);
/// Reads a number from 0 on.
[[nodiscard]] std::optional<int> number_of(const JsonValue &object, std::string_view name);

/// Calls `call` with each item of a list of a layer. All are read, though one is not understood.
template <class Call> bool each_item(const Layer &layer, std::string_view name, const Call &call) {
    bool are_understood = member(layer.json, name) != nullptr;
    for (const JsonValue &item : list_in(layer.json, name)) {
        are_understood = call(item) && are_understood;
    }
    return are_understood;
}

/// Calls `call` with each list of cells. A list of one cell states nothing.
template <class Call>
bool each_list(Sheet &sheet, const Layer &layer, std::string_view name, const Call &call) {
    return each_item(layer, name, [&](const JsonValue &item) {
        const auto cells = cells_of(sheet, item);
        return cells && (cells->size() < 2 || call(*cells));
    });
}

// Readers that have a file of their own. False: something in the layer is not understood.

/// Marks between neighbours, and behind all layers what no unmarked neighbours may be.
[[nodiscard]] bool read_signs(Sheet &sheet, const Layer &layer);
[[nodiscard]] bool read_negative(Sheet &sheet, const Layer &layer);

/// Regions, and behind all layers what depends on them.
[[nodiscard]] bool read_regions(Sheet &sheet, const Layer &layer);
[[nodiscard]] bool read_disjoint_groups(Sheet &sheet, const Layer &layer);
[[nodiscard]] bool read_region_sum_lines(Sheet &sheet, const Layer &layer);

/// Takes the layers that state rules, by their types, and reads them.
void read_layers(Sheet &sheet, const JsonValue &puzzle);

} // namespace dokushin::text::sudokumaker
