// A Sheet is a text of penpa that is being read, with what has been read of it. What is drawn on it
// is read by a file each: numbers, outlines of regions and cages, thermometers and arrows.
//
// penpa numbers the points of its grid. With two more rows and columns at each side of what is
// shown, N cells in all are numbered row by row; N more numbers are the lower right corners of
// these cells, N their lower edges, N their right edges, then 4 N are four points within each cell,
// upper left, upper right, lower left, lower right, and 4 N more at its sides. (Source: penpa-edit,
// docs/js/class_square.js, create_point().)
#pragma once

#include "board/text/sites/json_document.h"
#include "board/text/sites/statement.h"

#include <functional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace dokushin::text::penpa {

struct Layout {
    int columns = 0; ///< of all cells, those that are not shown too
    int cells = 0;   ///< N above
    Place first{};   ///< the board's first cell among all
    unsigned side = 0;

    /// The cell of the grid, perhaps beside the board, that a point belongs to.
    [[nodiscard]] Place place_of(int point) const;
    /// The number of a cell.
    [[nodiscard]] int number_of(Place place) const {
        return (place.row + first.row) * columns + place.column + first.column;
    }
    /// The cell of the board that has this number; nothing if none has.
    [[nodiscard]] std::optional<Place> cell_at(int point) const;
};

struct Sheet {
    JsonValue question; ///< what the setter drew
    JsonValue answer;   ///< what the solver wrote, if anything
    Layout layout;
    Statement statement{layout.side};
    std::string rules{};             ///< in words
    std::vector<std::string> tags{}; ///< the genres that the setter chose
    /// Points whose small number or symbol belongs to a rule that was read.
    std::set<int> used_small_numbers{};
    std::set<int> used_symbols{};
    /// Kinds of rules that were read: "thermo", "arrows", "cage", "diagonal".
    std::set<std::string, std::less<>> understood{};
};

/// The point that a member of a drawing is named after: "34", "34E", or the first of "34,35".
[[nodiscard]] int point_named(std::string_view name);

/// Names objects of one kind that were not understood, with their first few places.
void name_unknown(Sheet &sheet, std::string_view kind, std::span<const Place> places);
/// Reads a list of numbers of cells; nothing if one is none of the board's.
[[nodiscard]] std::optional<std::vector<Place>> cells_in(const Layout &layout,
                                                         const JsonValue &list);

/// Reads the givens, the setter's candidates and the solver's digits.
void read_numbers(Sheet &sheet);
/// Reads what the page compares a solver's answer with: points and digits. One with a cell missing
/// is none.
void read_solution(Sheet &sheet, const JsonValue &answer);
/// Reads the regions, and the diagonals.
void read_edges(Sheet &sheet);
/// Reads cages and their sums.
void read_cages(Sheet &sheet);
/// Reads thermometers and arrows.
void read_lines(Sheet &sheet);
/// Names what else is drawn.
void read_drawings(Sheet &sheet);
/// Names a genre, and a sentence of the rules, that says more than what was read.
void read_words(Sheet &sheet);

} // namespace dokushin::text::penpa
