// Outlines run around cells, inside their edges, as a cage is drawn.
#pragma once

#include <dokushin/figures.h>

#include <span>

namespace dokushin::figures {

/// Returns the closed lines around the cells, `inset` inside their edges: one around each part of
/// them that is connected by sides, and one around each hole. The last point is the first one
/// again. O(cells · log cells).
[[nodiscard]] std::vector<std::vector<Point>> outlines(const Shape &shape,
                                                       std::span<const Cell> cells, double inset);

} // namespace dokushin::figures
