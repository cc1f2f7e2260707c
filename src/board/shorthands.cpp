// Each shorthand is a function from the cells behind its name to constraints.
#include "board/shorthands.h"

#include "board/constraints/kind.h"
#include "errors/catalogue.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdlib>
#include <iterator>
#include <set>
#include <type_traits>
#include <utility>

namespace dokushin {
namespace {

using Constraints = std::optional<std::vector<Constraint>>;

/// A step from one cell to another: rows down and columns to the right.
using Offset = std::pair<int, int>;

/// Calls `call` with each two cells of the board of which one offset leads to the other.
template <class Call>
void each_pair(const Shape &shape, std::span<const Offset> offsets, const Call &call) {
    const int rows = static_cast<int>(shape.rows());
    const int columns = static_cast<int>(shape.columns());
    for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < columns; ++column) {
            for (const auto &[down, right] : offsets) {
                const int y = row + down;
                const int x = column + right;
                if (y >= 0 && y < rows && x >= 0 && x < columns) {
                    call(shape.cell(static_cast<unsigned>(row), static_cast<unsigned>(column)),
                         shape.cell(static_cast<unsigned>(y), static_cast<unsigned>(x)));
                }
            }
        }
    }
}

// Offsets that lead down, or right within a row, so that each pair comes once, its first cell
// first.
constexpr std::array<Offset, 4> knight_moves{{{1, -2}, {1, 2}, {2, -1}, {2, 1}}};
constexpr std::array<Offset, 2> diagonal_moves{{{1, -1}, {1, 1}}};
constexpr std::array<Offset, 2> neighbours{{{0, 1}, {1, 0}}};

template <std::size_t Count>
Constraints different_at(const Shape &shape, std::string_view arguments,
                         const std::array<Offset, Count> &offsets) {
    if (!arguments.empty()) {
        return std::nullopt;
    }
    std::vector<Constraint> pairs;
    each_pair(shape, offsets, [&](Cell a, Cell b) { pairs.emplace_back(Different{{a, b}}); });
    return pairs;
}

Constraints anti_knight(const Shape &shape, std::string_view arguments) {
    return different_at(shape, arguments, knight_moves);
}

/// The king's steps within a row or column are left to these houses.
Constraints anti_king(const Shape &shape, std::string_view arguments) {
    return different_at(shape, arguments, diagonal_moves);
}

Constraints nonconsecutive(const Shape &shape, std::string_view arguments) {
    if (!arguments.empty()) {
        return std::nullopt;
    }
    std::vector<Constraint> pairs;
    each_pair(shape, neighbours, [&](Cell a, Cell b) { pairs.emplace_back(Whispers{2, {a, b}}); });
    return pairs;
}

Constraints anti_taxicab(const Shape &shape, std::string_view arguments) {
    if (!arguments.empty() || shape.cell_count() < 2 || shape.lowest() != 1 || !shape.is_square()) {
        return std::nullopt;
    }
    Taxicab rule{{}, shape.side()};
    for (std::size_t at = 0; at < shape.grid_cell_count(); ++at) {
        rule.cells.push_back(cell_at(at));
    }
    return std::vector<Constraint>{std::move(rule)};
}

/// States a rule of each square of two rows and two columns, wherever it lies.
template <class Make>
Constraints of_squares(const Shape &shape, std::string_view arguments, const Make &make) {
    if (!arguments.empty() || shape.side() < 3) {
        return std::nullopt;
    }
    std::vector<Constraint> rules;
    for (unsigned row = 0; row + 1 < shape.rows(); ++row) {
        for (unsigned column = 0; column + 1 < shape.columns(); ++column) {
            rules.emplace_back(make(
                std::vector<Cell>{shape.cell(row, column), shape.cell(row, column + 1),
                                  shape.cell(row + 1, column), shape.cell(row + 1, column + 1)}));
        }
    }
    return rules;
}

Constraints global_entropy(const Shape &shape, std::string_view arguments) {
    return of_squares(shape, arguments, [&](std::vector<Cell> cells) {
        return Entropy{std::move(cells), shape.side()};
    });
}

Constraints global_mod_3(const Shape &shape, std::string_view arguments) {
    return of_squares(shape, arguments,
                      [](std::vector<Cell> cells) { return Remainders{3, std::move(cells)}; });
}

/// Each column is a line of flatmates from the top.
Constraints dutch_flatmates(const Shape &shape, std::string_view arguments) {
    if (!arguments.empty() || shape.side() < 2 || shape.lowest() != 1) {
        return std::nullopt;
    }
    std::vector<Constraint> columns;
    for (unsigned column = 0; column < shape.columns(); ++column) {
        Flatmates rule{{}, shape.side()};
        for (unsigned row = 0; row < shape.rows(); ++row) {
            rule.cells.push_back(shape.cell(row, column));
        }
        columns.emplace_back(std::move(rule));
    }
    return columns;
}

/// Odd or even digits in the cells.
template <unsigned First> Constraints every_second(const Shape &shape, std::string_view arguments) {
    auto cells = read_cell_set(shape, arguments);
    if (!cells || First > shape.side()) {
        return std::nullopt;
    }
    OneOf rule{{}, *std::move(cells)};
    for (unsigned digit = 1; digit <= shape.side(); ++digit) {
        if (value_of(shape, digit_of(digit)) % 2 == First % 2) {
            rule.digits.push_back(digit_of(digit));
        }
    }
    return std::vector<Constraint>{std::move(rule)};
}

/// Each of the cells holds a smaller digit (or a larger one) than its neighbours in row and column.
/// Listed neighbours are not compared, as in f-puzzles.
Constraints extremes(const Shape &shape, std::string_view arguments, bool smallest) {
    const auto cells = read_cell_set(shape, arguments);
    if (!cells || !are_in_grid(shape, *cells)) {
        return std::nullopt;
    }
    const auto is_listed = [&](Cell cell) { return std::ranges::binary_search(*cells, cell); };
    std::vector<Constraint> signs;
    const auto compare = [&](Cell extreme, Cell other) {
        if (is_listed(extreme) && !is_listed(other)) {
            signs.emplace_back(smallest ? Less{extreme, other} : Less{other, extreme});
        }
    };
    each_pair(shape, neighbours, [&](Cell a, Cell b) {
        compare(a, b);
        compare(b, a);
    });
    return signs;
}

Constraints minimum(const Shape &shape, std::string_view arguments) {
    return extremes(shape, arguments, true);
}

Constraints maximum(const Shape &shape, std::string_view arguments) {
    return extremes(shape, arguments, false);
}

/// A number, and two cells to which it applies.
template <class Kind, unsigned Number> Constraints pair(const Shape &shape, std::string_view text) {
    auto cells = read_cell_set(shape, text);
    if (!cells || cells->size() != 2) {
        return std::nullopt;
    }
    Kind rule{Number, *std::move(cells)};
    if constexpr (std::is_same_v<Kind, Sum>) {
        const auto total = total_of_digits(shape, Number, 2);
        if (!total) {
            return std::nullopt;
        }
        rule.total = *total;
    } else if constexpr (std::is_same_v<Kind, Ratio>) {
        rule.lowest = shape.lowest();
    }
    return std::vector<Constraint>{std::move(rule)};
}

Constraints greater(const Shape &shape, std::string_view arguments) {
    const auto cells = read_cells(shape, arguments);
    if (!cells || cells->size() != 2) {
        return std::nullopt;
    }
    return std::vector<Constraint>{Less{cells->back(), cells->front()}};
}

Constraints extra_region(const Shape &shape, std::string_view arguments) {
    auto cells = read_cell_set(shape, arguments);
    if (!cells || cells->size() != shape.side()) {
        return std::nullopt;
    }
    return std::vector<Constraint>{Different{*std::move(cells)}};
}

Constraints clone(const Shape &shape, std::string_view arguments) {
    const auto colon = arguments.find(':');
    if (colon == std::string_view::npos) {
        return std::nullopt;
    }
    const auto cells = read_cells(shape, arguments.substr(0, colon));
    const auto others = read_cells(shape, arguments.substr(colon + 1));
    if (!cells || !others || cells->size() != others->size()) {
        return std::nullopt;
    }
    std::vector<Constraint> pairs;
    for (std::size_t at = 0; at < cells->size(); ++at) {
        if ((*cells)[at] != (*others)[at]) {
            pairs.emplace_back(Equal{{(*cells)[at], (*others)[at]}});
        }
    }
    return pairs;
}

/// Cuts a line wherever the box or region changes; all pieces have the same sum.
Constraints region_sum(const Shape &shape, std::string_view arguments) {
    const auto cells = read_cells(shape, arguments);
    if (!cells || cells->size() < 2 || !are_in_grid(shape, *cells)) {
        return std::nullopt;
    }
    EqualSums rule;
    for (std::size_t at = 0; at < cells->size(); ++at) {
        const Cell cell = (*cells)[at];
        if (at == 0 || shape.region_of(cell) != shape.region_of((*cells)[at - 1])) {
            rule.pieces.emplace_back();
        }
        rule.pieces.back().push_back(cell);
    }
    return rule.pieces.size() < 2 ? std::vector<Constraint>() : std::vector<Constraint>{rule};
}

/// Each cell names the place in some cells, found by a function, at which its own place among them
/// stands.
template <class CellsAround>
Constraints indexers(const Shape &shape, std::string_view arguments,
                     const CellsAround &cells_around) {
    const auto cells = read_cell_set(shape, arguments);
    if (!cells || shape.lowest() != 1 || !are_in_grid(shape, *cells)) {
        return std::nullopt;
    }
    std::vector<Constraint> rules;
    for (const Cell cell : *cells) {
        std::vector<Cell> indexed = cells_around(cell);
        const auto place = std::ranges::find(indexed, cell) - indexed.begin();
        if (indexed.empty()) {
            return std::nullopt;
        }
        rules.emplace_back(Indexing{static_cast<unsigned>(place) + 1, cell, std::move(indexed)});
    }
    return rules;
}

/// The cell in row r names the row of its column in which r stands.
Constraints row_indexer(const Shape &shape, std::string_view arguments) {
    return indexers(shape, arguments, [&](Cell cell) {
        std::vector<Cell> column;
        for (unsigned row = 0; row < shape.rows(); ++row) {
            column.push_back(shape.cell(row, shape.column(cell)));
        }
        return column;
    });
}

Constraints column_indexer(const Shape &shape, std::string_view arguments) {
    return indexers(shape, arguments, [&](Cell cell) {
        std::vector<Cell> row;
        for (unsigned column = 0; column < shape.columns(); ++column) {
            row.push_back(shape.cell(shape.row(cell), column));
        }
        return row;
    });
}

/// A board without boxes of as many cells as digits has no places in them.
Constraints box_indexer(const Shape &shape, std::string_view arguments) {
    return indexers(shape, arguments, [&](Cell cell) {
        for (const HouseIndex house : shape.houses_of(cell)) {
            if (is_box(shape.houses()[house].kind)) {
                return shape.houses()[house].cells;
            }
        }
        return std::vector<Cell>();
    });
}

/// Each listed digit stands in the cells just as often as it is listed.
Constraints contain_exact(const Shape &shape, std::string_view arguments) {
    const auto read = read_digits_and_cells(shape, arguments);
    if (!read || read->digits.size() > read->cells.size()) {
        return std::nullopt;
    }
    LookAndSay rule{{}, read->cells};
    for (const Digit digit : read->digits) {
        if (rule.counts.empty() || rule.counts.back().digit != digit) {
            rule.counts.push_back({digit, 0});
        }
        ++rule.counts.back().count;
    }
    return std::vector<Constraint>{std::move(rule)};
}

constexpr Pattern<0> no_arguments = "nothing behind it";
constexpr Pattern<0> some_cells = "one or more cells";
constexpr Pattern<0> two_cells = "two cells";

constexpr std::array shorthand_table{
    ShorthandRow{"greater", "The first cell holds a larger digit than the second.",
                 "greater r1c1 r1c2", two_cells, greater},
    ShorthandRow{"white-dot", "Its two digits are consecutive: a white dot of kropki.",
                 "white-dot r1c1 r1c2", two_cells, pair<Difference, 1>},
    ShorthandRow{"black-dot", "One of its two digits is twice the other: a black dot of kropki.",
                 "black-dot r1c1 r1c2", two_cells, pair<Ratio, 2>},
    ShorthandRow{"xv-5", "Its two digits add up to 5: a V.", "xv-5 r1c1 r1c2", two_cells,
                 pair<Sum, 5>},
    ShorthandRow{"xv-10", "Its two digits add up to 10: an X.", "xv-10 r1c1 r1c2", two_cells,
                 pair<Sum, 10>},
    ShorthandRow{"odd", "Each cell holds an odd digit.", "odd r1c1 r5c5", some_cells,
                 every_second<1>},
    ShorthandRow{"even", "Each cell holds an even digit.", "even r1c1 r5c5", some_cells,
                 every_second<2>},
    ShorthandRow{"minimum",
                 "Each cell holds a smaller digit than its neighbours that are not listed.",
                 "minimum r1c1 r5c5", some_cells, minimum},
    ShorthandRow{"maximum",
                 "Each cell holds a larger digit than its neighbours that are not listed.",
                 "maximum r1c1 r5c5", some_cells, maximum},
    ShorthandRow{"extra-region", "Its cells, as many as digits, hold every digit.",
                 "extra-region r1c1 r2c2 r3c3 r4c4 r5c5 r6c6 r7c7 r8c8 r9c9",
                 "as many cells as digits", extra_region},
    ShorthandRow{"clone",
                 "Each cell before the colon holds the same digit as its counterpart behind it.",
                 "clone r1c1 r1c2 : r5c5 r5c6", "as many cells before a colon as behind it", clone},
    ShorthandRow{"region-sum",
                 "The line is cut wherever the box changes, and all pieces have the same sum.",
                 "region-sum r1c2 r1c3 r1c4 r2c5", "the cells of a line, two or more", region_sum},
    ShorthandRow{"row-indexer",
                 "Each cell names the row in which its own row's number stands in its column.",
                 "row-indexer r2c1 r5c1", some_cells, row_indexer},
    ShorthandRow{"column-indexer",
                 "Each cell names the column in which its own column's number stands in its row.",
                 "column-indexer r1c2 r1c5", some_cells, column_indexer},
    ShorthandRow{
        "box-indexer",
        "Each cell names the place in its box at which the number of its own place stands.",
        "box-indexer r1c1 r5c5", some_cells, box_indexer},
    ShorthandRow{"contain-exact",
                 "The cells hold each digit just as often as it is listed; other digits are free.",
                 "contain-exact 1 1 2 r1c1 r1c2 r2c3 r3c4",
                 "digits, and cells behind a colon, no fewer than digits", contain_exact},
    ShorthandRow{"anti-knight", "Cells a knight's move apart hold different digits.", "anti-knight",
                 no_arguments, anti_knight},
    ShorthandRow{"anti-king", "Cells that touch at a corner hold different digits.", "anti-king",
                 no_arguments, anti_king},
    ShorthandRow{"nonconsecutive", "Neighbours in row and column hold no consecutive digits.",
                 "nonconsecutive", no_arguments, nonconsecutive},
    ShorthandRow{"global-entropy",
                 "Each square of four cells holds a low digit, one in the middle and a high one.",
                 "global-entropy", no_arguments, global_entropy},
    ShorthandRow{"global-mod-3", "Each square of four cells holds a digit of each remainder by 3.",
                 "global-mod-3", no_arguments, global_mod_3},
    ShorthandRow{"anti-taxicab",
                 "No two cells both hold the digit that counts the steps between them, along rows "
                 "and columns.",
                 "anti-taxicab", no_arguments, anti_taxicab},
    ShorthandRow{"dutch-flatmates",
                 "Each middle digit, 5 of nine, has a 1 above it or the largest digit below it.",
                 "dutch-flatmates", no_arguments, dutch_flatmates},
};

} // namespace

std::span<const ShorthandRow> shorthand_rows() { return shorthand_table; }

StatedRules stated_rules(const Shape &shape) {
    StatedRules stated;
    std::set<Constraint> rest;
    std::ranges::copy_if(shape.constraints(), std::inserter(rest, rest.end()),
                         [&](const Constraint &rule) { return !shape.is_of_grid(rule); });
    for (const ShorthandRow &row : shorthand_rows()) {
        const auto stands_for = row.expand(shape, "");
        const bool has_all = stands_for && !stands_for->empty() &&
                             std::ranges::all_of(*stands_for, [&](const Constraint &rule) {
                                 return rest.contains(rule);
                             });
        if (has_all) {
            stated.of_whole_board.push_back(row.name);
            std::ranges::for_each(*stands_for, [&](const Constraint &rule) { rest.erase(rule); });
        }
    }
    stated.others.assign(rest.begin(), rest.end());
    return stated;
}

} // namespace dokushin
