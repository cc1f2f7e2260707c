// The usual 9×9 board, answered by the kernel for one puzzle at a time.
#pragma once

#include <dokushin/solve.h>

#include <optional>

namespace dokushin::search {

/// As solve(). Nothing where the kernel can't answer: on another board, with less time
/// than a second, or when it has made more guesses than Limits::nodes allows, or so many
/// (200,000, one to four tenths of a second's worth) that a search which watches the clock and can
/// be cancelled ought to begin.
[[nodiscard]] std::optional<SolveResult> answer_by_bands(const Puzzle &puzzle,
                                                         const Limits &limits);

} // namespace dokushin::search
