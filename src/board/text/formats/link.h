// Links to Sudoku sites: a board is read from those that carry one; others are refused by name.
#pragma once

#include "board/text/format.h"

namespace dokushin::text {

/// Finds the link in a line of text, from https:// or www. to the next space; empty if there is
/// none.
[[nodiscard]] std::string_view link_in(std::string_view line);

[[nodiscard]] Result<Record> read_link(const Line &line, Context &context);

} // namespace dokushin::text
