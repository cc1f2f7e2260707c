// Frames are the lines that a text draws around cells; the reader drops them.
#pragma once

#include "board/text/cells.h"

namespace dokushin::text {

/// The length in bytes of the box-drawing character (U+2500–U+257F) that stands
/// at the front of `text`; 0 if none does.
[[nodiscard]] std::size_t box_drawing_at(std::string_view text);

/// Returns the characters of a block that are cells or parts of numbers, a list a line. Frames and
/// white space are left out, and so are lines of nothing else.
///
/// A minus sign is a blank only if the block has no other blank and no plus
/// sign; else it draws a border.
[[nodiscard]] std::vector<std::vector<Glyph>> rows_without_frames(Block block);

} // namespace dokushin::text
