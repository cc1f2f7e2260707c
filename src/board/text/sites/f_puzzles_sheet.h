// A Sheet is a document of f-puzzles that is being read, with what has been read of it. Its parts
// are read by a file each: the grid, the entries of constraints, the rules of the whole board.
#pragma once

#include "board/text/sites/json_document.h"
#include "board/text/sites/statement.h"

#include <map>
#include <optional>
#include <set>
#include <string_view>
#include <vector>

namespace dokushin::text::f_puzzles {

struct Sheet {
    const JsonValue &document;
    Statement statement;
    /// The cells of each constraint, sorted, to which a drawing may belong.
    std::set<std::vector<Place>> outlines{};

    [[nodiscard]] int side() const { return static_cast<int>(statement.side); }
    void add_outline(std::vector<Place> places);
};

/// Reads "R3C10": a row and a column from 1; 0 and size + 1 are outside the board.
[[nodiscard]] std::optional<Place> place_named(const JsonValue *value);
/// Reads a list of cells of the board; nothing if an item is none.
[[nodiscard]] std::optional<std::vector<Place>> places_in(const Sheet &sheet,
                                                          const JsonValue &list);

/// Cells that are marked in the grid itself, as very old documents have it, by the key that newer
/// ones have for such marks.
using CellMarks = std::map<std::string_view, std::vector<Place>>;

/// Reads the grid: digits, regions and the only digits that cells may hold.
[[nodiscard]] Result<CellMarks> read_grid(Sheet &sheet);
/// Reads a solution: a list, or a text of digits, or of numbers between commas. One with a digit
/// missing is none.
[[nodiscard]] std::optional<Grid> read_solution(const JsonValue &document, unsigned side);

/// Reads the entries of each kind of constraint.
void read_entries(Sheet &sheet);
/// Does the key name a kind of constraint that has entries?
[[nodiscard]] bool is_kind_of_entries(std::string_view key);

/// Reads odd, even, smallest and largest cells; `marks` are those in the grid.
void read_single_cells(Sheet &sheet, CellMarks marks);
/// Reads what holds on the whole board: flags, diagonals and negative rules.
void read_board_rules(Sheet &sheet);

} // namespace dokushin::text::f_puzzles
