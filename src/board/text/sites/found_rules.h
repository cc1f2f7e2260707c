// What several sites state in an object of their own is found here among a board's constraints:
// clues beside the board, lines through regions, and rules of the whole board.
#pragma once

#include "board/text/sites/statement.h"

#include <set>
#include <string>
#include <utility>
#include <vector>

namespace dokushin::text {

using Cells = std::vector<Cell>;
using Rules = std::set<Constraint>;

/// The row and column of a cell, from 0.
[[nodiscard]] Place place_of(const Shape &shape, Cell cell);
/// Do two cells touch in a row or column?
[[nodiscard]] bool are_neighbours(const Shape &shape, Cell one, Cell other);

/// A DiagonalClue stands beside the board, before the first cell of a diagonal.
struct DiagonalClue {
    Place at;   ///< one step outside the board
    Place step; ///< from there along the diagonal
};
/// Finds the clue for ascending cells that are a diagonal from edge to edge, before its upper end.
[[nodiscard]] std::optional<DiagonalClue> diagonal_clue(const Shape &shape, const Cells &cells);
/// Finds the place of a clue for all cells of a row or column in order: before the first of them.
[[nodiscard]] std::optional<Place> line_clue(const Shape &shape, const Cells &cells);

/// A MainDiagonal says which main diagonal of the board some cells are.
enum class MainDiagonal : std::uint8_t { none, falling, rising };
[[nodiscard]] MainDiagonal main_diagonal_of(const Shape &shape, const Cells &cells);

/// Are the ascending cells four that meet at a corner?
[[nodiscard]] bool meet_at_a_corner(const Shape &shape, const Cells &cells);

/// Are these all odd digits of the board (true), or all even ones (false)? Nothing otherwise.
[[nodiscard]] std::optional<bool> are_odd(const Shape &shape, const std::vector<Digit> &digits);

/// Finds a line that is cut into these pieces where the region changes.
[[nodiscard]] std::optional<Cells> region_sum_line(const Shape &shape, const EqualSums &rule);

/// An Indexer says where an indexing cell looks for the number of its own place.
enum class Indexer : std::uint8_t { none, row, column, box };
[[nodiscard]] Indexer indexer_of(const Shape &shape, const Indexing &rule);

/// Every two neighbours in a row or column, the first of them first.
[[nodiscard]] std::vector<Cells> neighbours_on(const Shape &shape);

/// Removes all of these rules from those that are left, if they are all there and not none.
[[nodiscard]] bool take_all(const std::vector<Constraint> &all, Rules &left);

/// Removes the rule of all neighbours without a dot against consecutive digits: "nonconsecutive"
/// where there is no dot, since a dot of either colour exempts its cells on the sites' pages.
[[nodiscard]] bool take_nonconsecutive(const Shape &shape, const std::vector<std::string> &stated,
                                       Rules &left);
/// Removes the rules of all neighbours without a dot against the ratios of the black dots, or
/// against 2 if there are none.
[[nodiscard]] bool take_negative_ratios(const Shape &shape, Rules &left);
/// Removes the rules against the sums 5 and 10, if most neighbours without an X or V have them.
/// Returns the neighbours that are exempt without having one of these signs.
[[nodiscard]] std::optional<std::vector<Cells>> take_negative_signs(const Shape &shape,
                                                                    Rules &left);
/// Removes the comparisons of cells that are less (or greater) than all of their neighbours that
/// are no such cells, and returns these cells.
[[nodiscard]] std::set<Cell> take_extremes(const Shape &shape, bool smallest, Rules &left);

/// Returns what a record says of its puzzle's title, author and rules, by these names, and to who
/// solves it (solution_message).
[[nodiscard]] std::vector<std::pair<std::string, std::string>> headers_of(const Record &record);
/// Writes a solution, a character a cell; empty if there is none, or for digits beyond 9.
[[nodiscard]] std::string solution_line(const Record &record);

} // namespace dokushin::text
