// A lattice is a drawing of a board in characters: borders between regions, a text in every cell.
#pragma once

#include <dokushin/text.h>

namespace dokushin::text {

/// Draws the frame, the borders where two regions meet, and `cells`: a text a cell, already padded
/// to the width on screen that `widths` has for its column.
[[nodiscard]] std::string draw_lattice(const Shape &shape, std::span<const std::string> cells,
                                       std::span<const std::size_t> widths, bool ascii);

} // namespace dokushin::text
