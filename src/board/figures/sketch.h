// A Sketch collects the figures of a drawing; it has what figures of several kinds share.
#pragma once

#include <dokushin/figures.h>

#include <cstddef>
#include <map>
#include <set>
#include <span>
#include <string_view>
#include <utility>

namespace dokushin::figures {

inline constexpr Colour black{0, 0, 0};
inline constexpr Colour white{255, 255, 255};
inline constexpr Colour light_grey{0xcf, 0xcf, 0xcf};
inline constexpr Colour grey{0xa1, 0xa1, 0xa1};
inline constexpr Colour dark_grey{0x60, 0x60, 0x60};

/// The width of a coloured line, as sites for variants draw it.
inline constexpr double line_width = 0.15;

/// A step between two cells of a line.
using Edge = std::pair<Cell, Cell>;

class Sketch {
  public:
    explicit Sketch(const Shape &board) : shape(board) {}

    const Shape &shape;
    Drawing drawing{};
    std::size_t tinted_lists = 0; ///< lists of equal cells so far

    [[nodiscard]] Point centre(Cell cell) const;
    // What figures say of a board is its values, which constraints number as digits from 1.
    [[nodiscard]] unsigned value(Digit digit) const;
    [[nodiscard]] int total(unsigned of_digits, std::span<const Cell> cells) const;
    [[nodiscard]] Point between(Cell one, Cell other) const;
    /// Have the cells a side in common?
    [[nodiscard]] bool are_neighbours(Cell one, Cell other) const;
    /// Have the cells a side or a corner in common?
    [[nodiscard]] bool touch(Cell one, Cell other) const;

    /// Adds a line below the board's lines, through the centres of cells.
    void line(std::span<const Cell> cells, Colour colour, double width);
    /// Adds a line through cells that a rule does not order: from each to one that it touches.
    void unordered_line(std::span<const Cell> cells, Colour colour, double width);
    /// Returns steps that join all cells to the roots: each cell to the one before it if they
    /// touch, else to any that is joined already and touches it, else to the one before it.
    [[nodiscard]] std::vector<Edge> branches(std::span<const Cell> roots,
                                             std::span<const Cell> cells) const;

    void path_below(std::vector<Point> points, Colour colour, double width);
    void path_above(std::vector<Point> points, Colour colour, double width);
    /// Adds a circle below the board's lines, with an outline if its width is not 0.
    void circle(Point at, double radius, Colour fill, double outline_width = 0);
    /// Adds the shade of a whole cell, which lies below all figures but other shades.
    void shade(Cell cell, Colour fill);
    /// Adds a square about the middle of a cell, below the board's lines.
    void square(Cell cell, double side, Colour fill);
    /// Adds a disc with a text above the board's lines.
    void dot(Point at, double radius, Colour fill, Colour outline, std::string_view text = {});
    void text(Point at, double size, std::string text, Colour colour = black);

    /// Adds dashes around the cells, inside their edges, with a label in the first one's corner.
    void cage(std::span<const Cell> cells, std::string_view label, Colour colour = dark_grey);
    /// Adds a small text in a cell's upper left corner, with white behind it.
    void corner_label(Cell cell, std::string_view label);
    /// Adds a clue beside the row or column that the cells are, where the first of them is. False
    /// if they are no whole row or column in order.
    [[nodiscard]] bool clue_beside(std::span<const Cell> cells, std::string clue);
    /// Adds a clue beside the diagonal that the cells are, with an arrow along it. False if they
    /// are no diagonal from edge to edge.
    [[nodiscard]] bool clue_beside_diagonal(std::span<const Cell> cells, std::string clue);

  private:
    /// Adds a clue at a place beside the board, smaller and lower if one is there already.
    void clue_at(Point at, std::string clue);

    [[nodiscard]] Figure square_about(Cell cell, double side, Colour fill) const;

    std::ptrdiff_t shades_ = 0; ///< figures at the front of `drawing.below` that are shades
    std::map<std::pair<double, double>, unsigned> clues_at_;
};

} // namespace dokushin::figures
