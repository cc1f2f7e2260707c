// Pairs of neighbours have a dot, a letter or an angle on the edge between them. draw() returns
// false if no figure states the rule.
#pragma once

#include "board/figures/sketch.h"

#include <fmt/format.h>

namespace dokushin::figures {

inline constexpr double dot_radius = 0.15;

/// Adds a dot between two cells; a thin line joins them if they are no neighbours.
inline void dot_between(Sketch &sketch, const std::vector<Cell> &cells, Colour fill,
                        std::string_view text) {
    if (!sketch.are_neighbours(cells[0], cells[1])) {
        sketch.line(cells, grey, 0.03);
    }
    sketch.dot(sketch.between(cells[0], cells[1]), dot_radius, fill, black, text);
}

/// A white dot, with its number unless that is 1.
inline bool draw(Sketch &sketch, const Difference &rule) {
    dot_between(sketch, rule.cells, white,
                rule.difference == 1 ? std::string() : fmt::to_string(rule.difference));
    return true;
}

/// A black dot, with its number unless that is 2.
inline bool draw(Sketch &sketch, const Ratio &rule) {
    dot_between(sketch, rule.cells, black,
                rule.ratio == 2 ? std::string() : fmt::to_string(rule.ratio));
    return true;
}

/// The open side of the angle is at the greater digit.
inline bool draw(Sketch &sketch, const Less &rule) {
    if (!sketch.are_neighbours(rule.lesser, rule.greater)) {
        return false;
    }
    const Point middle = sketch.between(rule.lesser, rule.greater);
    const Point to = sketch.centre(rule.greater);
    const double x = 2 * (to.x - middle.x); // of a step to the greater cell
    const double y = 2 * (to.y - middle.y);
    constexpr double depth = 0.07;
    constexpr double height = 0.13;
    sketch.path_above({{middle.x + depth * x + height * y, middle.y + depth * y + height * x},
                       {middle.x - depth * x, middle.y - depth * y},
                       {middle.x + depth * x - height * y, middle.y + depth * y - height * x}},
                      black, 0.04);
    return true;
}

// Rules against neighbours without a mark have no mark.
inline bool draw(Sketch & /*sketch*/, const NotSum & /*rule*/) { return false; }
inline bool draw(Sketch & /*sketch*/, const NotRatio & /*rule*/) { return false; }
inline bool draw(Sketch & /*sketch*/, const NotDifference & /*rule*/) { return false; }

} // namespace dokushin::figures
