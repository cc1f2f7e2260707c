// Counting without going through the solutions: by what the first cells leave for the rest.
#pragma once

#include <dokushin/count.h>

namespace dokushin::counting {

/// As count_exactly() by states. Nothing where more than 64 houses are open at a time.
[[nodiscard]] std::optional<ExactCount> count_by_states(const Puzzle &puzzle,
                                                        const CountOptions &options);

} // namespace dokushin::counting
