#include "board/figures/sketch.h"

#include "board/constraints.h"
#include "board/figures/outline.h"

#include <algorithm>

namespace dokushin::figures {
namespace {

constexpr double label_size = 0.26;
constexpr double clue_size = 0.46;
/// The width of a character as a part of the font's size, for the white behind a label.
constexpr double character_width = 0.58;

[[nodiscard]] unsigned distance(unsigned one, unsigned other) {
    return one < other ? other - one : one - other;
}

} // namespace

unsigned Sketch::value(Digit digit) const { return value_of(shape, digit); }

int Sketch::total(unsigned of_digits, std::span<const Cell> cells) const {
    return total_of_values(shape, of_digits, cells.size());
}

Point Sketch::centre(Cell cell) const { return {shape.column(cell) + 0.5, shape.row(cell) + 0.5}; }

Point Sketch::between(Cell one, Cell other) const {
    const Point from = centre(one);
    const Point to = centre(other);
    return {(from.x + to.x) / 2, (from.y + to.y) / 2};
}

bool Sketch::are_neighbours(Cell one, Cell other) const {
    return distance(shape.row(one), shape.row(other)) +
               distance(shape.column(one), shape.column(other)) ==
           1;
}

bool Sketch::touch(Cell one, Cell other) const {
    return one != other && distance(shape.row(one), shape.row(other)) <= 1 &&
           distance(shape.column(one), shape.column(other)) <= 1;
}

void Sketch::line(std::span<const Cell> cells, Colour colour, double width) {
    std::vector<Point> points;
    for (const Cell cell : cells) {
        points.push_back(centre(cell));
    }
    path_below(std::move(points), colour, width);
}

std::vector<Edge> Sketch::branches(std::span<const Cell> roots, std::span<const Cell> cells) const {
    std::vector<Cell> joined(roots.begin(), roots.end());
    std::vector<Cell> left(cells.begin(), cells.end());
    std::vector<Edge> edges;
    while (!left.empty()) {
        auto next =
            std::ranges::find_if(left, [&](Cell cell) { return touch(cell, joined.back()); });
        Cell from = joined.back();
        for (auto tried = left.begin(); next == left.end() && tried != left.end(); ++tried) {
            const auto near =
                std::ranges::find_if(joined, [&](Cell c) { return touch(c, *tried); });
            if (near != joined.end()) {
                next = tried;
                from = *near;
            }
        }
        next = next == left.end() ? left.begin() : next;
        edges.emplace_back(from, *next);
        joined.push_back(*next);
        left.erase(next);
    }
    return edges;
}

void Sketch::unordered_line(std::span<const Cell> cells, Colour colour, double width) {
    for (const auto &[from, to] : branches(cells.first(1), cells.subspan(1))) {
        path_below({centre(from), centre(to)}, colour, width);
    }
}

void Sketch::path_below(std::vector<Point> points, Colour colour, double width) {
    drawing.below.push_back({FigureKind::path, std::move(points), 0, width, {}, colour});
}

void Sketch::path_above(std::vector<Point> points, Colour colour, double width) {
    drawing.above.push_back({FigureKind::path, std::move(points), 0, width, {}, colour});
}

void Sketch::circle(Point at, double radius, Colour fill, double outline_width) {
    drawing.below.push_back({FigureKind::disc, {at}, radius, outline_width, fill, grey});
}

Figure Sketch::square_about(Cell cell, double side, Colour fill) const {
    const Point at = centre(cell);
    const double half = side / 2;
    return {FigureKind::polygon,
            {{at.x - half, at.y - half},
             {at.x + half, at.y - half},
             {at.x + half, at.y + half},
             {at.x - half, at.y + half}},
            0,
            0,
            fill};
}

void Sketch::shade(Cell cell, Colour fill) {
    drawing.below.insert(drawing.below.begin() + shades_, square_about(cell, 1, fill));
    ++shades_;
}

void Sketch::square(Cell cell, double side, Colour fill) {
    drawing.below.push_back(square_about(cell, side, fill));
}

void Sketch::dot(Point at, double radius, Colour fill, Colour outline, std::string_view inside) {
    constexpr double outline_width = 0.03;
    drawing.above.push_back({FigureKind::disc, {at}, radius, outline_width, fill, outline});
    if (!inside.empty()) {
        const double size =
            std::min(1.5 * radius, 3.2 * radius / static_cast<double>(inside.size()));
        text(at, size, std::string(inside), fill == black ? white : black);
    }
}

void Sketch::text(Point at, double size, std::string text, Colour colour) {
    drawing.above.push_back(
        {FigureKind::text, {at}, size, 0, colour, black, false, std::move(text)});
}

void Sketch::cage(std::span<const Cell> cells, std::string_view label, Colour colour) {
    constexpr double inset = 0.09;
    constexpr double width = 0.035;
    for (std::vector<Point> &edge : outlines(shape, cells, inset)) {
        drawing.above.push_back(
            {FigureKind::path, std::move(edge), 0, width, {}, colour, /*dashed=*/true});
    }
    if (!label.empty()) {
        corner_label(*std::ranges::min_element(cells), label);
    }
}

void Sketch::corner_label(Cell cell, std::string_view label) {
    constexpr double edge = 0.05;
    const double width = character_width * label_size * static_cast<double>(label.size());
    const Point corner{shape.column(cell) + edge, shape.row(cell) + edge};
    const Point opposite{corner.x + width + 0.05, corner.y + label_size};
    drawing.above.push_back({FigureKind::polygon,
                             {corner, {opposite.x, corner.y}, opposite, {corner.x, opposite.y}},
                             0,
                             0,
                             white});
    text({(corner.x + opposite.x) / 2, (corner.y + opposite.y) / 2}, label_size,
         std::string(label));
}

void Sketch::clue_at(Point at, std::string clue) {
    drawing.has_margin = true;
    const unsigned there = clues_at_[{at.x, at.y}]++;
    const double width = character_width * static_cast<double>(clue.size());
    const double size = std::min(there == 0 ? clue_size : 0.3, 0.72 / width);
    // The second clue of a place stands lower, the third higher.
    constexpr double further = 0.33;
    at.y += there == 0 ? 0 : there == 1 ? further : -further;
    text(at, size, std::move(clue));
}

bool Sketch::clue_beside(std::span<const Cell> cells, std::string clue) {
    if (cells.size() < 2) {
        return false;
    }
    const Point first = centre(cells[0]);
    const Point second = centre(cells[1]);
    const Point step{second.x - first.x, second.y - first.y};
    const unsigned whole = step.x == 0 ? shape.rows() : shape.columns();
    if (!are_neighbours(cells[0], cells[1]) || cells.size() != whole) {
        return false;
    }
    for (std::size_t at = 0; at < cells.size(); ++at) {
        const auto steps = static_cast<double>(at);
        if (centre(cells[at]) != Point{first.x + steps * step.x, first.y + steps * step.y}) {
            return false;
        }
    }
    clue_at({first.x - 0.9 * step.x, first.y - 0.9 * step.y}, std::move(clue));
    return true;
}

bool Sketch::clue_beside_diagonal(std::span<const Cell> cells, std::string clue) {
    if (cells.size() < 2) {
        return false;
    }
    const double down = shape.column(cells[1]) > shape.column(cells[0]) ? 1 : -1;
    const Point first = centre(cells.front());
    for (std::size_t at = 0; at < cells.size(); ++at) {
        const auto steps = static_cast<double>(at);
        if (centre(cells[at]) != Point{first.x + down * steps, first.y + steps}) {
            return false;
        }
    }
    const auto is_outside = [&](Point at) {
        return at.x < 0 || at.x > shape.columns() || at.y < 0 || at.y > shape.rows();
    };
    const Point last = centre(cells.back());
    const Point before{first.x - down, first.y - 1};
    const Point behind{last.x + down, last.y + 1};
    if (!is_outside(before) || !is_outside(behind)) {
        return false;
    }
    // From the upper end, unless a clue is there already.
    const bool from_above = !clues_at_.contains({before.x, before.y});
    const Point at = from_above ? before : behind;
    const double x = from_above ? down : -down;
    const double y = from_above ? 1 : -1;
    clue_at(at, std::move(clue));
    const Point tip{at.x + 0.48 * x, at.y + 0.48 * y};
    constexpr double width = 0.03;
    path_above({{at.x + 0.3 * x, at.y + 0.3 * y}, tip}, black, width);
    path_above({{tip.x - 0.12 * x, tip.y}, tip, {tip.x, tip.y - 0.12 * y}}, black, width);
    return true;
}

} // namespace dokushin::figures
