// Figures draw the rules of a board in any medium: cages, arrows, thermometers, dots, clues beside
// rows. A cell is one unit wide and high, and the origin is the board's upper left corner.
#pragma once

#include <dokushin/shape.h>

#include <optional>
#include <string>
#include <vector>

namespace [[gnu::visibility("default")]] dokushin {

/// A Point counts from the upper left corner to the right and down.
struct Point {
    double x = 0;
    double y = 0;
    friend bool operator==(const Point &, const Point &) = default;
};

/// A Colour of sRGB.
struct Colour {
    std::uint8_t red = 0;
    std::uint8_t green = 0;
    std::uint8_t blue = 0;
    friend bool operator==(const Colour &, const Colour &) = default;
};

enum class FigureKind : std::uint8_t {
    path,    ///< a line from point to point, round at corners and ends
    polygon, ///< an area with the points as corners
    disc,    ///< an area about its only point
    text,    ///< centred at its only point; in height, from the baseline to a digit's top
};

/// A Figure is one stroke, area or text of a drawing.
struct Figure {
    FigureKind kind{};
    std::vector<Point> points;
    double size = 0;              ///< a disc's radius, a text's font size
    double width = 0;             ///< of a path, or of an area's outline
    std::optional<Colour> fill{}; ///< an area's or a text's; none: only an outline
    Colour stroke{};              ///< a path's or an outline's
    bool dashed = false;
    std::string text{};
};

/// A Drawing has the figures for all rules of a board that are constraints. In each list earlier
/// figures lie below later ones.
struct Drawing {
    std::vector<Figure> below; ///< below the board's lines
    std::vector<Figure> above; ///< above the board's lines, below digits
    bool has_margin = false;   ///< some stand beside the board, within a cell's width from it
    /// What belongs in words to the drawing: the names of the rules that figures state, each once;
    /// rules of the whole board; and, in words (rules.h), rules without a figure.
    std::vector<std::string> words;
};

/// Draws the rules of a board. Houses and shades of variants are not among the figures.
/// O(constraints · log constraints + cells).
[[nodiscard]] Drawing drawing_of(const Shape &shape);

} // namespace dokushin
