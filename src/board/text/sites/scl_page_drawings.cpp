// The drawings of a document that is being written.
#include "board/text/sites/scl_page.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace dokushin::text::scl_page {

using scl_drawings::cell_size;
using scl_drawings::centre_of;

namespace {

/// Hundredths as a number of the document: 150 is 1.5.
JsonValue decimal(int hundredths) {
    return hundredths % cell_size == 0 ? JsonValue(hundredths / cell_size)
                                       : JsonValue(hundredths / double{cell_size});
}

JsonValue decimal_pair(Point point) {
    return JsonValue::array({decimal(point.row), decimal(point.column)});
}

} // namespace

void Page::stamp(bool over, Point centre, const Look &look, const std::string &text) {
    JsonValue drawing = JsonValue::object();
    drawing["center"] = decimal_pair(centre);
    drawing["width"] = decimal(look.width);
    drawing["height"] = decimal(look.height);
    drawing["rounded"] = look.rounded;
    const auto add_text = [&](const char *name, std::string_view value) {
        if (!value.empty()) {
            drawing[name] = value;
        }
    };
    add_text("backgroundColor", look.background);
    add_text("borderColor", look.border);
    add_text("text", text);
    add_text("color", look.colour);
    if (look.border_size != 0) {
        drawing["borderSize"] = decimal(look.border_size);
    }
    if (look.font_size != 0) {
        drawing["fontSize"] = decimal(look.font_size);
    }
    document_[over ? "overlays" : "underlays"].push_back(std::move(drawing));
}

void Page::stamp_on(bool over, Cell cell, const Look &look) {
    stamp(over, centre_of(place(cell)), look, "");
}

bool Page::stamp_between(const Cells &pair, const Look &look, const std::string &text) {
    if (pair.size() != 2 || !are_neighbours(shape_, pair[0], pair[1])) {
        return false;
    }
    const Point one = centre_of(place(pair[0]));
    const Point other = centre_of(place(pair[1]));
    stamp(true, {(one.row + other.row) / 2, (one.column + other.column) / 2}, look, text);
    return true;
}

void Page::stroke(const char *list, std::span<const Point> way, std::string_view colour,
                  int thickness, int head) {
    JsonValue points = JsonValue::array();
    for (const Point point : way) {
        points.push_back(decimal_pair(point));
    }
    JsonValue drawing = JsonValue::object();
    drawing["wayPoints"] = std::move(points);
    drawing["color"] = colour;
    drawing["thickness"] = decimal(thickness);
    if (head != 0) {
        drawing["headLength"] = decimal(head);
    }
    document_[list].push_back(std::move(drawing));
}

bool Page::are_touching(std::span<const Cell> cells) const {
    for (std::size_t at = 1; at < cells.size(); ++at) {
        const Place one = place(cells[at - 1]);
        const Place other = place(cells[at]);
        if (std::max(std::abs(one.row - other.row), std::abs(one.column - other.column)) != 1) {
            return false;
        }
    }
    return true;
}

Point Page::end_of_line(Cell cell, Cell next, Offset offset) const {
    const Place here = place(cell);
    const Place step{place(next).row - here.row, place(next).column - here.column};
    const int far = step.row != 0 && step.column != 0 ? offset.diagonal : offset.straight;
    const Point centre = centre_of(here);
    return {centre.row + far * step.row, centre.column + far * step.column};
}

/// Draws a grey line through cells. False if two consecutive ones don't touch.
bool Page::line(const Cells &cells, int thickness, Offset at_ends) {
    if (cells.size() < 2 || !are_touching(cells)) {
        return false;
    }
    std::vector<Point> way;
    for (const Cell cell : cells) {
        way.push_back(centre_of(place(cell)));
    }
    way.front() = end_of_line(cells[0], cells[1], at_ends);
    way.back() = end_of_line(cells.back(), cells[cells.size() - 2], at_ends);
    stroke("lines", way, scl_drawings::grey, thickness, 0);
    return true;
}

void Page::diagonal(bool rises) {
    const int edge = static_cast<int>(shape_.side()) * cell_size;
    const std::array way{Point{rises ? edge : 0, 0}, Point{rises ? 0 : edge, edge}};
    stroke("lines", way, "#34BBE6", 200, 0);
    has_diagonal_ = true;
}

/// Draws a bulb, whose cells are from left to right or downwards.
void Page::bulb(const Cells &cells) {
    constexpr int circle = 83;
    const Point first = centre_of(place(cells.front()));
    const Point last = centre_of(place(cells.back()));
    const Look look{scl_drawings::white,
                    "#A1A1A1",
                    last.column - first.column + circle,
                    last.row - first.row + circle,
                    true,
                    1600,
                    500};
    stamp(true, {(first.row + last.row) / 2, (first.column + last.column) / 2}, look, "");
}

/// Draws the mark of a smallest or largest cell at one of its sides.
void Page::chevron(Place cell, Place side, bool inwards) {
    const auto way = scl_drawings::chevron_at(cell, side, inwards);
    stroke("lines", way, scl_drawings::black, 100, 0);
}

/// A cell that is both smallest and largest can't be marked as both, so that its second rules stay.
void Page::write_extremes() {
    std::set<Cell> smallest;
    for (const bool is_smallest : {true, false}) {
        Rules left = rules_;
        const auto cells = take_extremes(shape_, is_smallest, left);
        if (std::ranges::any_of(cells, [&](Cell cell) { return smallest.contains(cell); })) {
            return;
        }
        rules_ = std::move(left);
        for (const Cell cell : cells) {
            stamp_on(false, cell, scl_drawings::extreme_look);
            for (const Place side : scl_drawings::sides_of_cell) {
                const Place here = place(cell);
                const Place next{here.row + side.row, here.column + side.column};
                const int limit = static_cast<int>(shape_.side());
                const bool is_on_board =
                    next.row >= 0 && next.row < limit && next.column >= 0 && next.column < limit;
                if (is_on_board &&
                    !cells.contains(shape_.cell(static_cast<unsigned>(next.row),
                                                static_cast<unsigned>(next.column)))) {
                    chevron(here, side, is_smallest);
                }
            }
        }
        smallest = cells;
    }
}

} // namespace dokushin::text::scl_page
