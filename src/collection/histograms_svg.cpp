#include "collection/histograms_svg.h"

#include <fmt/format.h>

#include <algorithm>

namespace dokushin::collection {
namespace {

constexpr unsigned svg_row = 18;     ///< the height of a line
constexpr unsigned svg_labels = 200; ///< the width left of the bars
constexpr unsigned svg_bar = 400;    ///< that of the longest bar
constexpr unsigned svg_counts = 120; ///< that right of the bars
constexpr std::size_t longest_label = 28;

/// Writes text between tags; control characters, which XML doesn't have, become "?".
std::string xml_text(std::string_view text) {
    std::string result;
    for (const char letter : text) {
        switch (letter) {
        case '&':
            result += "&amp;";
            break;
        case '<':
            result += "&lt;";
            break;
        case '>':
            result += "&gt;";
            break;
        default:
            result += static_cast<unsigned char>(letter) < ' ' ? '?' : letter;
        }
    }
    return result;
}

/// Returns the end of a label that is too long, such as a path; cut at a whole character of UTF-8.
std::string_view shortened(std::string_view label) {
    if (label.size() <= longest_label) {
        return label;
    }
    std::size_t begin = label.size() - longest_label;
    while (begin < label.size() && (static_cast<unsigned char>(label[begin]) & 0xC0U) == 0x80U) {
        ++begin;
    }
    return label.substr(begin);
}

std::string svg_of(const Histogram &histogram, unsigned top) {
    std::uint64_t most = 1;
    for (const Bar &bar : histogram.bars) {
        most = std::max(most, bar.count);
    }
    std::string text =
        fmt::format("<text class=\"title\" x=\"{}\" y=\"{}\">{}</text>\n", svg_labels,
                    top + svg_row - 4, xml_text(histogram_title(histogram)));
    for (const Bar &bar : histogram.bars) {
        top += svg_row;
        const double width = static_cast<double>(bar.count) / static_cast<double>(most) * svg_bar;
        text += fmt::format(
            "<text class=\"label\" x=\"{}\" y=\"{}\">{}</text><rect x=\"{}\" y=\"{}\" "
            "width=\"{:.1f}\" height=\"{}\"/><text x=\"{:.1f}\" y=\"{}\">{}</text>\n",
            svg_labels - 6, top + svg_row - 5, xml_text(shortened(bar.label)), svg_labels, top + 2,
            width, svg_row - 4, svg_labels + width + 6, top + svg_row - 5, bar.count);
    }
    return text;
}

} // namespace

std::string histogram_title(const Histogram &histogram) {
    return histogram.step == 0 ? histogram.name
                               : fmt::format("{}, in steps of {}", histogram.name, histogram.step);
}

std::string histograms_svg(std::span<const Histogram> histograms) {
    std::string body;
    unsigned top = svg_row / 2;
    for (const Histogram &histogram : histograms) {
        body += svg_of(histogram, top);
        top += svg_row * static_cast<unsigned>(histogram.bars.size() + 2);
    }
    return fmt::format(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{0}\" height=\"{1}\" "
        "viewBox=\"0 0 {0} {1}\" font-family=\"sans-serif\" font-size=\"12\">\n<style>"
        "rect {{ fill: #4477aa }} .label {{ text-anchor: end }} .title {{ font-weight: bold }}"
        "</style>\n<rect width=\"{0}\" height=\"{1}\" style=\"fill: white\"/>\n{2}</svg>\n",
        svg_labels + svg_bar + svg_counts, top, body);
}

} // namespace dokushin::collection
