// Counting by states instead of by solutions.
#pragma once

#include <dokushin/count.h>

namespace dokushin::counting {

/// Counts as count_exactly() does by states. Nothing if more than 64 houses are open at a time.
[[nodiscard]] std::optional<ExactCount> count_by_states(const Puzzle &puzzle,
                                                        const CountOptions &options);

} // namespace dokushin::counting
