// The figures of a board's rules are drawn as SVG: cages, arrows, dots, clues beside rows.
#pragma once

#include "logic/tell/xml.h"

#include <dokushin/figures.h>

#include <span>
#include <string>
#include <vector>

namespace dokushin::logic {

/// How a drawing is laid on an image.
struct SvgScale {
    double unit = 1;          ///< the width of a cell
    double margin = 0;        ///< from the image's edge to the board's
    double shade_opacity = 1; ///< of polygons without an outline, such as shades of whole cells
};

void draw_figures(Xml &xml, std::span<const Figure> figures, const SvgScale &scale);

/// Puts the words that belong to a drawing into lines of this width, several in one where they fit,
/// and breaks long ones, at blanks if there are any.
[[nodiscard]] std::vector<std::string> lines_of(std::span<const std::string> words, double width);

/// Draws lines of words, the first one below and right of a point.
void draw_words(Xml &xml, std::span<const std::string> lines, Point corner);

/// The height that lines of words take.
[[nodiscard]] double height_of(std::span<const std::string> lines);

} // namespace dokushin::logic
