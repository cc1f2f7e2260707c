// Rows and columns in ISS strings, and the clues beside them.
#pragma once

#include "board/text/sites/iss_sheet.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace dokushin::text::iss::writing {

/// A row or column: "R3", from its beginning or its end.
struct LineSeen {
    std::string name;
    bool from_end;
};

/// The row or column that cells are in order; nothing if they are none, or not a whole one.
[[nodiscard]] std::optional<LineSeen> line_of(const Sheet &sheet, std::span<const Cell> cells);

/// Adds a clue at either end of a row or column: ".XSum~R1~20", ".XSum~R1~~20". Returns false if
/// ISS can't have it: it has none with 0, and one at each end.
bool add_clue(Sheet &sheet, std::string_view type, unsigned number, std::span<const Cell> cells);

} // namespace dokushin::text::iss::writing
