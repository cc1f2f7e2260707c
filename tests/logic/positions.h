// Positions for laws that hold wherever candidates are missing.
#pragma once

#include "logic/position/position.h"
#include "logic/puzzles.h"

#include <dokushin/solve.h>

#include <rapidcheck.h>

namespace dokushin::logic_tests {

/// Of one of rapidcheck's cases: each candidate that is none of the solution goes with the chance
/// of one in `rarity`.
inline void eliminate_at_random(logic::Position &position, const Grid &solution, unsigned rarity) {
    for (std::size_t at = 0; at < solution.size(); ++at) {
        for (const Digit digit : position.candidates(cell_at(at)) - DigitSet::only(solution[at])) {
            if (*rc::gen::inRange(0U, rarity) == 0) {
                position.eliminate(cell_at(at), digit);
            }
        }
    }
}

/// A rated puzzle's position some candidates later.
inline logic::Position position_at_random(unsigned rarity) {
    static const std::vector<RatedLine> lines = rated_lines();
    const Puzzle puzzle = puzzle_of(lines[*rc::gen::inRange<std::size_t>(0, lines.size())].puzzle);
    logic::Position position(std::make_shared<const logic::Layout>(puzzle.shape()), puzzle);
    eliminate_at_random(position, solve(puzzle).solution, rarity);
    return position;
}

} // namespace dokushin::logic_tests
