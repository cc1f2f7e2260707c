// A board as a drawing: walls between regions, and a text in every cell.
#pragma once

#include <dokushin/text.h>

namespace dokushin::text {

/// Draws the frame, the walls where two regions meet, and `cells` (a text a
/// cell, already as wide on the screen as `widths` says of its column).
[[nodiscard]] std::string draw_lattice(const Shape &shape, std::span<const std::string> cells,
                                       std::span<const std::size_t> widths, bool ascii);

} // namespace dokushin::text
