// What the reader asks of the format `rules`.
#pragma once

#include "board/text/format.h"

namespace dokushin::text {

/// Does a line state the puzzle of a text of rules: "# puzzle 9x9 53..7…"? It has the name of a
/// board and as many characters as the board has cells.
[[nodiscard]] bool begins_rules(std::string_view line);

/// Reads a text of rules: the line of its puzzle, then comments and a rule a line.
[[nodiscard]] Result<Record> read_rules(Block block, Context &context);

} // namespace dokushin::text
