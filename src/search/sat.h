// solve_by_sat() solves boards on which the general search takes too long, and proves independently
// of that search how many solutions boards with any rules have. It calls CaDiCaL, a SAT solver,
// repeatedly, and forbids each solution before the next call.
#pragma once

#include <dokushin/solve.h>

#include <span>

namespace dokushin::search {

/// Continues from `known`: solutions that were found already (they count towards the
/// limit and are not found again). Limits::nodes bounds CaDiCaL's decisions
/// in each call, and the calls whose grids break a rule. Counters::nodes counts all calls.
[[nodiscard]] SolveResult solve_by_sat(const Puzzle &puzzle, const Limits &limits,
                                       const OnSolution *on_solution,
                                       std::span<const Grid> known = {});

/// Was this library built with CaDiCaL (DOKUSHIN_SAT)? If not, sat_missing.cpp is
/// compiled instead of sat.cpp, `search` answers for it, and `known` must be empty.
[[nodiscard]] bool sat_is_here();

} // namespace dokushin::search
