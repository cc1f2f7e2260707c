// A puzzle as it was before anybody did anything to it.
#pragma once

#include <dokushin/puzzle.h>

namespace dokushin::cli {

/// The puzzle without what a player has placed, and without candidates that only say what
/// follows from the givens, as whoever writes a puzzle with pencilmarks does.
[[nodiscard]] Puzzle givens_alone(const Puzzle &puzzle);

} // namespace dokushin::cli
