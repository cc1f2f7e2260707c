// A Statement is a puzzle as a document of a site for variants states it. Each site's reader
// gathers one, and record_of() makes the board: what the board can't honour is reported.
#pragma once

#include "board/text/format.h"

#include <dokushin/fog.h>
#include <dokushin/rules.h>

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace dokushin::text {

/// A rule in words (dokushin/rules.h), without a line feed, and the object of the document that
/// states it, as the document names it: "killercage 3".
struct StatedRule {
    std::string object;
    std::string words;
};

/// This number stands for the row of a variable. It is far from every row of a board, so that no
/// variable touches a cell of the grid.
inline constexpr int variables_row = 1 << 20;

/// The header with the message to who solves the puzzle. Each site has another name for it.
inline constexpr std::string_view solution_message = "solved";

struct Statement {
    /// The number of a cell that belongs to no region.
    static constexpr int no_region = -1;

    unsigned side = 9; ///< the number of digits
    unsigned rows = 9;
    unsigned columns = 9;
    unsigned lowest = 1; ///< the value that the first digit stands for
    /// A box of a board that is no square of as many rows as digits, or has values from 0: 0 × 0
    /// without boxes. Such a board has no regions.
    unsigned box_rows = 0;
    unsigned box_columns = 0;
    unsigned variables = 0; ///< cells outside the grid
    /// The region of each cell of the grid, row by row, by any numbers; empty: the usual boxes of
    /// the side.
    std::vector<int> regions{};
    std::vector<StatedRule> rules{};
    Grid givens{};            ///< one a cell
    Grid placed{};            ///< a player's digits, one a cell, or empty
    Pencilmarks candidates{}; ///< one set a cell, or empty
    std::optional<Grid> solution{};
    std::vector<std::pair<std::string, std::string>> headers{}; ///< title, author, rules, solved
    std::optional<Fog> fog{};
    /// Objects of the document whose rules were not understood: "zipperline 2".
    std::vector<std::string> unknown{};

    /// Makes a statement of an empty board.
    explicit Statement(unsigned side_of_board)
        : side(side_of_board), rows(side), columns(side), givens(std::size_t{side} * side) {}
    explicit Statement(const GridMeasures &its)
        : side(its.digits), rows(its.rows), columns(its.columns), lowest(its.lowest),
          box_rows(its.box_rows), box_columns(its.box_columns),
          givens(std::size_t{its.rows} * its.columns) {}

    /// Adds blank cells outside the grid.
    void add_variables(unsigned count) {
        variables += count;
        givens.resize(givens.size() + count);
    }
    /// Adds a header, unless it says nothing or there is one of the name.
    void add_header(std::string_view name, std::string text) {
        const bool is_new = std::ranges::none_of(
            headers, [name](const auto &header) { return header.first == name; });
        if (is_new && !text.empty()) {
            headers.emplace_back(name, std::move(text));
        }
    }
    /// States a rule of an object: its word, then numbers or cells.
    void rule(std::string object, std::string words) {
        rules.push_back({std::move(object), std::move(words)});
    }
    [[nodiscard]] bool has_cell(int row, int column) const {
        return row >= 0 && std::cmp_less(row, rows) && column >= 0 &&
               std::cmp_less(column, columns);
    }
    /// Is it a square of as many rows as digits, with values from 1?
    [[nodiscard]] bool is_usual_size() const {
        return rows == side && columns == side && lowest == 1;
    }
    [[nodiscard]] std::size_t position(int row, int column) const {
        const unsigned row_in_list = row == variables_row ? rows : static_cast<unsigned>(row);
        return std::size_t{row_in_list} * columns + static_cast<std::size_t>(column);
    }
};

/// A row and a column, both from 0. The row of a variable is variables_row, and its column counts
/// the variables.
struct Place {
    int row = 0;
    int column = 0;
    friend auto operator<=>(const Place &, const Place &) = default;
};

/// Writes places as a rule lists them: "r1c1 r1c2 v1".
[[nodiscard]] std::string words_of(std::span<const Place> places);
/// Writes a rule of several lists of cells: its word, and the lists with colons between them.
[[nodiscard]] std::string of_lists(std::string_view word,
                                   std::span<const std::vector<Place>> lists);

/// The places of a row or column, from the side of an outside clue: `at` is the clue's place, one
/// step outside the board. Empty if it is elsewhere.
[[nodiscard]] std::vector<Place> line_seen_from(const Statement &statement, Place at);
/// The places from a clue outside the board on, in a direction, to the other edge.
[[nodiscard]] std::vector<Place> diagonal_seen_from(const Statement &statement, Place at,
                                                    Place step);

/// Makes a record. A rule that the board can't honour counts as unknown; unknown rules are an error
/// unless the options ignore them, and are then named in Record::ignored. An error has the place
/// `line`, `column`.
[[nodiscard]] Result<Record> record_of(Statement statement, Format format, std::size_t line,
                                       std::size_t column, Context &context);

} // namespace dokushin::text
