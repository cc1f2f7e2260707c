// An attempt at a puzzle whose rules are laid at random.
#pragma once

#include "generate/digging.h"
#include "generate/givens.h"

#include <dokushin/generate.h>

namespace dokushin::generate {

/// Lays rules on a board, fills it so that they hold, and removes givens by orbits down to a number
/// as long as there is one solution; then, if wanted, rules. Its fate is Fate::no_grid if no grid
/// or too few rules were found; with several solutions that no given may end, it has no solution.
/// Else the fate is open. Cost: a search for each line that is tried, each orbit of givens and each
/// of rules.
[[nodiscard]] Attempt attempt_with_rules(const Shape &shape, const GenerateOptions &options,
                                         const std::vector<Orbit> &orbits, std::size_t least_givens,
                                         Random &random);

} // namespace dokushin::generate
