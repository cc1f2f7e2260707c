// A board is drawn in characters. Borders run only where two regions meet, so that the same code
// draws the frames of boxes and the winding ones of a jigsaw. A gap between two rows or columns
// that no border runs along takes no room.
#include "board/text/lattice.h"

#include "board/scene/scene.h"

#include <algorithm>
#include <ranges>

namespace dokushin::text {
namespace {

/// Box-drawing characters, indexed by the arms of a joint: 1 up, 2 right, 4 down, 8 left.
constexpr std::array<std::string_view, 16> heavy{" ", "╹", "╺", "┗", "╻", "┃", "┏", "┣",
                                                 "╸", "┛", "━", "┻", "┓", "┫", "┳", "╋"};
constexpr std::array<std::string_view, 16> plain{" ", "|", "-", "+", "|", "|", "+", "+",
                                                 "-", "+", "-", "+", "+", "+", "+", "+"};

class Lattice {
  public:
    Lattice(const Shape &shape, std::span<const std::string> cells,
            std::span<const std::size_t> widths, bool ascii)
        : shape_(shape), cells_(cells), widths_(widths), glyphs_(ascii ? plain : heavy) {
        const auto is_any = [](unsigned count, const auto &is_border) {
            return std::ranges::any_of(std::views::iota(0U, count), is_border);
        };
        for (unsigned gap = 0; gap <= shape.rows(); ++gap) {
            row_gap_shown_.push_back(
                is_any(shape.columns(), [&](unsigned along) { return border_above(gap, along); }));
        }
        for (unsigned gap = 0; gap <= shape.columns(); ++gap) {
            column_gap_shown_.push_back(
                is_any(shape.rows(), [&](unsigned along) { return border_left(along, gap); }));
        }
    }

    std::string draw() const {
        std::string text;
        for (unsigned row = 0; row <= shape_.rows(); ++row) {
            if (row_gap_shown_[row]) {
                draw_gap(text, row);
            }
            if (row < shape_.rows()) {
                draw_row(text, row);
            }
        }
        return text;
    }

  private:
    bool border_above(unsigned row, unsigned column) const {
        return column < shape_.columns() && scene::has_border_above(shape_, row, column);
    }
    bool border_left(unsigned row, unsigned column) const {
        return row < shape_.rows() && scene::has_border_left(shape_, row, column);
    }
    std::string_view joint(unsigned row, unsigned column) const {
        const unsigned up = row > 0 && border_left(row - 1, column) ? 1U : 0U;
        const unsigned right = border_above(row, column) ? 2U : 0U;
        const unsigned down = border_left(row, column) ? 4U : 0U;
        const unsigned left = column > 0 && border_above(row, column - 1) ? 8U : 0U;
        return glyphs_[up | right | down | left];
    }

    void draw_row(std::string &text, unsigned row) const {
        for (unsigned column = 0; column <= shape_.columns(); ++column) {
            if (column_gap_shown_[column]) {
                text += column == 0 ? "" : " ";
                text += glyphs_[border_left(row, column) ? 5 : 0];
            }
            if (column < shape_.columns()) {
                text += ' ';
                text += cells_[index(shape_.cell(row, column))];
            }
        }
        text += '\n';
    }

    void draw_gap(std::string &text, unsigned row) const {
        for (unsigned column = 0; column <= shape_.columns(); ++column) {
            const std::string_view along_left =
                glyphs_[column > 0 && border_above(row, column - 1) ? 10 : 0];
            const std::string_view along = glyphs_[border_above(row, column) ? 10 : 0];
            if (column_gap_shown_[column]) {
                text += column == 0 ? std::string_view{} : along_left;
                text += joint(row, column);
            }
            if (column < shape_.columns()) {
                for (std::size_t width = 0; width <= widths_[column]; ++width) {
                    text += along;
                }
            }
        }
        text += '\n';
    }

    const Shape &shape_;
    std::span<const std::string> cells_;
    std::span<const std::size_t> widths_;
    const std::array<std::string_view, 16> &glyphs_;
    std::vector<bool> row_gap_shown_;
    std::vector<bool> column_gap_shown_;
};

/// Lists the cells outside the grid below it, "v1=3 v2=7".
std::string variables_of(const Shape &shape, std::span<const std::string> cells) {
    std::string text;
    for (std::size_t at = shape.grid_cell_count(); at < cells.size(); ++at) {
        const std::string_view value = cells[at];
        text += text.empty() ? "" : " ";
        text += shape.cell_name(cell_at(at)) + "=";
        text += value.substr(0, value.find_last_not_of(' ') + 1); // without the filling of a column
    }
    return text.empty() ? text : text + '\n';
}

std::string decorated(const BoxStyle &style, std::size_t cell, std::string text) {
    return style.decorate ? style.decorate(cell_at(cell), text) : std::move(text);
}

} // namespace

std::string draw_lattice(const Shape &shape, std::span<const std::string> cells,
                         std::span<const std::size_t> widths, bool ascii) {
    return Lattice(shape, cells, widths, ascii).draw() + variables_of(shape, cells);
}

} // namespace dokushin::text

namespace dokushin {

std::string draw_grid(const Shape &shape, const Grid &grid, const Alphabet &alphabet,
                      const BoxStyle &style) {
    std::vector<std::string> cells;
    for (std::size_t cell = 0; cell < grid.size(); ++cell) {
        const char symbol = grid[cell] == Digit::blank ? '.' : alphabet.symbol(grid[cell]);
        cells.push_back(text::decorated(style, cell, std::string(1, symbol)));
    }
    const std::vector<std::size_t> widths(shape.columns(), 1);
    return text::draw_lattice(shape, cells, widths, style.ascii);
}

std::string draw_pencilmarks(const Shape &shape, const Pencilmarks &marks, const Alphabet &alphabet,
                             const BoxStyle &style) {
    std::vector<std::string> cells;
    std::vector<std::size_t> widths(shape.columns(), 1);
    for (std::size_t cell = 0; cell < marks.size(); ++cell) {
        std::string candidates;
        for (const Digit digit : marks[cell]) {
            candidates += alphabet.symbol(digit);
        }
        cells.push_back(candidates.empty() ? "." : candidates);
        std::size_t &width = widths[cell % shape.columns()];
        width = std::max(width, cells.back().size());
    }
    for (std::size_t cell = 0; cell < cells.size(); ++cell) {
        const std::size_t padding = widths[cell % shape.columns()] - cells[cell].size();
        cells[cell] = text::decorated(style, cell, cells[cell]) + std::string(padding, ' ');
    }
    return text::draw_lattice(shape, cells, widths, style.ascii);
}

} // namespace dokushin
