// Sukaku, whose clues are eliminated candidates: putting candidates back, one by one in a fixed
// order, as long as the solution stays the only one.
//
// What can't return once can't return later, with more candidates on the board: one pass is
// enough. Whether a candidate can return is one search for a solution that has it.
// Cost: a search for each; on the usual 9×9 all 648 of a full grid take some tenths of a second.
#pragma once

#include <dokushin/solve.h>

#include <utility>

namespace dokushin::generate {

/// A digit that can't stand in a cell.
using Struck = std::pair<Cell, Digit>;

/// All of some sets, one a cell, ascending.
[[nodiscard]] std::vector<Struck> listed(const Pencilmarks &sets);

/// The candidates that the puzzle, a sukaku with one solution, is left with when those of a list
/// return that can, tried in its order. Once cancelled no more return.
[[nodiscard]] Pencilmarks restored(const Puzzle &sukaku, std::span<const Struck> candidates,
                                   Solver &solver, const std::atomic<bool> *cancelled);

/// A sukaku that has nothing but a solution, and what is eliminated of it, ascending.
[[nodiscard]] Puzzle settled(const Shape &shape, const Grid &solution);

} // namespace dokushin::generate
