// All minimal puzzles inside a proper one: the smallest sets of its givens that have one solution.
//
// Another grid that keeps the rules differs from the solution in some of the givens; a proper part
// of the puzzle has a given in each such difference. So minimal puzzles are the minimal hitting
// sets of the differences. They are enumerated, each once, by the method MMCS of K. Murakami and
// T. Uno ("Efficient algorithms for dualizing large-scale hypergraphs", 2014): a difference that is
// not hit is chosen, and each of its givens tried in turn; a set is given up once one of its givens
// is needed for no difference. Differences are not listed beforehand: a search for a second
// solution finds one when it is wanted, and it is made as small as it gets, so that it is hit
// seldom.
// Cost: some dozens of searches for each minimal puzzle, fewer where many share differences.
#pragma once

#include <dokushin/solve.h>

#include <functional>

namespace dokushin::hunt {

/// Is called with the givens of each minimal puzzle; returns false to end the search.
using OnMinimal = std::function<bool(const Grid &givens)>;

/// Enumerates the minimal puzzles inside one with that only solution, in no particular order.
/// Returns false if they are not all: the callback has ended it, or a limit came first
/// (Limits::solutions is not used).
[[nodiscard]] bool minimal_subsets(const Puzzle &puzzle, const Grid &solution, const Limits &limits,
                                   const OnMinimal &on_minimal);

} // namespace dokushin::hunt
