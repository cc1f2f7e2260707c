// The arguments of an item of an ISS string: cells, numbers, digits, rows and columns.
#pragma once

#include "board/text/sites/iss_items.h"
#include "board/text/sites/statement.h"

#include <array>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace dokushin::text::iss {

using Places = std::vector<Place>;
using Pair = std::array<Place, 2>;
using Arguments = std::span<const std::string_view>;

/// The rules that an item states, in words; nothing if it is not understood.
using Words = std::optional<std::vector<std::string>>;
[[nodiscard]] inline Words one_rule(std::string words) { return std::vector{std::move(words)}; }
[[nodiscard]] inline Words says_nothing() { return std::vector<std::string>{}; }

/// A VariableGroup is the variables with one name: VA1, VA2, …, or VA alone.
struct VariableGroup {
    unsigned first = 0; ///< counts the variables of all groups, from 0
    unsigned count = 1;
    unsigned columns = 9; ///< it lies in rows of so many, which make neighbours of some
};

/// The board of an ISS string, and all that the string says of it.
struct Board {
    unsigned side = 9; ///< the number of digits
    unsigned rows = 9;
    unsigned columns = 9;
    unsigned lowest = 1; ///< the value that the first digit stands for
    /// The region of each cell, row by row: its box, or else of the jigsaw; Statement::no_region.
    std::vector<int> regions{};
    bool has_usual_boxes = true;   ///< of as many cells as digits, on a square board
    bool boxes_are_regions = true; ///< the regions are rectangles of one size
    std::vector<Item> items{};
    /// The groups of variables by their names, "VA" or "DGR".
    std::map<std::string, VariableGroup, std::less<>> variables{};

    [[nodiscard]] bool has_cell(int row, int column) const {
        return row >= 0 && std::cmp_less(row, rows) && column >= 0 &&
               std::cmp_less(column, columns);
    }
    [[nodiscard]] int region_of(Place cell) const {
        return cell.row == variables_row ? Statement::no_region
                                         : regions[static_cast<std::size_t>(cell.row) * columns +
                                                   static_cast<std::size_t>(cell.column)];
    }
    [[nodiscard]] std::size_t cell_count() const { return std::size_t{rows} * columns; }
    /// Finds the cell with a number of the grid, counted row by row.
    [[nodiscard]] Place place_of(std::size_t cell) const {
        return {static_cast<int>(cell / columns), static_cast<int>(cell % columns)};
    }
    [[nodiscard]] bool has_value(unsigned value) const {
        return value >= lowest && value - lowest < side;
    }
};

/// Reads a cell, R1C9: rows and columns are digits to the base 17, so that R1Cg is the 16th. VA2 is
/// the second variable of a group, VA one that has no others.
[[nodiscard]] std::optional<Place> cell_in(const Board &board, std::string_view text);
/// Writes a cell as cell_in() reads it.
[[nodiscard]] std::string name_of_cell(Place cell);
/// Reads a whole number from 0 on, of up to six digits.
[[nodiscard]] std::optional<unsigned> number_in(std::string_view text);
/// Reads one or more cells, none of them twice.
[[nodiscard]] std::optional<Places> cells_in(const Board &board, Arguments arguments);
/// Reads values of the board, each an argument.
[[nodiscard]] std::optional<std::string> digits_in(const Board &board, Arguments arguments);
/// Reads a row or column, R3 or C3, from the left or the top.
[[nodiscard]] std::optional<Places> line_in(const Board &board, std::string_view text);
/// Finds the pairs of neighbours in row or column among some cells, that listed earlier first.
/// Variables of one group may be neighbours, too.
[[nodiscard]] std::vector<Pair> neighbours_in(const Board &board, const Places &cells);
/// The diagonals of little killers by the cells that name them: from the left edge ↘, the right
/// edge ↖, the top edge ↙ and the bottom edge ↗. The first name of two is that of the diagonal.
[[nodiscard]] std::map<Place, Places> little_killers(const Board &board);
/// Is each cell a step right, down or both from the one before? ISS reads the number of no other
/// pill.
[[nodiscard]] bool is_pill(std::span<const Place> cells);
/// The arguments behind the first ones, if there are any.
[[nodiscard]] Arguments behind(Arguments arguments, std::size_t count);

} // namespace dokushin::text::iss
