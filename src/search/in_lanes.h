// answer_in_lanes() solves one very hard sukaku on the usual 9×9 board: its halves, halves of
// halves and so on lie side by side in the lanes of the fast engine's kernel.
#pragma once

#include <dokushin/solve.h>

#include <optional>

namespace dokushin::search {

/// Solves a puzzle with stated candidates as solve() does. Nothing where the lanes can't answer: on
/// another board, or when they have looked at more states than Limits::nodes or their own limit
/// allow, which takes about a minute. They watch the clock, and can be cancelled. The board is
/// divided into parts, which `run_parts` may give to threads; the answer is the same on any number.
[[nodiscard]] std::optional<SolveResult> answer_in_lanes(const Puzzle &puzzle, const Limits &limits,
                                                         const RunParts *run_parts = nullptr);

} // namespace dokushin::search
