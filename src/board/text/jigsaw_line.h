// A jigsaw may stand on one line: the letter of each cell's region, and its givens.
#pragma once

#include <dokushin/shape.h>

#include <optional>
#include <string_view>

namespace dokushin::text {

/// A JigsawLine is a run of 2·N² characters, one half of which maps a jigsaw.
struct JigsawLine {
    Shape shape;
    std::size_t givens; ///< where they begin in the run: at its middle, or before the map
};

/// Reads a run of characters. The first half is the map if both could be. A map has N characters,
/// each for N cells that hang together, as those of no full grid do. Nothing if it isn't such a
/// run, or N < 6. O(length).
[[nodiscard]] std::optional<JigsawLine> jigsaw_line(std::string_view run);

} // namespace dokushin::text
