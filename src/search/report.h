// What a finished search amounts to.
#pragma once

#include <dokushin/solve.h>

namespace dokushin::search {

/// The status that a count of solutions proves, given why the search ended.
/// Two solutions prove `multiple` whatever ended it; one or none proves
/// something only when nothing was left to search.
[[nodiscard]] Status status_of(const SolveResult &result);

/// Do the digits that stand contradict the rules: a digit twice in a house, or a broken constraint?
[[nodiscard]] bool contradicts_the_rules(const Puzzle &puzzle);

} // namespace dokushin::search
