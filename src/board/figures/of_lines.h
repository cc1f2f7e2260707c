// Lines are drawn below the board's lines, in the colours that sites for variants gave them. draw()
// returns false if no figure states the rule.
#pragma once

#include "board/figures/sketch.h"

#include <fmt/format.h>

namespace dokushin::figures {

inline constexpr double bulb_radius = 0.4;
inline constexpr double thin_width = 0.05;

/// Adds a line with the number that its kind needs, unless that is the usual one.
inline void numbered_line(Sketch &sketch, std::span<const Cell> cells, Colour colour,
                          unsigned number, unsigned usual) {
    sketch.line(cells, colour, line_width);
    if (number != usual) {
        sketch.corner_label(cells.front(), fmt::to_string(number));
    }
}

/// Adds the two strokes of an arrow's head.
inline void arrow_head(Sketch &sketch, Point from, Point tip) {
    constexpr double size = 0.2;
    const double x = from.x - tip.x;
    const double y = from.y - tip.y;
    const double length = std::max(std::abs(x), std::abs(y));
    const double along = size / length;
    sketch.path_below({{tip.x + along * (x - y), tip.y + along * (y + x)},
                       tip,
                       {tip.x + along * (x + y), tip.y + along * (y - x)}},
                      grey, thin_width);
}

/// The bulb is a circle, or a pill around its cells; the shaft branches where its cells do.
inline bool draw(Sketch &sketch, const Arrow &rule) {
    const std::vector<Edge> edges = sketch.branches(rule.bulb, rule.shaft);
    std::set<Cell> inner;
    for (const auto &[from, to] : edges) {
        inner.insert(from);
        sketch.path_below({sketch.centre(from), sketch.centre(to)}, grey, thin_width);
    }
    for (const auto &[from, to] : edges) {
        if (!inner.contains(to)) {
            arrow_head(sketch, sketch.centre(from), sketch.centre(to));
        }
    }
    std::vector<Cell> bulb = rule.bulb;
    if (bulb.size() == 1) {
        sketch.circle(sketch.centre(bulb[0]), bulb_radius, white, thin_width);
    } else {
        sketch.line(bulb, grey, 2 * bulb_radius + thin_width);
        sketch.line(bulb, white, 2 * bulb_radius - thin_width);
    }
    return true;
}

inline bool draw(Sketch &sketch, const Thermometer &rule) {
    sketch.circle(sketch.centre(rule.cells.front()), bulb_radius, light_grey);
    sketch.line(rule.cells, light_grey, bulb_radius);
    return true;
}

/// As a thermometer, but hollow.
inline bool draw(Sketch &sketch, const SlowThermometer &rule) {
    sketch.line(rule.cells, light_grey, bulb_radius);
    sketch.line(rule.cells, white, 0.6 * bulb_radius);
    sketch.circle(sketch.centre(rule.cells.front()), bulb_radius, light_grey);
    return true;
}

/// Green, or orange if the difference is less than 5.
inline bool draw(Sketch &sketch, const Whispers &rule) {
    constexpr Colour green{0x67, 0xf0, 0x67};
    constexpr Colour orange{0xff, 0xa6, 0x00};
    const bool is_dutch = rule.difference < 5;
    numbered_line(sketch, rule.cells, is_dutch ? orange : green, rule.difference, is_dutch ? 4 : 5);
    return true;
}

inline bool draw(Sketch &sketch, const Palindrome &rule) {
    sketch.line(rule.cells, light_grey, 2 * line_width);
    return true;
}

inline bool draw(Sketch &sketch, const Renban &rule) {
    sketch.unordered_line(rule.cells, {0xf0, 0x67, 0xf0}, line_width);
    return true;
}

inline bool draw(Sketch &sketch, const Nabner &rule) {
    sketch.unordered_line(rule.cells, {0xf0, 0xd0, 0x40}, line_width);
    return true;
}

/// A circle at either end.
inline bool draw(Sketch &sketch, const Between &rule) {
    sketch.line(rule.cells, grey, thin_width);
    for (const Cell end : {rule.cells.front(), rule.cells.back()}) {
        sketch.circle(sketch.centre(end), bulb_radius, white, thin_width);
    }
    return true;
}

/// As a between line, with an arrow's head on the line at either end.
inline bool draw(Sketch &sketch, const DoubleArrow &rule) {
    sketch.line(rule.cells, grey, thin_width);
    const std::vector<Cell> &cells = rule.cells;
    arrow_head(sketch, sketch.centre(cells[0]), sketch.centre(cells[1]));
    arrow_head(sketch, sketch.centre(cells.back()), sketch.centre(cells[cells.size() - 2]));
    for (const Cell end : {cells.front(), cells.back()}) {
        sketch.circle(sketch.centre(end), bulb_radius, white, thin_width);
    }
    return true;
}

/// A diamond at either end.
inline bool draw(Sketch &sketch, const Lockout &rule) {
    constexpr unsigned usual = 4;
    numbered_line(sketch, rule.cells, {0xaa, 0xbe, 0xef}, rule.difference, usual);
    for (const Cell end : {rule.cells.front(), rule.cells.back()}) {
        const Point at = sketch.centre(end);
        sketch.drawing.below.push_back({FigureKind::polygon,
                                        {{at.x - bulb_radius, at.y},
                                         {at.x, at.y - bulb_radius},
                                         {at.x + bulb_radius, at.y},
                                         {at.x, at.y + bulb_radius}},
                                        0,
                                        thin_width,
                                        white,
                                        {0xaa, 0xbe, 0xef}});
    }
    return true;
}

inline bool draw(Sketch &sketch, const Entropic &rule) {
    sketch.line(rule.cells, {0xff, 0xcc, 0xaa}, line_width);
    return true;
}

inline bool draw(Sketch &sketch, const Modular &rule) {
    numbered_line(sketch, rule.cells, {0x33, 0xbb, 0xaa}, rule.divisor, 3);
    return true;
}

/// A ring marks the middle.
inline bool draw(Sketch &sketch, const Zipper &rule) {
    constexpr Colour lavender{0xc9, 0xb6, 0xff};
    sketch.line(rule.cells, lavender, line_width);
    const std::size_t half = rule.cells.size() / 2;
    if (rule.cells.size() % 2 != 0) {
        sketch.drawing.below.push_back({FigureKind::disc,
                                        {sketch.centre(rule.cells[half])},
                                        0.3,
                                        thin_width,
                                        white,
                                        lavender});
    }
    return true;
}

inline bool draw(Sketch &sketch, const Sequence &rule) {
    sketch.line(rule.cells, {0xbb, 0xbb, 0xbb}, line_width);
    sketch.text(sketch.centre(rule.cells.front()), 0.3, "+", dark_grey);
    return true;
}

inline bool draw(Sketch &sketch, const SumLine &rule) {
    numbered_line(sketch, rule.cells, {0xee, 0x99, 0x33}, rule.total, 10);
    return true;
}

inline bool draw(Sketch &sketch, const SumLoop &rule) {
    std::vector<Cell> closed = rule.cells;
    closed.push_back(closed.front());
    numbered_line(sketch, closed, {0xee, 0x99, 0x33}, rule.total, 10);
    return true;
}

/// A ring around the digit that is looked for, and an arrow's head at the last cell.
inline bool draw(Sketch &sketch, const ValueIndexing &rule) {
    const std::vector<Cell> &cells = rule.cells;
    sketch.line(cells, grey, thin_width);
    arrow_head(sketch, sketch.centre(cells[cells.size() - 2]), sketch.centre(cells.back()));
    sketch.circle(sketch.centre(cells.front()), bulb_radius, white, thin_width);
    return true;
}

/// Pieces that touch are joined, as those of a region sum line.
inline bool draw(Sketch &sketch, const EqualSums &rule) {
    constexpr Colour blue{0x2e, 0xcb, 0xff};
    for (const std::vector<Cell> &piece : rule.pieces) {
        sketch.unordered_line(piece, blue, line_width);
        if (piece.size() == 1) {
            sketch.drawing.below.push_back(
                {FigureKind::disc, {sketch.centre(piece[0])}, line_width, 0, blue});
        }
    }
    // A line goes through its pieces one by one, so that each touches few of the others.
    for (std::size_t at = 1; at < rule.pieces.size(); ++at) {
        [&] {
            for (std::size_t other = 0; other < at; ++other) {
                for (const Cell from : rule.pieces[other]) {
                    for (const Cell to : rule.pieces[at]) {
                        if (sketch.touch(from, to)) {
                            sketch.path_below({sketch.centre(from), sketch.centre(to)}, blue,
                                              line_width);
                            return;
                        }
                    }
                }
            }
        }();
    }
    return true;
}

} // namespace dokushin::figures
