// A step is drawn as an SVG image: the board before it, with what the step uses and concludes in
// colours, and its links as arrows.
#include <dokushin/draw.h>

#include "base/stable_sort.h"
#include "board/scene/scene.h"
#include "logic/tell/phrases.h"
#include "logic/tell/svg_figures.h"
#include "logic/tell/xml.h"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <cmath>
#include <set>
#include <span>

namespace dokushin {
namespace {

constexpr double cell_width = 60;
constexpr double for_names = 24;      ///< beside the board, for the numbers of rows and columns
constexpr double shade_opacity = 0.6; ///< of a rule's shade, below which tints stay visible

/// The square in a cell in which candidates stand.
struct Room {
    double left = 0;
    double top = 0;
    double width = cell_width;
};
/// It leaves space for the total of a cage above, for its dashes and for dots around.
constexpr Room room_among_figures{8, 12, 44};

/// Does a figure stand on the board, and not beside it?
bool is_on_board(const Figure &figure, const Shape &shape) {
    return std::ranges::any_of(figure.points, [&](const Point &at) {
        return at.x >= 0 && at.x <= shape.columns() && at.y >= 0 && at.y <= shape.rows();
    });
}

Room room_for_candidates(const Drawing &rules, const Shape &shape) {
    const bool is_shared = std::ranges::any_of(
        rules.above, [&](const Figure &figure) { return is_on_board(figure, shape); });
    return is_shared ? room_among_figures : Room{};
}

/// Is it a cage's outline, or the area behind its total?
bool is_below_highlights(const Figure &figure) {
    return figure.dashed || figure.kind == FigureKind::polygon;
}

/// Returns the colour of a highlight. Nobody has to tell red from green, since what is eliminated
/// is also crossed out and what is placed has a ring.
std::string_view color_of(Highlight highlight) {
    switch (highlight) {
    case Highlight::pattern:
        return "#9ecbff";
    case Highlight::further:
        return "#d9b3ff";
    case Highlight::off:
        return "#ffd08a";
    case Highlight::on:
        return "#a8e6a1";
    case Highlight::placed:
        return "#3fae49";
    case Highlight::struck:
        return "#ff8a80";
    }
    return "none";
}

class StepDrawing {
  public:
    StepDrawing(const Walk &walk, const Step &step, const Wording &wording)
        : walk_(walk), step_(step), shape_(walk.shape()), places_(shape_.side()), wording_(wording),
          alphabet_(logic::alphabet_of(wording, shape_)), rules_(drawing_of(shape_)),
          margin_(for_names + (rules_.has_margin ? cell_width : 0)),
          room_(room_for_candidates(rules_, shape_)),
          words_(logic::lines_of(rules_.words, shape_.columns() * cell_width)) {}

    std::string draw() {
        const double width = shape_.columns() * cell_width + 2 * margin_;
        const double bottom = shape_.rows() * cell_width + 2 * margin_;
        const double height = bottom + logic::height_of(words_);
        xml_.open("svg");
        xml_.set("xmlns", "http://www.w3.org/2000/svg");
        xml_.set("viewBox", fmt::format("0 0 {} {}", width, height));
        xml_.set("font-family", "sans-serif");
        xml_.set("role", "img");
        xml_.open("title");
        xml_.text(tell(step_, shape_, wording_));
        xml_.close();
        arrow_head();
        rectangle(0, 0, width, height, "#ffffff");
        tint_houses();
        tint_rules();
        logic::draw_figures(xml_, rules_.below, {cell_width, margin_, shade_opacity});
        sort_stably(rules_.above, [](const Figure &one, const Figure &other) {
            return is_below_highlights(one) && !is_below_highlights(other);
        });
        const auto first = std::ranges::partition_point(rules_.above, is_below_highlights);
        const std::span<const Figure> signs(first, rules_.above.end());
        logic::draw_figures(xml_, {rules_.above.begin(), first}, {cell_width, margin_});
        for (const Highlighted &marked : highlights(step_, walk_.pencilmarks())) {
            mark(marked);
        }
        board(signs);
        line_names();
        logic::draw_words(xml_, words_, {margin_, bottom - for_names + 4});
        for (const LinkArrow &arrow : arrows(step_)) {
            draw_arrow(arrow);
        }
        xml_.close();
        return xml_.take();
    }

  private:
    /// Maps a point of the scene to the image.
    [[nodiscard]] Point on_image(Point point) const {
        return {margin_ + cell_width * point.x, margin_ + cell_width * point.y};
    }
    [[nodiscard]] Point corner(Cell cell) const { return on_image(scene::corner_of(shape_, cell)); }
    [[nodiscard]] Point centre(const Candidate &candidate) const {
        const Point cell = corner(candidate.cell);
        return {cell.x + room_.left +
                    (places_.column_of(candidate.digit) + 0.5) * room_.width / places_.columns,
                cell.y + room_.top +
                    (places_.row_of(candidate.digit) + 0.5) * room_.width / places_.rows};
    }
    /// Returns the radius of a candidate's circle, a little less than half its room.
    [[nodiscard]] double radius() const { return 0.46 * room_.width / places_.columns; }

    void rectangle(double x, double y, double width, double height, std::string_view fill) {
        xml_.open("rect");
        xml_.set("x", x);
        xml_.set("y", y);
        xml_.set("width", width);
        xml_.set("height", height);
        xml_.set("fill", fill);
        xml_.close();
    }

    void line(Point from, Point to, double width, std::string_view color) {
        xml_.open("line");
        xml_.set("x1", from.x);
        xml_.set("y1", from.y);
        xml_.set("x2", to.x);
        xml_.set("y2", to.y);
        xml_.set("stroke", color);
        xml_.set("stroke-width", width);
        xml_.close();
    }

    void text(Point at, double size, std::string_view color, const std::string &what, bool bold) {
        xml_.open("text");
        xml_.set("x", at.x);
        xml_.set("y", at.y + 0.35 * size); // half the height of a digit: not all viewers
                                           // know dominant-baseline
        xml_.set("font-size", size);
        xml_.set("fill", color);
        xml_.set("text-anchor", "middle");
        if (bold) {
            xml_.set("font-weight", "bold");
        }
        xml_.text(what);
        xml_.close();
    }

    void arrow_head() {
        xml_.open("defs");
        xml_.open("marker");
        xml_.set("id", "head");
        xml_.set("viewBox", "0 0 10 10");
        xml_.set("refX", "9");
        xml_.set("refY", "5");
        xml_.set("markerWidth", "7");
        xml_.set("markerHeight", "7");
        xml_.set("orient", "auto");
        xml_.open("path");
        xml_.set("d", "M0 0 L10 5 L0 10 z");
        xml_.close();
        xml_.close();
        xml_.close();
    }

    void tint_houses() {
        std::set<Cell> tinted;
        for (const Part &part : step_.parts) {
            for (const HouseIndex house : part.houses) {
                assert(house < shape_.houses().size());
                const std::vector<Cell> &cells = shape_.houses()[house].cells;
                tinted.insert(cells.begin(), cells.end());
            }
        }
        tint(tinted, "#f3f3e6");
    }

    /// Tints the cells of the rules that the step is about.
    void tint_rules() {
        std::set<Cell> tinted;
        for (const Part &part : step_.parts) {
            for (const RuleIndex rule : part.rules) {
                assert(rule < shape_.constraints().size());
                const std::vector<Cell> cells = cells_of(shape_.constraints()[rule]);
                tinted.insert(cells.begin(), cells.end());
            }
        }
        tint(tinted, "#fff1cf");
    }

    void tint(const std::set<Cell> &cells, std::string_view color) {
        for (const Cell cell : cells) {
            if (!shape_.is_variable(cell)) {
                rectangle(corner(cell).x, corner(cell).y, cell_width, cell_width, color);
            }
        }
    }

    void mark(const Highlighted &marked) {
        const Point at = centre(marked.candidate);
        xml_.open("circle");
        xml_.set("class", name(marked.highlight));
        xml_.set("cx", at.x);
        xml_.set("cy", at.y);
        xml_.set("r", radius());
        xml_.set("fill", color_of(marked.highlight));
        if (marked.highlight == Highlight::placed) {
            xml_.set("stroke", "#14532d");
            xml_.set("stroke-width", "2");
        }
        xml_.close();
        if (marked.highlight == Highlight::struck) {
            const double reach = 0.7 * radius();
            line({at.x - reach, at.y + reach}, {at.x + reach, at.y - reach}, 2, "#b71c1c");
        }
    }

    /// Draws digits and lines. Signs of rules, as dots, hide lines that they stand on, but no
    /// digits.
    void board(std::span<const Figure> signs) {
        if (signs.empty()) {
            digits();
            lines();
            return;
        }
        lines();
        logic::draw_figures(xml_, signs, {cell_width, margin_});
        digits();
    }

    void digits() {
        for (std::size_t at = 0; at < shape_.grid_cell_count(); ++at) {
            const Cell cell = cell_at(at);
            const Digit placed = walk_.grid()[at];
            const Point corner_of = corner(cell);
            if (placed != Digit::blank) {
                text({corner_of.x + cell_width / 2, corner_of.y + cell_width / 2}, cell_width * 0.6,
                     walk_.is_given(cell) ? "#000000" : "#1f4e9e",
                     std::string(1, alphabet_.symbol(placed)), walk_.is_given(cell));
                continue;
            }
            for (const Digit digit : walk_.pencilmarks()[at]) {
                text(centre({cell, digit}), 1.5 * radius(), "#333333",
                     std::string(1, alphabet_.symbol(digit)), false);
            }
        }
    }

    void lines() {
        for (const scene::Line &each : scene::scene_of(shape_).lines) {
            line(on_image(each.from), on_image(each.to),
                 each.weight == scene::Weight::thick ? 3 : 0.7, "#000000");
        }
    }

    void line_names() {
        for (unsigned line = 1; line <= std::max(shape_.rows(), shape_.columns()); ++line) {
            const double middle = margin_ + cell_width * (line - 0.5);
            if (line <= shape_.rows()) {
                text({for_names / 2, middle}, 12, "#777777", fmt::format("r{}", line), false);
            }
            if (line <= shape_.columns()) {
                text({middle, for_names / 2}, 12, "#777777", fmt::format("c{}", line), false);
            }
        }
    }

    /// Draws a link from rim to rim of its candidates, a weak one dashed. The arrow is bent a
    /// little, so that links there and back don't lie on each other.
    void draw_arrow(const LinkArrow &arrow) {
        const Point from = centre(arrow.from);
        const Point to = centre(arrow.to);
        const double length = std::hypot(to.x - from.x, to.y - from.y);
        if (length < 1) {
            return;
        }
        const Point unit{(to.x - from.x) / length, (to.y - from.y) / length};
        const double gap = radius() + 1;
        const Point begin{from.x + gap * unit.x, from.y + gap * unit.y};
        const Point end{to.x - gap * unit.x, to.y - gap * unit.y};
        const double bend = std::min(0.12 * length, 24.0);
        xml_.open("path");
        xml_.set("class", arrow.strong ? "strong" : "weak");
        xml_.set("d", fmt::format("M{:.1f} {:.1f} Q{:.1f} {:.1f} {:.1f} {:.1f}", begin.x, begin.y,
                                  (begin.x + end.x) / 2 - bend * unit.y,
                                  (begin.y + end.y) / 2 + bend * unit.x, end.x, end.y));
        xml_.set("fill", "none");
        xml_.set("stroke", "#202020");
        xml_.set("stroke-width", "1.5");
        if (!arrow.strong) {
            xml_.set("stroke-dasharray", "5 3");
        }
        xml_.set("marker-end", "url(#head)");
        xml_.close();
    }

    const Walk &walk_;
    const Step &step_;
    const Shape &shape_;
    scene::MarkGrid places_; ///< of the candidates in a cell
    const Wording &wording_;
    Alphabet alphabet_;
    Drawing rules_;
    double margin_;
    Room room_;
    std::vector<std::string> words_; ///< of the rules, in lines
    logic::Xml xml_;
};

} // namespace

std::string draw_svg(const Walk &walk, const Step &step, const Wording &wording) {
    return StepDrawing(walk, step, wording).draw();
}

} // namespace dokushin
