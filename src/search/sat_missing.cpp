// This file replaces sat.cpp in a library that is built without CaDiCaL.
#include "search/general.h"
#include "search/sat.h"

#include <cassert>

namespace dokushin::search {

bool sat_is_here() { return false; }

/// Solves by `search`, which is as exact and is reported as the method; hard large boards may take
/// forever.
SolveResult solve_by_sat(const Puzzle &puzzle, const Limits &limits, const OnSolution *on_solution,
                         [[maybe_unused]] std::span<const Grid> known) {
    assert(known.empty()); // solve() hands nothing over if sat_is_here() is false
    return make_general_search(puzzle.shape())->run(puzzle, GeneralTask{limits, on_solution});
}

} // namespace dokushin::search
