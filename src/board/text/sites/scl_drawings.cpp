// SudokuPad turns puzzles of f-puzzles into its own documents, in which most rules are nothing but
// lines, arrows and stamps: sizes and colours tell what was meant. This reads these back. A drawing
// has its meaning only if every member is as SudokuPad writes it; a line of another width is
// somebody's own drawing, whose rule stands in the puzzle's text.
//
// Positions and sizes are in hundredths of a cell: all that the style has are whole numbers then,
// and are compared without tolerance. The centre of a cell is 50 behind its upper left corner.
//
// What can't be read back: clones, since their cells are drawn alike and without their order, and
// bulbs of arrows that bend.
#include "board/text/sites/scl_drawings.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

namespace dokushin::text {
namespace scl_drawings {
namespace {

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

/// All drawings of a document, and what reading them has stated.
struct Drawings {
    Statement &statement;
    std::vector<Stamp> stamps{};
    std::vector<Stroke> strokes{};
    DrawnSigns signs{};

    void state(const std::string &object, std::string_view word, std::span<const Place> cells) {
        statement.rule(object, fmt::format("{} {}", word, words_of(cells)));
    }
};

// ---- from JSON ---------------------------------------------------------------------------------

/// Reads a number as hundredths; nothing unless these are whole, and small.
std::optional<int> hundredths(const JsonValue *value) {
    constexpr double most = 10'000.0;
    if (value == nullptr || !value->is_number()) {
        return std::nullopt;
    }
    const double number = value->get<double>();
    if (!(std::abs(number) < most)) {
        return std::nullopt;
    }
    const double whole = std::round(number * cell_size);
    return std::abs(number * cell_size - whole) < 1e-6 ? std::optional(static_cast<int>(whole))
                                                       : std::nullopt;
}

std::optional<Point> point_of(const JsonValue *pair) {
    if (pair == nullptr || !pair->is_array() || pair->size() != 2) {
        return std::nullopt;
    }
    const auto row = hundredths(&(*pair)[0]);
    const auto column = hundredths(&(*pair)[1]);
    return row && column ? std::optional(Point{*row, *column}) : std::nullopt;
}

/// Reads a colour in capitals, as most documents have it.
std::string colour_of(const JsonValue &value) {
    std::string colour = value.is_string() ? text_of(&value) : "?";
    std::ranges::transform(colour, colour.begin(), [](char c) {
        return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    });
    return colour;
}

bool read_size(int &size, const JsonValue &value) {
    const auto read = hundredths(&value);
    size = read.value_or(0);
    return read.has_value();
}

/// Reads one member of a stamp. False if it is none, or not as the style has it.
bool read_member(Stamp &stamp, const std::string &name, const JsonValue &value) {
    if (name == "center") {
        const auto centre = point_of(&value);
        stamp.centre = centre.value_or(Point{});
        return centre.has_value();
    }
    if (name == "backgroundColor" || name == "borderColor" || name == "color") {
        (name == "color"         ? stamp.colour
         : name == "borderColor" ? stamp.border
                                 : stamp.background) = colour_of(value);
        return true;
    }
    if (name == "text") {
        stamp.text = text_of(&value);
        return value.is_string() || value.is_number_integer();
    }
    if (name == "rounded") {
        stamp.look.rounded = value.is_boolean() && value.get<bool>();
        return value.is_boolean();
    }
    return name == "width"        ? read_size(stamp.look.width, value)
           : name == "height"     ? read_size(stamp.look.height, value)
           : name == "fontSize"   ? read_size(stamp.look.font_size, value)
           : name == "borderSize" ? read_size(stamp.look.border_size, value)
                                  : false;
}

bool read_member(Stroke &stroke, const std::string &name, const JsonValue &value) {
    if (name == "wayPoints") {
        for (const JsonValue &pair : value) {
            const auto point = point_of(&pair);
            if (!point) {
                return false;
            }
            stroke.way.push_back(*point);
        }
        return value.is_array();
    }
    if (name == "color") {
        stroke.colour = colour_of(value);
        return true;
    }
    return name == "thickness"    ? read_size(stroke.thickness, value)
           : name == "headLength" ? read_size(stroke.head, value)
                                  : false;
}

/// A stamp without a centre stands at the corner of the board, where none is in the style.
bool is_whole(const Stamp & /*stamp*/) { return true; }
bool is_whole(const Stroke &stroke) { return stroke.way.size() >= 2; }

/// Reads a list of drawings. One with a member that the style doesn't have is unknown at once.
template <class Drawing, class Prepare>
void read_list(const JsonValue &document, Statement &statement, std::string_view name,
               std::vector<Drawing> &drawings, const Prepare &prepare) {
    std::size_t number = 0;
    for (const JsonValue &item : list_in(document, name)) {
        Drawing drawing;
        drawing.object = fmt::format("{} {}", name, ++number);
        prepare(drawing);
        bool is_in_style = item.is_object();
        if (is_in_style) {
            for (const auto &[key, value] : item.items()) {
                is_in_style = is_in_style && read_member(drawing, key, value);
            }
        }
        if (is_in_style && is_whole(drawing)) {
            drawings.push_back(std::move(drawing));
        } else {
            statement.unknown.push_back(std::move(drawing.object));
        }
    }
}

// ---- places ------------------------------------------------------------------------------------

constexpr int floor_of(int hundredths) {
    return (hundredths - (hundredths < 0 ? cell_size - 1 : 0)) / cell_size;
}

constexpr Point centre_of(Place place) {
    return {place.row * cell_size + half, place.column * cell_size + half};
}

/// The cell of the board, or beside it, whose centre a point is.
std::optional<Place> place_at(Point point) {
    const Place place{floor_of(point.row), floor_of(point.column)};
    return centre_of(place) == point ? std::optional(place) : std::nullopt;
}

std::optional<Place> cell_at(const Statement &statement, Point point) {
    const auto place = place_at(point);
    return place && statement.has_cell(place->row, place->column) ? place : std::nullopt;
}

/// The two cells between which a point lies.
std::optional<Neighbours> neighbours_at(const Statement &statement, Point point) {
    const bool is_upright = point.row % cell_size == 0;
    const Point shift{is_upright ? half : 0, is_upright ? 0 : half};
    const auto a = place_at({point.row - shift.row, point.column - shift.column});
    const auto b = place_at({point.row + shift.row, point.column + shift.column});
    return a && b ? as_neighbours(statement, *a, *b) : std::nullopt;
}

constexpr int sign_of(int number) { return number > 0 ? 1 : number < 0 ? -1 : 0; }

/// How far an end of a line stands off the centre of its cell, towards the next cell: in a row or
/// column, or in both directions of a diagonal.
struct Offset {
    int straight = 0;
    int diagonal = 0;
};

/// Does a point stand off a cell's centre so far, towards a cell that touches this one?
bool is_off(Point point, Place cell, Place next, Offset offset) {
    const Place step{next.row - cell.row, next.column - cell.column};
    const int far = step.row != 0 && step.column != 0 ? offset.diagonal : offset.straight;
    const Point centre = centre_of(cell);
    return std::max(std::abs(step.row), std::abs(step.column)) == 1 &&
           point == Point{centre.row + far * step.row, centre.column + far * step.column};
}

/// The cells along a line, each of which touches the one before; empty if it is no such line.
std::vector<Place> cells_along(const Statement &statement, const Stroke &stroke, Offset at_begin,
                               Offset at_end) {
    std::vector<Place> cells;
    for (const Point point : stroke.way) {
        cells.push_back({floor_of(point.row), floor_of(point.column)});
        if (!statement.has_cell(cells.back().row, cells.back().column)) {
            return {};
        }
    }
    const std::size_t last = cells.size() - 1;
    for (std::size_t at = 0; at <= last; ++at) {
        const Place next = cells[at < last ? at + 1 : at - 1];
        const Offset offset = at == 0 ? at_begin : at == last ? at_end : Offset{};
        if (!is_off(stroke.way[at], cells[at], next, offset)) {
            return {};
        }
    }
    return cells;
}

// ---- stamps that are a rule --------------------------------------------------------------------

/// Reads the rule of a stamp. False: it stands where the style has none.
using ReadStamp = bool (*)(Drawings &, const Stamp &);

template <const char *const &Word> bool mark_of_cell(Drawings &drawings, const Stamp &stamp) {
    const auto cell = cell_at(drawings.statement, stamp.centre);
    if (cell && stamp.text.empty()) {
        drawings.state(stamp.object, Word, std::array{*cell});
    }
    return cell && stamp.text.empty();
}

constexpr const char *odd = "odd";
constexpr const char *even = "even";

std::optional<int> number_in(const std::string &text, int usual) {
    const JsonValue json = text;
    const auto number = text.empty() ? std::optional(usual) : integer_of(&json);
    return number && *number >= 0 ? number : std::nullopt;
}

bool white_dot(Drawings &drawings, const Stamp &stamp) {
    const auto pair = neighbours_at(drawings.statement, stamp.centre);
    const auto number = number_in(stamp.text, 1);
    if (!pair || !number) {
        return false;
    }
    drawings.signs.dotted.insert(*pair);
    drawings.state(stamp.object, fmt::format("difference {}", *number),
                   std::array{pair->first, pair->second});
    return true;
}

bool black_dot(Drawings &drawings, const Stamp &stamp) {
    const auto pair = neighbours_at(drawings.statement, stamp.centre);
    const auto number = number_in(stamp.text, 2);
    if (!pair || !number) {
        return false;
    }
    drawings.signs.dotted.insert(*pair);
    drawings.signs.ratios.insert(*number);
    drawings.state(stamp.object, fmt::format("ratio {}", *number),
                   std::array{pair->first, pair->second});
    return true;
}

/// A sign without a letter states nothing, but exempts its cells from the negative rule.
bool letter(Drawings &drawings, const Stamp &stamp) {
    const auto pair = neighbours_at(drawings.statement, stamp.centre);
    const bool is_ten = stamp.text == "X";
    if (!pair || !(is_ten || stamp.text == "V" || stamp.text.empty())) {
        return false;
    }
    drawings.signs.lettered.insert(*pair);
    if (!stamp.text.empty()) {
        drawings.state(stamp.object, is_ten ? "sum 10" : "sum 5",
                       std::array{pair->first, pair->second});
    }
    return true;
}

/// Digits stand in lines, with a thin space between two.
bool quadruple(Drawings &drawings, const Stamp &stamp) {
    constexpr std::string_view thin_space = "\xE2\x80\x89";
    const Place at{floor_of(stamp.centre.row), floor_of(stamp.centre.column)};
    const std::array cells{Place{at.row - 1, at.column - 1}, Place{at.row - 1, at.column},
                           Place{at.row, at.column - 1}, at};
    const bool is_corner = stamp.centre == Point{at.row * cell_size, at.column * cell_size} &&
                           std::ranges::all_of(cells, [&](Place cell) {
                               return drawings.statement.has_cell(cell.row, cell.column);
                           });
    std::string digits;
    bool is_apart = true;
    for (std::string_view rest = stamp.text; !rest.empty();) {
        const bool is_digit = rest.front() >= '1' && rest.front() <= '9';
        const bool is_space = rest.starts_with(thin_space);
        if (!(is_digit && (is_apart || drawings.statement.side > 9)) && !is_space &&
            rest.front() != '\n') {
            return false;
        }
        digits += is_digit ? rest.front() : ' ';
        is_apart = !is_digit;
        rest.remove_prefix(is_space ? thin_space.size() : 1);
    }
    if (is_corner && !digits.empty()) {
        drawings.state(stamp.object, "quadruple " + digits, cells);
    }
    return is_corner;
}

/// A total beside a row or column; no text is no total.
bool sandwich(Drawings &drawings, const Stamp &stamp) {
    const auto at = place_at(stamp.centre);
    const auto line = at ? line_seen_from(drawings.statement, *at) : std::vector<Place>{};
    const auto number = number_in(stamp.text, 0);
    if (!line.empty() && number && !stamp.text.empty()) {
        drawings.state(stamp.object, fmt::format("sandwich {}", *number), line);
    }
    return !line.empty() && number.has_value();
}

struct StampRule {
    bool is_over;
    Look look;
    ReadStamp read;
};
constexpr std::string_view grey = "#CFCFCF";
constexpr std::string_view white = "#FFFFFF";
constexpr std::string_view black = "#000000";
constexpr std::array stamp_rules{
    StampRule{false, {grey, grey, 70, 70, true}, mark_of_cell<odd>},
    StampRule{false, {grey, grey, 70, 70, false}, mark_of_cell<even>},
    StampRule{true, {white, black, 30, 30, true}, white_dot},
    StampRule{true, {black, black, 30, 30, true}, black_dot},
    StampRule{true, {black, black, 30, 30, true, 0, 0, white}, black_dot},
    StampRule{true, {white, white, 25, 25, false, 2100}, letter},
    StampRule{true, {white, black, 70, 70, true, 1400}, quadruple},
    StampRule{true, {white, white, 25, 25, false, 3200}, sandwich},
};

void read_stamp_rules(Drawings &drawings) {
    for (Stamp &stamp : drawings.stamps) {
        const auto row = std::ranges::find_if(stamp_rules, [&](const StampRule &rule) {
            return rule.is_over == stamp.is_over && stamp.is_like(rule.look);
        });
        stamp.is_read = row != stamp_rules.end() && row->read(drawings, stamp);
    }
}

// ---- lines -------------------------------------------------------------------------------------

/// The stamps of a look, by the cells on which they stand.
std::map<Place, std::vector<Stamp *>> stamps_on_cells(Drawings &drawings, bool over, Look look) {
    std::map<Place, std::vector<Stamp *>> found;
    for (Stamp &stamp : drawings.stamps) {
        const auto cell = cell_at(drawings.statement, stamp.centre);
        if (cell && stamp.is_over == over && stamp.text.empty() && stamp.is_like(look)) {
            found[*cell].push_back(&stamp);
        }
    }
    return found;
}

void mark_read(const std::vector<Stamp *> &stamps) {
    for (Stamp *const stamp : stamps) {
        stamp->is_read = true;
    }
}

/// A thick grey line with a circle on its first cell.
void read_thermometers(Drawings &drawings) {
    const auto bulbs = stamps_on_cells(drawings, false, {grey, grey, 85, 85, true});
    for (Stroke &stroke : drawings.strokes) {
        if (stroke.is_arrow || !stroke.is_like(grey, 2100, 0)) {
            continue;
        }
        const auto cells = cells_along(drawings.statement, stroke, {}, {});
        const auto bulb = cells.empty() ? bulbs.end() : bulbs.find(cells.front());
        if (bulb != bulbs.end()) {
            drawings.state(stroke.object, "thermometer", cells);
            mark_read(bulb->second);
            stroke.is_read = true;
        }
    }
}

void read_palindromes(Drawings &drawings) {
    for (Stroke &stroke : drawings.strokes) {
        if (stroke.is_arrow || !stroke.is_like(grey, 1600, 0)) {
            continue;
        }
        const auto cells = cells_along(drawings.statement, stroke, {}, {});
        if (!cells.empty()) {
            drawings.state(stroke.object, "palindrome", cells);
            stroke.is_read = true;
        }
    }
}

/// A thin line between two circles, at whose edges it ends.
void read_between_lines(Drawings &drawings) {
    const auto circles = stamps_on_cells(drawings, true, {white, grey, 80, 80, true, 1600, 200});
    constexpr Offset edge{40, 30};
    for (Stroke &stroke : drawings.strokes) {
        if (stroke.is_arrow || !stroke.is_like(grey, 200, 0)) {
            continue;
        }
        const auto cells = cells_along(drawings.statement, stroke, edge, edge);
        const auto first = cells.empty() ? circles.end() : circles.find(cells.front());
        const auto last = cells.empty() ? circles.end() : circles.find(cells.back());
        if (first == circles.end() || last == circles.end()) {
            continue;
        }
        if (cells.size() > 2) {
            drawings.state(stroke.object, "between", cells);
        }
        mark_read(first->second);
        mark_read(last->second);
        stroke.is_read = true;
    }
}

/// A thin blue line from corner to corner.
void read_diagonals(Drawings &drawings) {
    const int edge = static_cast<int>(drawings.statement.side) * cell_size;
    std::array<Stroke *, 2> found{}; // the falling one, the rising one
    for (Stroke &stroke : drawings.strokes) {
        if (stroke.is_arrow || !stroke.is_like("#34BBE6", 200, 0) || stroke.way.size() != 2) {
            continue;
        }
        const auto [begin, end] = std::minmax(stroke.way[0], stroke.way[1]);
        const bool falls = begin == Point{0, 0} && end == Point{edge, edge};
        const bool rises = begin == Point{0, edge} && end == Point{edge, 0};
        if (falls || rises) {
            found[falls ? 0 : 1] = &stroke;
            stroke.is_read = true;
        }
    }
    if (found[0] != nullptr && found[1] != nullptr) {
        drawings.statement.rule(found[0]->object, "diagonals");
    } else if (found[0] != nullptr || found[1] != nullptr) {
        const bool rises = found[0] == nullptr;
        drawings.state(found[rises ? 1 : 0]->object, "different",
                       main_diagonal(drawings.statement, rises));
    }
}

// ---- arrows ------------------------------------------------------------------------------------

/// A bulb is a circle in one cell, or drawn out along a row or column: its cells from left to
/// right, or downwards, as its number is read. Empty if the stamp is no bulb.
std::vector<Place> cells_of_bulb(const Statement &statement, const Stamp &stamp) {
    constexpr int circle = 83;
    const int right = floor_of(stamp.look.width - circle);
    const int down = floor_of(stamp.look.height - circle);
    const Look look{white, "#A1A1A1", right * cell_size + circle, down * cell_size + circle, true,
                    1600,  500};
    const auto first =
        cell_at(statement, {stamp.centre.row - down * half, stamp.centre.column - right * half});
    if (!first || right < 0 || down < 0 || (right > 0 && down > 0) || !stamp.is_over ||
        !stamp.text.empty() || !stamp.is_like(look) ||
        !statement.has_cell(first->row + down, first->column + right)) {
        return {};
    }
    std::vector<Place> cells;
    for (int at = 0; at <= right + down; ++at) {
        cells.push_back({first->row + (down > 0 ? at : 0), first->column + (right > 0 ? at : 0)});
    }
    return cells;
}

/// An arrow begins at the edge of a bulb. Arrows may share a bulb, or each have its own in the same
/// place; but where a cell belongs to two bulbs, it isn't seen from which of them an arrow comes.
void read_arrows(Drawings &drawings) {
    std::map<std::vector<Place>, std::vector<Stamp *>> bulbs;
    for (Stamp &stamp : drawings.stamps) {
        if (auto cells = cells_of_bulb(drawings.statement, stamp); !cells.empty()) {
            bulbs[std::move(cells)].push_back(&stamp);
        }
    }
    std::multimap<Place, decltype(bulbs)::const_iterator> bulbs_on;
    for (auto bulb = bulbs.cbegin(); bulb != bulbs.cend(); ++bulb) {
        for (const Place cell : bulb->first) {
            bulbs_on.emplace(cell, bulb);
        }
    }
    for (Stroke &stroke : drawings.strokes) {
        if (!stroke.is_arrow || !stroke.is_like("#A1A1A1", 500, 30)) {
            continue;
        }
        const auto cells = cells_along(drawings.statement, stroke, {40, 28}, {});
        if (!cells.empty() && bulbs_on.count(cells.front()) == 1) {
            const auto &[bulb, stamps] = *bulbs_on.find(cells.front())->second;
            drawings.state(stroke.object, "arrow " + words_of(bulb) + " :",
                           std::span(cells).subspan(1));
            mark_read(stamps);
            stroke.is_read = true;
        }
    }
}

/// The centre of the total to which the short arrow of a little killer belongs.
std::optional<Point> centre_of_total(const Stroke &arrow) {
    constexpr int begin = 30;
    constexpr int end = 48;
    const Point first = arrow.way.front();
    const Point last = arrow.way.back();
    const Place step{sign_of(last.row - first.row), sign_of(last.column - first.column)};
    const Point centre{first.row - begin * step.row, first.column - begin * step.column};
    const bool is_one =
        arrow.is_arrow && arrow.is_like(black, 200, 0) && arrow.way.size() == 2 && step.row != 0 &&
        step.column != 0 &&
        last == Point{centre.row + end * step.row, centre.column + end * step.column};
    return is_one ? std::optional(centre) : std::nullopt;
}

/// A total outside the board and a short arrow that leads into it. Where several stand at one
/// place, it isn't seen which arrow has which total.
void read_little_killers(Drawings &drawings) {
    std::map<Point, std::vector<Stamp *>> totals;
    std::map<Point, std::vector<Stroke *>> arrows;
    for (Stamp &stamp : drawings.stamps) {
        if (stamp.is_over && stamp.is_like({white, white, 25, 25, false, 2800})) {
            totals[stamp.centre].push_back(&stamp);
        }
    }
    for (Stroke &stroke : drawings.strokes) {
        if (const auto centre = centre_of_total(stroke)) {
            arrows[*centre].push_back(&stroke);
        }
    }
    for (const auto &[centre, stamps] : totals) {
        const auto at = place_at(centre);
        const auto beside = arrows.find(centre);
        if (!at || stamps.size() != 1 || beside == arrows.end() || beside->second.size() != 1) {
            continue;
        }
        Stroke &arrow = *beside->second.front();
        const Place step{sign_of(arrow.way[1].row - arrow.way[0].row),
                         sign_of(arrow.way[1].column - arrow.way[0].column)};
        const auto cells = drawings.statement.has_cell(at->row, at->column)
                               ? std::vector<Place>{}
                               : diagonal_seen_from(drawings.statement, *at, step);
        const auto number = number_in(stamps.front()->text, 0);
        if (cells.empty() || !number) {
            continue;
        }
        if (!stamps.front()->text.empty()) {
            drawings.state(arrow.object, fmt::format("sum {}", *number), cells);
        }
        stamps.front()->is_read = true;
        arrow.is_read = true;
    }
}

// ---- minima and maxima -------------------------------------------------------------------------

// Their cell is grey and has a chevron at each side: its tip points inwards in a minimum, outwards
// in a maximum. There is none at the edge of the board, nor between two of the same kind.

constexpr std::array<Place, 4> sides{{{-1, 0}, {0, 1}, {1, 0}, {0, -1}}};

struct Chevron {
    Place cell;
    Place side;
    bool points_inwards;
    Stroke *stroke;
};

/// The points of a chevron at the upper side, from the left: the others are turned.
std::vector<Point> chevron_at(Place cell, Place side, bool inwards) {
    constexpr int near = 44; // from the centre of the cell
    constexpr int far = 39;
    std::vector<Point> points;
    for (const int along : {-10, 0, 10}) {
        const int out = (along == 0) == inwards ? far : near;
        const Point centre = centre_of(cell);
        points.push_back({centre.row + out * side.row - along * side.column,
                          centre.column + out * side.column - along * side.row});
    }
    return points;
}

std::optional<Chevron> chevron_of(const Statement &statement, Stroke &stroke) {
    if (stroke.is_arrow || !stroke.is_like(black, 100, 0) || stroke.way.size() != 3) {
        return std::nullopt;
    }
    const Place cell{floor_of(stroke.way[1].row), floor_of(stroke.way[1].column)};
    for (const Place side : sides) {
        for (const bool inwards : {true, false}) {
            if (stroke.way == chevron_at(cell, side, inwards) &&
                statement.has_cell(cell.row, cell.column)) {
                return Chevron{cell, side, inwards, &stroke};
            }
        }
    }
    return std::nullopt;
}

using Chevrons = std::map<Place, std::vector<Chevron>>;

bool is_of_kind(const Chevrons &chevrons, Place cell, bool inwards) {
    const auto found = chevrons.find(cell);
    return found != chevrons.end() &&
           std::ranges::all_of(found->second, [&](const Chevron &chevron) {
               return chevron.points_inwards == inwards;
           });
}

/// Has a cell all chevrons that it should have, and no other?
bool is_complete(const Statement &statement, const Chevrons &chevrons, Place cell, bool inwards) {
    if (!is_of_kind(chevrons, cell, inwards)) {
        return false;
    }
    return std::ranges::all_of(sides, [&](Place side) {
        const Place next{cell.row + side.row, cell.column + side.column};
        const bool is_due =
            statement.has_cell(next.row, next.column) && !is_of_kind(chevrons, next, inwards);
        return is_due == std::ranges::any_of(chevrons.at(cell), [&](const Chevron &chevron) {
                   return chevron.side == side;
               });
    });
}

void read_extremes(Drawings &drawings) {
    const auto fields = stamps_on_cells(drawings, false, {"#CCC", "", 100, 100});
    Chevrons chevrons;
    for (Stroke &stroke : drawings.strokes) {
        const auto chevron = chevron_of(drawings.statement, stroke);
        if (chevron && fields.contains(chevron->cell)) {
            chevrons[chevron->cell].push_back(*chevron);
        }
    }
    for (const bool smallest : {true, false}) {
        std::vector<Place> cells;
        for (const auto &[cell, its_chevrons] : chevrons) {
            if (!is_complete(drawings.statement, chevrons, cell, smallest)) {
                continue;
            }
            cells.push_back(cell);
            for (const Chevron &chevron : its_chevrons) {
                chevron.stroke->is_read = true;
            }
        }
        state_extremes(drawings.statement, smallest ? "minima" : "maxima", std::move(cells),
                       smallest);
    }
}

// ---- what is left ------------------------------------------------------------------------------

/// A coloured cell, without border or text, states no rule.
bool is_colouring(const Statement &statement, const Stamp &stamp) {
    const Look cell{stamp.background, "", 100, 100};
    return !stamp.is_over && stamp.text.empty() && stamp.is_like(cell) &&
           cell_at(statement, stamp.centre).has_value();
}

DrawnSigns read_drawings(const JsonValue &document, Statement &statement) {
    Drawings drawings{statement};
    const auto nothing_more = [](auto &) {};
    read_list(document, statement, "underlays", drawings.stamps, nothing_more);
    read_list(document, statement, "overlays", drawings.stamps,
              [](Stamp &stamp) { stamp.is_over = true; });
    read_list(document, statement, "lines", drawings.strokes, nothing_more);
    read_list(document, statement, "arrows", drawings.strokes,
              [](Stroke &stroke) { stroke.is_arrow = true; });
    read_stamp_rules(drawings);
    for (const auto read : {read_thermometers, read_palindromes, read_between_lines, read_diagonals,
                            read_arrows, read_little_killers, read_extremes}) {
        read(drawings);
    }
    for (Stamp &stamp : drawings.stamps) {
        if (!stamp.is_read && !is_colouring(statement, stamp)) {
            statement.unknown.push_back(std::move(stamp.object));
        }
    }
    for (Stroke &stroke : drawings.strokes) {
        if (!stroke.is_read) {
            statement.unknown.push_back(std::move(stroke.object));
        }
    }
    return drawings.signs;
}

} // namespace
} // namespace scl_drawings

DrawnSigns read_scl_drawings(const JsonValue &document, Statement &statement) {
    return scl_drawings::read_drawings(document, statement);
}

} // namespace dokushin::text
