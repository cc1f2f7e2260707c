// Candidates without the rules that are no houses: what digits leave their peers.
#pragma once

#include <dokushin/puzzle.h>

namespace dokushin {

/// Returns the candidates that Puzzle::pencilmarks() has before constraints exclude any. A cell
/// with a digit has just that digit. O(cells · peers).
[[nodiscard]] Pencilmarks left_by_peers(const Puzzle &puzzle);

} // namespace dokushin
