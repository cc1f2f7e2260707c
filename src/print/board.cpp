// A board is drawn on a page. All measures are parts of a cell's side, so that a board looks
// the same at any size.
#include "print/board.h"

#include "board/scene/scene.h"

#include <algorithm>
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

PagePoint on_page(const BoardPosition &spot, Point point) {
    return {spot.corner.x + point.x * spot.cell, spot.corner.y + point.y * spot.cell};
}

PagePoint corner(const Shape &shape, const BoardPosition &spot, Cell cell) {
    return on_page(spot, scene::corner_of(shape, cell));
}

PagePoint middle(const Shape &shape, const BoardPosition &spot, Cell cell) {
    const PagePoint at = corner(shape, spot, cell);
    return {at.x + spot.cell / 2, at.y + spot.cell / 2};
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
    const scene::MarkGrid places(shape.side());
    const double inner = 0.87 * spot.cell; // keeps the marks clear of the lines
    const double room = inner / places.columns;
    const PagePoint at = corner(shape, spot, cell);
    const double edge = (spot.cell - inner) / 2;
    for (const Digit digit : marks) {
        page.texts.push_back({std::string(1, puzzle.alphabet.symbol(digit)),
                              {at.x + edge + (places.column_of(digit) + 0.5) * room,
                               at.y + edge + (places.row_of(digit) + 0.5) * inner / places.rows},
                              mark_part * room,
                              room,
                              Anchor::cell,
                              false,
                              mark_grey});
    }
}

/// Adds figures of rules to one of a page's lists, and their texts to the page's.
void add_figures(Page &page, std::vector<Figure> &list, std::vector<Figure> figures,
                 const BoardPosition &spot) {
    for (Figure &figure : figures) {
        for (Point &point : figure.points) {
            point = on_page(spot, point);
        }
        figure.size *= spot.cell;
        figure.width *= spot.cell;
        if (figure.kind != FigureKind::text) {
            list.push_back(std::move(figure));
            continue;
        }
        // Texts have shades of grey; white is that of numbers in black dots.
        const double grey = figure.fill.value_or(Colour{}).red / 255.0;
        page.texts.push_back({std::move(figure.text), figure.points[0], figure.size, spot.cell,
                              Anchor::cell, false, grey});
    }
}

} // namespace

void add_board(Page &page, const Shape &shape, Drawing drawing, const BoardPosition &spot) {
    add_figures(page, page.below, std::move(drawing.below), spot);
    add_figures(page, page.above, std::move(drawing.above), spot);
    const scene::Scene board = scene::scene_of(shape);
    for (const auto &[cell, variants] : board.shades) {
        page.areas.push_back({corner(shape, spot, cell), spot.cell, spot.cell,
                              variants == 1 ? shade_grey : second_shade_grey});
    }
    for (const scene::Line &line : board.lines) {
        const bool thick = line.weight == scene::Weight::thick;
        page.lines.push_back({on_page(spot, line.from), on_page(spot, line.to),
                              thick ? thick_line(spot) : thin_line(spot),
                              thick ? 0 : cell_line_grey});
    }
}

void add_puzzle_symbols(Page &page, const PrintPuzzle &puzzle, const BoardPosition &spot,
                        bool pencilmarks) {
    const Puzzle &board = puzzle.puzzle;
    const bool marked = pencilmarks || board.has_candidates();
    const Pencilmarks marks = marked ? board.pencilmarks() : Pencilmarks{};
    for (std::size_t position = 0; position < board.shape().grid_cell_count(); ++position) {
        const Cell cell = cell_at(position);
        if (const Digit digit = board.digit(cell); digit != Digit::blank) {
            add_symbol(page, puzzle, spot, cell, digit, board.given(cell) != Digit::blank);
        } else if (marked) {
            add_marks(page, puzzle, spot, cell, marks[position]);
        }
    }
}

void add_solution_symbols(Page &page, const PrintPuzzle &puzzle, const BoardPosition &spot) {
    const Shape &board = puzzle.puzzle.shape();
    for (std::size_t position = 0; position < board.grid_cell_count(); ++position) {
        const Cell cell = cell_at(position);
        add_symbol(page, puzzle, spot, cell, (*puzzle.solution)[position],
                   puzzle.puzzle.given(cell) != Digit::blank);
    }
}

} // namespace dokushin::print
