// Drawings are taken from their JSON, and their points from positions to cells.
#include "board/text/sites/scl_style.h"

#include <algorithm>
#include <cmath>

namespace dokushin::text::scl_drawings {
namespace {

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

/// Does a point stand off a cell's centre so far, towards a cell that touches this one?
bool is_off(Point point, Place cell, Place next, Offset offset) {
    const Place step{next.row - cell.row, next.column - cell.column};
    const int far = step.row != 0 && step.column != 0 ? offset.diagonal : offset.straight;
    const Point centre = centre_of(cell);
    return std::max(std::abs(step.row), std::abs(step.column)) == 1 &&
           point == Point{centre.row + far * step.row, centre.column + far * step.column};
}

} // namespace

Drawings drawings_of(const JsonValue &document, Statement &statement) {
    Drawings drawings{statement};
    const auto nothing_more = [](auto &) {};
    read_list(document, statement, "underlays", drawings.stamps, nothing_more);
    read_list(document, statement, "overlays", drawings.stamps,
              [](Stamp &stamp) { stamp.is_over = true; });
    read_list(document, statement, "lines", drawings.strokes, nothing_more);
    read_list(document, statement, "arrows", drawings.strokes,
              [](Stroke &stroke) { stroke.is_arrow = true; });
    return drawings;
}

std::optional<Place> place_at(Point point) {
    const Place place{floor_of(point.row), floor_of(point.column)};
    return centre_of(place) == point ? std::optional(place) : std::nullopt;
}

std::optional<Place> cell_at(const Statement &statement, Point point) {
    const auto place = place_at(point);
    return place && statement.has_cell(place->row, place->column) ? place : std::nullopt;
}

std::optional<Neighbours> neighbours_at(const Statement &statement, Point point) {
    const bool is_upright = point.row % cell_size == 0;
    const Point shift{is_upright ? half : 0, is_upright ? 0 : half};
    const auto a = place_at({point.row - shift.row, point.column - shift.column});
    const auto b = place_at({point.row + shift.row, point.column + shift.column});
    return a && b ? as_neighbours(statement, *a, *b) : std::nullopt;
}

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

std::optional<int> number_in(const std::string &text, int usual) {
    const JsonValue json = text;
    const auto number = text.empty() ? std::optional(usual) : integer_of(&json);
    return number && *number >= 0 ? number : std::nullopt;
}

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

} // namespace dokushin::text::scl_drawings
