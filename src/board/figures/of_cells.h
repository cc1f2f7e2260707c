// Rules of single cells are shades and shapes in them. draw() returns false if no figure states the
// rule.
#pragma once

#include "board/figures/sketch.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace dokushin::figures {

/// Each list of equal cells has a tint of its own, as long as there are tints.
inline bool draw(Sketch &sketch, const Equal &rule) {
    constexpr std::array tints{Colour{0xd9, 0xd9, 0xd9}, Colour{0xc6, 0xe2, 0xff},
                               Colour{0xff, 0xe3, 0xb8}, Colour{0xcd, 0xf0, 0xcd},
                               Colour{0xf6, 0xcf, 0xe4}, Colour{0xe4, 0xd6, 0xfa},
                               Colour{0xc9, 0xef, 0xea}, Colour{0xf3, 0xee, 0xb0}};
    const std::size_t before = sketch.tinted_lists++;
    for (const Cell cell : rule.cells) {
        sketch.shade(cell, tints[before % tints.size()]);
    }
    return before < tints.size();
}

/// A grey circle if the digits are odd, a square if even, else the digits at the cell's foot.
inline bool draw(Sketch &sketch, const OneOf &rule) {
    const auto are_all = [&](unsigned remainder) {
        std::vector<Digit> all;
        for (const Digit digit : sketch.shape.all_digits()) {
            if (sketch.value(digit) % 2 == remainder) {
                all.push_back(digit);
            }
        }
        return rule.digits == all;
    };
    std::string digits;
    for (const Digit digit : rule.digits) {
        digits += fmt::format("{}{}", sketch.shape.side() > 9 && !digits.empty() ? " " : "",
                              sketch.value(digit));
    }
    constexpr double size = 0.7;
    constexpr std::size_t longest = 9;
    for (const Cell cell : rule.cells) {
        const Point at = sketch.centre(cell);
        if (are_all(1)) {
            sketch.circle(at, size / 2, light_grey);
        } else if (are_all(0)) {
            sketch.square(cell, size, light_grey);
        } else if (digits.size() <= longest) {
            sketch.text({at.x, at.y + 0.38}, 0.17, digits, dark_grey);
        } else {
            return false;
        }
    }
    return true;
}

inline bool draw(Sketch &sketch, const Counting &rule) {
    for (const Cell cell : rule.cells) {
        sketch.circle(sketch.centre(cell), 0.42, white, 0.03);
    }
    return true;
}

/// A tint if it is an indexer, whose own place is the digit's: red where places are rows, blue
/// where they are columns, green in a box.
inline bool draw(Sketch &sketch, const Indexing &rule) {
    const std::vector<Cell> &cells = rule.indexed;
    if (rule.digit > cells.size() || cells[rule.digit - 1] != rule.index) {
        return false;
    }
    const Shape &shape = sketch.shape;
    const bool is_column = std::ranges::all_of(
        cells, [&](Cell cell) { return shape.column(cell) == shape.column(rule.index); });
    const bool is_row = std::ranges::all_of(
        cells, [&](Cell cell) { return shape.row(cell) == shape.row(rule.index); });
    sketch.shade(rule.index, is_column ? Colour{0xff, 0xd0, 0xd0}
                             : is_row  ? Colour{0xd0, 0xdc, 0xff}
                                       : Colour{0xd0, 0xf4, 0xd0});
    return true;
}

} // namespace dokushin::figures
