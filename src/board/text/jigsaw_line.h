// A jigsaw may stand on one line: the letter of each cell's region, then its givens.
#pragma once

#include <dokushin/shape.h>

#include <optional>
#include <string_view>

namespace dokushin::text {

/// The board of a run of 2·N² characters whose first half maps it: N characters, each for N cells
/// that hang together, as those of no full grid do. Nothing if it isn't such a run, or N < 6.
/// O(length).
[[nodiscard]] std::optional<Shape> jigsaw_before_givens(std::string_view run);

} // namespace dokushin::text
