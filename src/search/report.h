// What a finished search amounts to.
#pragma once

#include <dokushin/solve.h>

namespace dokushin::search {

/// The status that a count of solutions proves, given why the search ended.
/// Two solutions prove `multiple` whatever ended it; one or none proves
/// something only when nothing was left to search.
[[nodiscard]] Status status_of(const SolveResult &result);

/// Do two equal digits stand in one house?
[[nodiscard]] bool repeats_a_digit(const Puzzle &puzzle);

} // namespace dokushin::search
