// Clues stand beside rows, columns and diagonals. A letter tells kinds with numbers apart; without
// one it is a sandwich, or beside a diagonal a little killer. draw() returns false if no figure
// states the rule.
#pragma once

#include "board/figures/sketch.h"

#include <fmt/format.h>

namespace dokushin::figures {

inline bool draw(Sketch &sketch, const Sandwich &rule) {
    return sketch.clue_beside(rule.cells, fmt::to_string(rule.total));
}

inline bool draw(Sketch &sketch, const XSum &rule) {
    return sketch.clue_beside(rule.cells, fmt::format("X{}", rule.total));
}

inline bool draw(Sketch &sketch, const Skyscraper &rule) {
    return sketch.clue_beside(rule.cells, fmt::format("S{}", rule.visible));
}

inline bool draw(Sketch &sketch, const HiddenSkyscraper &rule) {
    return sketch.clue_beside(rule.cells, fmt::format("H{}", sketch.value(digit_of(rule.hidden))));
}

inline bool draw(Sketch &sketch, const NumberedRoom &rule) {
    return sketch.clue_beside(rule.cells, fmt::format("N{}", rule.digit));
}

inline bool draw(Sketch &sketch, const FullRank &rule) {
    return sketch.clue_beside(rule.cells, fmt::format("#{}", rule.rank));
}

inline bool draw(Sketch &sketch, const SharedRank &rule) {
    return sketch.clue_beside(rule.cells, fmt::format("={}", rule.rank));
}

/// An X, a V or the sum between neighbours; beside its diagonal as a little killer; else a cage,
/// with a letter since its digits may repeat.
inline bool draw(Sketch &sketch, const Sum &rule) {
    const std::vector<Cell> &cells = rule.cells;
    const int total = sketch.total(rule.total, cells);
    if (cells.size() == 2 && sketch.are_neighbours(cells[0], cells[1])) {
        sketch.dot(sketch.between(cells[0], cells[1]), 0.14, white, white);
        sketch.text(sketch.between(cells[0], cells[1]), 0.3,
                    total == 5    ? "V"
                    : total == 10 ? "X"
                                  : fmt::to_string(total));
    } else if (!sketch.clue_beside_diagonal(cells, fmt::to_string(total))) {
        sketch.cage(cells, fmt::format("S{}", total), grey);
    }
    return true;
}

inline bool draw(Sketch & /*sketch*/, const WeightedSum & /*rule*/) { return false; }

} // namespace dokushin::figures
