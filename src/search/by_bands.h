// answer_by_bands() solves the usual 9×9 board by the kernel for one puzzle at a time.
#pragma once

#include <dokushin/solve.h>

#include <optional>

namespace dokushin::search {

/// Solves a puzzle as solve() does. Nothing where the kernel can't answer: on another board, with
/// less time than a second, or when it has made more guesses than Limits::nodes allows, or so many
/// (200,000, which take one to four tenths of a second) that a search which watches the clock and
/// can be cancelled should take over.
[[nodiscard]] std::optional<SolveResult> answer_by_bands(const Puzzle &puzzle,
                                                         const Limits &limits);

} // namespace dokushin::search
