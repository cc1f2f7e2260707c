// answer_in_lanes() solves one very hard sukaku on the usual 9×9 board: many halves of it at once,
// in the lanes of the fast engine's kernel.
#pragma once

#include <dokushin/solve.h>

#include <optional>

namespace dokushin::search {

/// Solves a puzzle with stated candidates as solve() does. Nothing where the lanes can't answer: on
/// another board, or when they have looked at more states than Limits::nodes or their own limit
/// allow, which takes about a minute. They watch the clock, and can be cancelled.
[[nodiscard]] std::optional<SolveResult> answer_in_lanes(const Puzzle &puzzle,
                                                         const Limits &limits);

} // namespace dokushin::search
