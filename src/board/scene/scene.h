// A scene is what an empty board looks like in any medium: its lines, its shaded cells, and the
// places of pencilmarks in a cell. A cell is one unit wide and high, and the origin is the board's
// upper left corner; colours and widths are the medium's. All functions are inline, since pages are
// printed by a library of its own, and a shared library exports no more than public headers
// declare.
#pragma once

#include <dokushin/figures.h>

#include <algorithm>
#include <cassert>
#include <cmath>
#include <map>
#include <set>
#include <vector>

namespace dokushin::scene {

enum class Weight : std::uint8_t {
    thin,  ///< between cells
    thick, ///< between boxes or regions, and around the board
};

struct Line {
    Point from;
    Point to;
    Weight weight = Weight::thin;
};

/// Shades are painted below lines, and earlier lines below later ones.
struct Scene {
    std::map<Cell, unsigned> shades{}; ///< the cells in houses of variants: of how many
    std::vector<Line> lines{};
};

/// Returns the upper left corner of a cell.
[[nodiscard]] inline Point corner_of(const Shape &shape, Cell cell) {
    return {static_cast<double>(shape.column(cell)), static_cast<double>(shape.row(cell))};
}

/// Is there a thick line between (row − 1, column) and (row, column)?
[[nodiscard]] inline bool has_border_above(const Shape &shape, unsigned row, unsigned column) {
    assert(row <= shape.rows() && column < shape.columns());
    return row == 0 || row == shape.rows() ||
           shape.region_of(shape.cell(row - 1, column)) != shape.region_of(shape.cell(row, column));
}

/// Is there a thick line between (row, column − 1) and (row, column)?
[[nodiscard]] inline bool has_border_left(const Shape &shape, unsigned row, unsigned column) {
    assert(row < shape.rows() && column <= shape.columns());
    return column == 0 || column == shape.columns() ||
           shape.region_of(shape.cell(row, column - 1)) != shape.region_of(shape.cell(row, column));
}

/// Adds thin lines from edge to edge, and above them a thick line for each run of borders.
inline void add_lines(Scene &scene, const Shape &shape) {
    const auto add = [&](bool down, double at, double begin, double end, Weight weight) {
        scene.lines.push_back(down ? Line{{at, begin}, {at, end}, weight}
                                   : Line{{begin, at}, {end, at}, weight});
    };
    const auto length = [&](bool down) { return down ? shape.rows() : shape.columns(); };
    const auto add_borders = [&](bool down, unsigned at) {
        for (unsigned begin = 0, end = 0; begin < length(down); begin = ++end) {
            while (end < length(down) &&
                   (down ? has_border_left(shape, end, at) : has_border_above(shape, at, end))) {
                ++end;
            }
            if (end > begin) {
                add(down, at, begin, end, Weight::thick);
            }
        }
    };
    const unsigned longest = std::max(shape.rows(), shape.columns());
    for (unsigned at = 1; at < longest; ++at) {
        for (const bool down : {false, true}) {
            if (at < length(!down)) {
                add(down, at, 0, length(down), Weight::thin);
            }
        }
    }
    // Boxes within rows or columns, as those of a Latin square, add no rule and are not drawn.
    const bool has_boxes = shape.box_rows() != 1 && shape.box_columns() != 1;
    for (unsigned at = 0; at <= longest; ++at) {
        for (const bool down : {false, true}) {
            const bool is_frame = at == 0 || at == length(!down);
            if (at <= length(!down) && (has_boxes || is_frame)) {
                add_borders(down, at);
            }
        }
    }
}

/// Shades the cells in houses of variants. Variants whose houses cover the whole board (disjoint
/// groups) are left out, since they would shade all of it.
inline void add_shades(Scene &scene, const Shape &shape) {
    std::map<HouseKind, std::set<Cell>> cells_of_variants;
    for (const House &house : shape.houses()) {
        if (is_of_variant(house.kind)) {
            cells_of_variants[house.kind].insert(house.cells.begin(), house.cells.end());
        }
    }
    for (const auto &[kind, cells] : cells_of_variants) {
        if (cells.size() < shape.cell_count()) {
            for (const Cell cell : cells) {
                ++scene.shades[cell];
            }
        }
    }
}

/// Makes the scene of a board. Its constraints are figures (dokushin/figures.h).
[[nodiscard]] inline Scene scene_of(const Shape &shape) {
    Scene scene;
    add_shades(scene, shape);
    add_lines(scene, shape);
    return scene;
}

/// The places of pencilmarks in a cell: a grid as nearly square as it can be, in which each digit
/// has its place, whichever others are there.
struct MarkGrid {
    unsigned columns; ///< no fewer than rows
    unsigned rows;

    explicit MarkGrid(unsigned side)
        : columns(static_cast<unsigned>(std::ceil(std::sqrt(side)))),
          rows((side + columns - 1) / columns) {}

    [[nodiscard]] unsigned column_of(Digit digit) const { return place_of(digit) % columns; }
    [[nodiscard]] unsigned row_of(Digit digit) const { return place_of(digit) / columns; }

  private:
    [[nodiscard]] unsigned place_of(Digit digit) const {
        assert(digit != Digit::blank && number(digit) <= columns * rows);
        return number(digit) - 1;
    }
};

} // namespace dokushin::scene
