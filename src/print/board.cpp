// All measures are parts of a cell's side, so that a board looks the same at any size.
#include "print/board.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <string>

namespace dokushin::print {
namespace {

constexpr double symbol_part = 0.64;       ///< a symbol's font size, as a part of the cell
constexpr double mark_part = 0.88;         ///< a pencilmark's font size, as a part of its room
constexpr double shade_grey = 0.87;        ///< cells in houses of one variant
constexpr double second_shade_grey = 0.76; ///< cells in houses of two variants
constexpr double cell_line_grey = 0.45;
constexpr double found_grey = 0.4;
constexpr double mark_grey = 0.3;

double thick_line(const BoardPosition &spot) { return std::clamp(0.065 * spot.cell, 0.8, 2.4); }
double thin_line(const BoardPosition &spot) { return std::clamp(0.016 * spot.cell, 0.25, 0.7); }

PagePoint corner(const Shape &shape, const BoardPosition &spot, Cell cell) {
    return {spot.corner.x + shape.column(cell) * spot.cell,
            spot.corner.y + shape.row(cell) * spot.cell};
}

PagePoint middle(const Shape &shape, const BoardPosition &spot, Cell cell) {
    const PagePoint at = corner(shape, spot, cell);
    return {at.x + spot.cell / 2, at.y + spot.cell / 2};
}

/// Counts, for each cell, the variants that have it in a house. Variants whose houses cover the
/// whole board (disjoint groups) are left out, since they would shade all of it.
std::vector<unsigned> variants_of_cells(const Shape &shape) {
    std::map<HouseKind, std::set<Cell>> kinds;
    for (const House &house : shape.houses()) {
        if (house.kind > HouseKind::region) {
            kinds[house.kind].insert(house.cells.begin(), house.cells.end());
        }
    }
    std::vector<unsigned> counts(shape.cell_count());
    for (const auto &[kind, cells] : kinds) {
        if (cells.size() < shape.cell_count()) {
            for (const Cell cell : cells) {
                ++counts[index(cell)];
            }
        }
    }
    return counts;
}

void add_shades(Page &page, const Shape &shape, const BoardPosition &spot) {
    const std::vector<unsigned> variants = variants_of_cells(shape);
    for (std::size_t position = 0; position < variants.size(); ++position) {
        if (variants[position] > 0) {
            page.areas.push_back({corner(shape, spot, cell_at(position)), spot.cell, spot.cell,
                                  variants[position] == 1 ? shade_grey : second_shade_grey});
        }
    }
}

/// Do two neighbouring cells belong to different boxes or regions?
bool is_border(const Shape &shape, Cell one, Cell other) {
    return shape.region_of(one) != shape.region_of(other);
}

/// Adds the thick runs of a line between cells: `is_thick(piece)` says which of its pieces are
/// thick, `line(begin, end)` draws a run of them.
template <typename IsThick, typename Line>
void add_runs(unsigned pieces, const IsThick &is_thick, const Line &line) {
    for (unsigned begin = 0; begin < pieces;) {
        unsigned end = begin;
        while (end < pieces && is_thick(end)) {
            ++end;
        }
        if (end > begin) {
            line(begin, end);
        }
        begin = end + 1;
    }
}

void add_lines(Page &page, const Shape &shape, const BoardPosition &spot) {
    const unsigned side = shape.side();
    const auto across = [&](unsigned row, unsigned begin, unsigned end, double width, double grey) {
        const double y = spot.corner.y + row * spot.cell;
        page.lines.push_back({{spot.corner.x + begin * spot.cell, y},
                              {spot.corner.x + end * spot.cell, y},
                              width,
                              grey});
    };
    const auto down = [&](unsigned column, unsigned begin, unsigned end, double width,
                          double grey) {
        const double x = spot.corner.x + column * spot.cell;
        page.lines.push_back({{x, spot.corner.y + begin * spot.cell},
                              {x, spot.corner.y + end * spot.cell},
                              width,
                              grey});
    };
    for (unsigned i = 1; i < side; ++i) {
        across(i, 0, side, thin_line(spot), cell_line_grey);
        down(i, 0, side, thin_line(spot), cell_line_grey);
    }
    const double thick = thick_line(spot);
    for (unsigned i = 0; i <= side; ++i) {
        const bool edge = i == 0 || i == side;
        add_runs(
            side,
            [&](unsigned k) {
                return edge || is_border(shape, shape.cell(i - 1, k), shape.cell(i, k));
            },
            [&](unsigned begin, unsigned end) { across(i, begin, end, thick, 0); });
        add_runs(
            side,
            [&](unsigned k) {
                return edge || is_border(shape, shape.cell(k, i - 1), shape.cell(k, i));
            },
            [&](unsigned begin, unsigned end) { down(i, begin, end, thick, 0); });
    }
}

void add_symbol(Page &page, const PrintPuzzle &puzzle, const BoardPosition &spot, Cell cell,
                Digit digit, bool given) {
    page.texts.push_back({std::string(1, puzzle.alphabet.symbol(digit)),
                          middle(puzzle.puzzle.shape(), spot, cell), symbol_part * spot.cell,
                          spot.cell, Anchor::cell, given, given ? 0 : found_grey});
}

/// Adds the candidates of a cell. Each has a fixed place in the cell, whichever others are there.
void add_marks(Page &page, const PrintPuzzle &puzzle, const BoardPosition &spot, Cell cell,
               DigitSet marks) {
    const Shape &shape = puzzle.puzzle.shape();
    const unsigned side = shape.side();
    const auto columns = static_cast<unsigned>(std::ceil(std::sqrt(side)));
    const unsigned rows = (side + columns - 1) / columns;
    const double inner = 0.87 * spot.cell; // keeps the marks clear of the lines
    const double room = inner / columns;
    const PagePoint at = corner(shape, spot, cell);
    const double edge = (spot.cell - inner) / 2;
    for (const Digit digit : marks) {
        const unsigned place = number(digit) - 1;
        const unsigned row = place / columns;
        page.texts.push_back({std::string(1, puzzle.alphabet.symbol(digit)),
                              {at.x + edge + (place % columns + 0.5) * room,
                               at.y + edge + (row + 0.5) * inner / rows},
                              mark_part * room,
                              room,
                              Anchor::cell,
                              false,
                              mark_grey});
    }
}

} // namespace

void add_board(Page &page, const Shape &shape, const BoardPosition &spot) {
    add_shades(page, shape, spot);
    add_lines(page, shape, spot);
}

void add_puzzle_symbols(Page &page, const PrintPuzzle &puzzle, const BoardPosition &spot,
                        bool pencilmarks) {
    const Puzzle &board = puzzle.puzzle;
    const bool marked = pencilmarks || board.has_candidates();
    const Pencilmarks marks = marked ? board.pencilmarks() : Pencilmarks{};
    for (std::size_t position = 0; position < board.shape().cell_count(); ++position) {
        const Cell cell = cell_at(position);
        if (const Digit digit = board.digit(cell); digit != Digit::blank) {
            add_symbol(page, puzzle, spot, cell, digit, board.given(cell) != Digit::blank);
        } else if (marked) {
            add_marks(page, puzzle, spot, cell, marks[position]);
        }
    }
}

void add_solution_symbols(Page &page, const PrintPuzzle &puzzle, const BoardPosition &spot) {
    for (std::size_t position = 0; position < puzzle.solution->size(); ++position) {
        const Cell cell = cell_at(position);
        add_symbol(page, puzzle, spot, cell, (*puzzle.solution)[position],
                   puzzle.puzzle.given(cell) != Digit::blank);
    }
}

} // namespace dokushin::print
