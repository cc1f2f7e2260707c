// Cages are dashed outlines with a label. draw() returns false if no figure states the rule.
#pragma once

#include "board/figures/sketch.h"

#include <fmt/format.h>

#include <algorithm>

namespace dokushin::figures {

inline bool draw(Sketch &sketch, const Different &rule) {
    sketch.cage(rule.cells, "");
    return true;
}

inline bool draw(Sketch &sketch, const Cage &rule) {
    sketch.cage(rule.cells, fmt::to_string(sketch.total(rule.total, rule.cells)));
    return true;
}

inline bool draw(Sketch &sketch, const Lunchbox &rule) {
    sketch.cage(rule.cells, fmt::format("L{}", rule.total));
    return true;
}

inline bool draw(Sketch &sketch, const Rellik &rule) {
    sketch.cage(rule.cells, fmt::format("R{}", rule.total));
    return true;
}

inline bool draw(Sketch &sketch, const EqualityCage &rule) {
    sketch.cage(rule.cells, "=");
    return true;
}

inline bool draw(Sketch &sketch, const Entropy &rule) {
    sketch.cage(rule.cells, "E");
    return true;
}

inline bool draw(Sketch &sketch, const Remainders &rule) {
    sketch.cage(rule.cells, fmt::format("M{}", rule.divisor));
    return true;
}

inline bool draw(Sketch & /*sketch*/, const Taxicab & /*rule*/) { return false; }

inline bool draw(Sketch & /*sketch*/, const Flatmates & /*rule*/) { return false; }

/// A cage around each list, unless they overlap.
inline bool draw(Sketch &sketch, const SameDigits &rule) {
    if (rule.cells.size() < rule.lists.size() * rule.lists.front().size()) {
        return false;
    }
    for (const std::vector<Cell> &list : rule.lists) {
        sketch.cage(list, "D");
    }
    return true;
}

/// A ring around the count.
inline bool draw(Sketch &sketch, const DistinctCount &rule) {
    constexpr double radius = 0.36;
    constexpr double outline = 0.04;
    sketch.circle(sketch.centre(rule.count), radius, white, outline);
    sketch.cage(rule.cells, "C");
    return true;
}

/// The label is the count of each digit, then the digit: 23 for two 3s, as the rule is said.
inline bool draw(Sketch &sketch, const LookAndSay &rule) {
    std::string label;
    for (const DigitCount &its : rule.counts) {
        label +=
            fmt::format("{}{}{}", label.empty() ? "" : " ", its.count, sketch.value(its.digit));
    }
    constexpr std::size_t longest = 6; // what a cell's width has room for
    if (label.size() > longest) {
        return false;
    }
    sketch.cage(rule.cells, label);
    return true;
}

/// In a square of four cells a circle at their common corner, else a cage.
inline bool draw(Sketch &sketch, const Quadruple &rule) {
    std::string digits;
    for (const Digit digit : rule.digits) {
        digits += fmt::format("{}{}", digits.empty() ? "" : " ", sketch.value(digit));
    }
    const std::vector<Cell> &cells = rule.cells;
    const bool is_square = cells.size() == 4 && sketch.are_neighbours(cells[0], cells[1]) &&
                           sketch.are_neighbours(cells[0], cells[2]) &&
                           sketch.are_neighbours(cells[3], cells[1]) &&
                           sketch.are_neighbours(cells[3], cells[2]);
    constexpr std::size_t longest = 6;
    if (!is_square) {
        if (digits.size() <= longest) {
            sketch.cage(cells, digits);
        }
        return digits.size() <= longest;
    }
    // Three and four digits stand in two lines.
    const Point at = sketch.between(cells[0], cells[3]);
    constexpr double radius = 0.3;
    constexpr double size = 0.24;
    sketch.dot(at, radius, white, black);
    const std::size_t cut =
        digits.size() > 3 ? digits.find(' ', digits.find(' ') + 1) : digits.size();
    const double up = cut < digits.size() ? 0.13 : 0;
    sketch.text({at.x, at.y - up}, size, digits.substr(0, cut));
    if (cut < digits.size()) {
        sketch.text({at.x, at.y + up}, size, digits.substr(cut + 1));
    }
    return true;
}

} // namespace dokushin::figures
