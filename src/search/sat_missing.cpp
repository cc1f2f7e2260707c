// Instead of sat.cpp in a library that is built without CaDiCaL.
#include "search/general.h"
#include "search/sat.h"

#include <cassert>

namespace dokushin::search {

bool sat_is_here() { return false; }

/// As exact, and it tells that `search` answered; only hard large boards may never end.
SolveResult solve_by_sat(const Puzzle &puzzle, const Limits &limits, const OnSolution *on_solution,
                         [[maybe_unused]] std::span<const Grid> known) {
    assert(known.empty()); // who has no SAT hands nothing over to it
    return make_general_search(puzzle.shape())
        ->run(puzzle, GeneralTask{limits, on_solution, false});
}

} // namespace dokushin::search
