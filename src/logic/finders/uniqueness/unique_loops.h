// A loop of cells that would make a second solution: between the two files that look for
// such loops and for what follows from them.
#pragma once

#include "logic/finders/evidence.h"

namespace dokushin::logic {

/// Cells of which all have the two digits, each house that they touch being touched by
/// two of them, in even and odd positions: the digits could be exchanged.
struct UniqueLoop {
    std::vector<Cell> cells;
    DigitSet digits;
    std::vector<Cell> extra_cells; ///< with further candidates
};

/// What follows from a loop, rated as Sudoku Explainer does.
struct UniqueStep {
    Step step;
    double rating = 0;
    unsigned type = 1;
};

/// Adds those that eliminate something and are not there yet.
void add_unique_steps(const Position &position, const UniqueLoop &loop, Reference reference,
                      std::vector<UniqueStep> &steps);

} // namespace dokushin::logic
