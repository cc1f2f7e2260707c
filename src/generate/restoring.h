// Restoring candidates of a sukaku, whose clues are eliminated candidates: one by one in a fixed
// order, as long as one solution is left.
//
// A candidate that can't return can't return later either, with more candidates on the board: one
// pass is enough. Whether a candidate can return is one search for a solution that has it.
// Cost: a search for each candidate; on the usual 9×9 all 648 of a full grid take some tenths of a
// second.
#pragma once

#include "generate/givens.h"

#include <dokushin/solve.h>

namespace dokushin::generate {

/// Lists the digits of the sets of all cells, ascending.
[[nodiscard]] std::vector<Candidate> listed(const Pencilmarks &sets);

/// The candidates of a sukaku with one solution after all candidates of a list that can return have
/// done so. They are tried in order. Once cancelled no more return.
[[nodiscard]] Pencilmarks restored(const Puzzle &sukaku, std::span<const Candidate> candidates,
                                   Solver &solver, const std::atomic<bool> *cancelled);

/// The sukaku whose only candidates are a solution.
[[nodiscard]] Puzzle solved_sukaku(const Shape &shape, const Grid &solution);

} // namespace dokushin::generate
