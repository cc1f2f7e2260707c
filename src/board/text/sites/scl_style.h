// Drawings of SudokuPad's documents, and what readers of the fixed style share. Positions and sizes
// are in hundredths of a cell: all that the style has are whole numbers then, and are compared
// without tolerance. The centre of a cell is 50 behind its upper left corner.
#pragma once

#include "board/text/sites/scl_drawings.h"

#include <fmt/format.h>

#include <array>
#include <map>

namespace dokushin::text::scl_drawings {

constexpr int cell_size = 100;
constexpr int half = cell_size / 2;

/// Rows down and columns to the right, in hundredths.
struct Point {
    int row = 0;
    int column = 0;
    friend auto operator<=>(const Point &, const Point &) = default;
};

/// How a stamp looks; nothing is 0 or empty.
struct Look {
    std::string_view background{};
    std::string_view border{};
    int width = 0;
    int height = 0;
    bool rounded = false;
    int font_size = 0;
    int border_size = 0;
    std::string_view colour{}; ///< of the text
    friend bool operator==(const Look &, const Look &) = default;
};

/// A stamp is a shape with a text, under or over the grid.
struct Stamp {
    std::string object{};
    std::string background{};
    std::string border{};
    std::string colour{};
    Look look{}; ///< without the texts above
    Point centre{};
    std::string text{};
    bool is_over = false;
    bool is_read = false;

    [[nodiscard]] bool is_like(Look expected) const {
        Look own = look;
        own.background = background;
        own.border = border;
        own.colour = colour;
        return own == expected;
    }
};

/// A stroke is a line, or an arrow that has a head.
struct Stroke {
    std::string object{};
    std::string colour{};
    int thickness = 0;
    int head = 0;
    std::vector<Point> way{};
    bool is_arrow = false;
    bool is_read = false;

    [[nodiscard]] bool is_like(std::string_view its_colour, int its_thickness, int its_head) const {
        return colour == its_colour && thickness == its_thickness && head == its_head;
    }
};

/// Cells with the same mark, and the first object that marks one of them.
struct Marks {
    std::string object{};
    std::vector<Place> cells{};
};

/// All drawings of a document, and what reading them has stated.
struct Drawings {
    Statement &statement;
    std::vector<Stamp> stamps{};
    std::vector<Stroke> strokes{};
    DrawnSigns signs{};
    Marks odd{};
    Marks even{};

    void state(const std::string &object, std::string_view word, std::span<const Place> cells) {
        statement.rule(object, fmt::format("{} {}", word, words_of(cells)));
    }
};

constexpr std::string_view grey = "#CFCFCF";
constexpr std::string_view white = "#FFFFFF";
constexpr std::string_view black = "#000000";

// The looks of what states a rule, which the writer draws and the reader knows.
constexpr Look odd_look{grey, grey, 70, 70, true};
constexpr Look even_look{grey, grey, 70, 70, false};
constexpr Look white_dot_look{white, black, 30, 30, true};
constexpr Look black_dot_look{black, black, 30, 30, true};
constexpr Look black_dot_with_text{black, black, 30, 30, true, 0, 0, white};
constexpr Look letter_look{white, white, 25, 25, false, 2100};
constexpr Look quadruple_look{white, black, 70, 70, true, 1400};
constexpr Look sandwich_look{white, white, 25, 25, false, 3200};
constexpr Look total_look{white, white, 25, 25, false, 2800}; ///< of a little killer
constexpr Look thermometer_bulb{grey, grey, 85, 85, true};
constexpr Look end_of_between{white, grey, 80, 80, true, 1600, 200};
constexpr Look extreme_look{"#CCC", "", 100, 100};
constexpr std::string_view thin_space = "\xE2\x80\x89"; ///< between the digits of a quadruple

/// Reads all drawings. Those with members that the style doesn't have are unknown at once.
[[nodiscard]] Drawings drawings_of(const JsonValue &document, Statement &statement);

constexpr int floor_of(int hundredths) {
    return (hundredths - (hundredths < 0 ? cell_size - 1 : 0)) / cell_size;
}

constexpr Point centre_of(Place place) {
    return {place.row * cell_size + half, place.column * cell_size + half};
}

constexpr int sign_of(int number) { return number > 0 ? 1 : number < 0 ? -1 : 0; }

/// How far an end of a line stands off the centre of its cell, towards the next cell: in a row or
/// column, or in both directions of a diagonal.
struct Offset {
    int straight = 0;
    int diagonal = 0;
};

/// The cell of the board, or beside it, whose centre a point is.
[[nodiscard]] std::optional<Place> place_at(Point point);
[[nodiscard]] std::optional<Place> cell_at(const Statement &statement, Point point);
/// The two cells between which a point lies.
[[nodiscard]] std::optional<Neighbours> neighbours_at(const Statement &statement, Point point);
/// The cells along a line, each of which touches the one before; empty if it is no such line.
[[nodiscard]] std::vector<Place> cells_along(const Statement &statement, const Stroke &stroke,
                                             Offset at_begin, Offset at_end);
/// Reads a text as a number from 0 on; an empty one is the usual number.
[[nodiscard]] std::optional<int> number_in(const std::string &text, int usual);

/// The stamps of a look, by the cells on which they stand.
[[nodiscard]] std::map<Place, std::vector<Stamp *>> stamps_on_cells(Drawings &drawings, bool over,
                                                                    Look look);
void mark_read(const std::vector<Stamp *> &stamps);

/// How far lines begin off the centres of their ends, at the edges of circles.
constexpr Offset edge_of_bulb{40, 28};
constexpr Offset edge_of_between{40, 30};
/// The arrow of a little killer is so far from the centre of its total, in both directions.
constexpr int begin_of_arrow = 30;
constexpr int end_of_arrow = 48;

/// The steps from a cell across its sides.
constexpr std::array<Place, 4> sides_of_cell{{{-1, 0}, {0, 1}, {1, 0}, {0, -1}}};
/// The points of the chevron with which a smallest (inwards) or largest cell is marked at a side.
[[nodiscard]] std::vector<Point> chevron_at(Place cell, Place side, bool inwards);

/// Arrows with their bulbs.
void read_arrows(Drawings &drawings);
/// Totals of diagonals.
void read_little_killers(Drawings &drawings);
/// Minima and maxima.
void read_extremes(Drawings &drawings);

} // namespace dokushin::text::scl_drawings
