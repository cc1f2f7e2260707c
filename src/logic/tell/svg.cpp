// A step is drawn as an SVG image: the board before it, with what the step uses and concludes in
// colours, and its links as arrows.
#include <dokushin/draw.h>

#include "board/scene/scene.h"
#include "logic/tell/phrases.h"
#include "logic/tell/xml.h"

#include <fmt/format.h>

#include <cassert>
#include <cmath>
#include <set>

namespace dokushin {
namespace {

constexpr double cell_width = 60;
constexpr double margin = 24; ///< for the numbers of rows and columns

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
          alphabet_(logic::alphabet_of(wording, shape_)) {}

    std::string draw() {
        const double size = shape_.side() * cell_width + 2 * margin;
        xml_.open("svg");
        xml_.set("xmlns", "http://www.w3.org/2000/svg");
        xml_.set("viewBox", fmt::format("0 0 {} {}", size, size));
        xml_.set("font-family", "sans-serif");
        xml_.set("role", "img");
        xml_.open("title");
        xml_.text(tell(step_, shape_, wording_));
        xml_.close();
        arrow_head();
        rectangle(0, 0, size, size, "#ffffff");
        tint_houses();
        for (const Highlighted &marked : highlights(step_, walk_.pencilmarks())) {
            mark(marked);
        }
        digits();
        lines();
        line_names();
        for (const LinkArrow &arrow : arrows(step_)) {
            draw_arrow(arrow);
        }
        xml_.close();
        return xml_.take();
    }

  private:
    /// Maps a point of the scene to the image.
    static Point on_image(Point point) {
        return {margin + cell_width * point.x, margin + cell_width * point.y};
    }
    [[nodiscard]] Point corner(Cell cell) const { return on_image(scene::corner_of(shape_, cell)); }
    [[nodiscard]] Point centre(const Candidate &candidate) const {
        const Point cell = corner(candidate.cell);
        return {cell.x + (places_.column_of(candidate.digit) + 0.5) * cell_width / places_.columns,
                cell.y + (places_.row_of(candidate.digit) + 0.5) * cell_width / places_.rows};
    }
    /// Returns the radius of a candidate's circle, a little less than half its room.
    [[nodiscard]] double radius() const { return 0.46 * cell_width / places_.columns; }

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
        for (const Cell cell : tinted) {
            rectangle(corner(cell).x, corner(cell).y, cell_width, cell_width, "#f3f3e6");
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

    void digits() {
        for (std::size_t at = 0; at < shape_.cell_count(); ++at) {
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
        for (unsigned line = 1; line <= shape_.side(); ++line) {
            const double middle = margin + cell_width * (line - 0.5);
            text({margin / 2, middle}, 12, "#777777", fmt::format("r{}", line), false);
            text({middle, margin / 2}, 12, "#777777", fmt::format("c{}", line), false);
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
    logic::Xml xml_;
};

} // namespace

std::string draw_svg(const Walk &walk, const Step &step, const Wording &wording) {
    return StepDrawing(walk, step, wording).draw();
}

} // namespace dokushin
