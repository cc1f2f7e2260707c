// Each figure becomes one element of SVG.
#include "logic/tell/svg_figures.h"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>

namespace dokushin::logic {
namespace {

constexpr double word_size = 12;
constexpr double line_height = 16;
constexpr double character_width = 7; ///< a little more than that of most

std::string text_of(const Colour &colour) {
    return fmt::format("#{:02x}{:02x}{:02x}", colour.red, colour.green, colour.blue);
}

/// Returns where to end a line in a longer text: at a blank or, if there is none, before a
/// character of UTF-8.
std::size_t end_of_line(std::string_view text, std::size_t longest) {
    assert(longest > 0 && longest < text.size());
    if (const std::size_t blank = text.rfind(' ', longest); blank != text.npos && blank > 0) {
        return blank;
    }
    std::size_t end = longest;
    while (end > 1 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) {
        --end;
    }
    return end;
}

class FigureWriter {
  public:
    FigureWriter(Xml &xml, const SvgScale &scale) : xml_(xml), scale_(scale) {}

    void write(const Figure &figure) {
        switch (figure.kind) {
        case FigureKind::path:
            points("polyline", figure);
            break;
        case FigureKind::polygon:
            points("polygon", figure);
            break;
        case FigureKind::disc:
            disc(figure);
            break;
        case FigureKind::text:
            text(figure);
            break;
        }
    }

  private:
    [[nodiscard]] double on_image(double length) const {
        return scale_.margin + scale_.unit * length;
    }

    void paint(const Figure &figure) {
        const bool is_filled = figure.fill && figure.kind != FigureKind::path;
        xml_.set("fill", is_filled ? text_of(*figure.fill) : "none");
        if (figure.kind == FigureKind::polygon && figure.width == 0 && scale_.shade_opacity < 1) {
            xml_.set("fill-opacity", scale_.shade_opacity);
        }
        if (figure.width == 0) {
            return;
        }
        const double width = scale_.unit * figure.width;
        xml_.set("stroke", text_of(figure.stroke));
        xml_.set("stroke-width", width);
        xml_.set("stroke-linejoin", "round");
        if (figure.dashed) { // as on pages
            xml_.set("stroke-dasharray", fmt::format("{:.1f} {:.1f}", 3.2 * width, 2.2 * width));
        } else {
            xml_.set("stroke-linecap", "round");
        }
    }

    void points(std::string_view element, const Figure &figure) {
        std::string list;
        for (const Point &point : figure.points) {
            list += fmt::format("{}{:.1f},{:.1f}", list.empty() ? "" : " ", on_image(point.x),
                                on_image(point.y));
        }
        xml_.open(element);
        xml_.set("points", list);
        paint(figure);
        xml_.close();
    }

    void disc(const Figure &figure) {
        xml_.open("circle");
        xml_.set("cx", on_image(figure.points.front().x));
        xml_.set("cy", on_image(figure.points.front().y));
        xml_.set("r", scale_.unit * figure.size);
        paint(figure);
        xml_.close();
    }

    void text(const Figure &figure) {
        const double size = scale_.unit * figure.size;
        xml_.open("text");
        xml_.set("x", on_image(figure.points.front().x));
        // Half the height of a digit: not all viewers know dominant-baseline.
        xml_.set("y", on_image(figure.points.front().y) + 0.35 * size);
        xml_.set("font-size", size);
        xml_.set("fill", text_of(figure.fill.value_or(Colour{})));
        xml_.set("text-anchor", "middle");
        xml_.text(figure.text);
        xml_.close();
    }

    Xml &xml_;
    SvgScale scale_;
};

} // namespace

void draw_figures(Xml &xml, std::span<const Figure> figures, const SvgScale &scale) {
    FigureWriter writer(xml, scale);
    for (const Figure &figure : figures) {
        writer.write(figure);
    }
}

std::vector<std::string> lines_of(std::span<const std::string> words, double width) {
    constexpr std::string_view between = " · ";
    const auto longest = static_cast<std::size_t>(std::max(width / character_width, 12.0));
    std::vector<std::string> lines;
    for (const std::string &rule : words) {
        if (!lines.empty() && lines.back().size() + between.size() + rule.size() <= longest) {
            lines.back().append(between).append(rule);
            continue;
        }
        std::string_view rest = rule;
        while (rest.size() > longest) {
            const std::size_t end = end_of_line(rest, longest);
            lines.emplace_back(rest.substr(0, end));
            rest.remove_prefix(rest[end] == ' ' ? end + 1 : end);
        }
        lines.emplace_back(rest);
    }
    return lines;
}

double height_of(std::span<const std::string> lines) {
    return line_height * static_cast<double>(lines.size());
}

void draw_words(Xml &xml, std::span<const std::string> lines, Point corner) {
    double top = corner.y;
    for (const std::string &line : lines) {
        xml.open("text");
        xml.set("x", corner.x);
        xml.set("y", top + word_size);
        xml.set("font-size", word_size);
        xml.set("fill", "#777777");
        xml.text(line);
        xml.close();
        top += line_height;
    }
}

} // namespace dokushin::logic
