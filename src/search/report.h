// These functions derive a status from the counts of a finished search.
#pragma once

#include <dokushin/solve.h>

namespace dokushin::search {

/// Returns the status that a count of solutions proves, given why the search ended.
/// Two solutions prove `multiple` whatever ended it; one or none proves
/// something only when nothing was left to search.
[[nodiscard]] Status status_of(const SolveResult &result);

/// Do the digits on the board contradict the rules: a digit twice in a house, or a broken
/// constraint?
[[nodiscard]] bool contradicts_the_rules(const Puzzle &puzzle);

} // namespace dokushin::search
