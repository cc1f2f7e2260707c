// The general search for every shape: propagate, and where that ends, guess.
//
// Depth first and iterative. Each level of the path owns a node (see
// propagate.h); a guess copies the node, tries the digit in the copy, and
// then eliminates the digit from the original, which goes on
// as a smaller puzzle. Memory: levels × node, kept between puzzles; nothing is
// allocated once the deepest path has been seen.
#pragma once

#include "search/geometry.h"

#include <dokushin/solve.h>

#include <memory>

namespace dokushin::search {

/// A GeneralTask holds the limits and options of a search.
struct GeneralTask {
    Limits limits;
    /// Called with each solution. Without it one solution stands for all that digits without
    /// givens make by changing places.
    const OnSolution *on_solution = nullptr;
};

/// The search of one shape; keeps its memory between puzzles.
class GeneralSearch {
  public:
    virtual ~GeneralSearch() = default;
    /// The puzzle must be of the shape that this was made for.
    [[nodiscard]] virtual SolveResult run(const Puzzle &puzzle, const GeneralTask &task) = 0;
};

[[nodiscard]] std::unique_ptr<GeneralSearch> make_general_search(const Shape &shape);

} // namespace dokushin::search
