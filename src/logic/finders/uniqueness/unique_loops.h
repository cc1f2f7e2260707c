// A unique loop is a loop of cells that would allow a second solution. One file finds such loops,
// another the steps that follow from them.
#pragma once

#include "logic/finders/evidence.h"

namespace dokushin::logic {

/// A loop of cells that all have the two digits. Each house that has one of them has two, in an
/// even and an odd position; so if the cells held nothing else, the digits could be exchanged.
struct UniqueLoop {
    std::vector<Cell> cells;
    DigitSet digits;
    std::vector<Cell> extra_cells; ///< with further candidates
};

/// A step that follows from a loop, with Sudoku Explainer's rating.
struct UniqueStep {
    Step step;
    double rating = 0;
    unsigned type = 1;
};

/// Adds the loop's steps that eliminate something and are not there yet.
void add_unique_steps(const Position &position, const UniqueLoop &loop, Reference reference,
                      std::vector<UniqueStep> &steps);

} // namespace dokushin::logic
