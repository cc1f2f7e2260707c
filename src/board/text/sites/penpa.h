// penpa's links hold drawings for puzzles of any kind; what in them is a sudoku is read.
#pragma once

#include "board/text/sites/statement.h"

#include <string_view>

namespace dokushin::text {

/// Reads the text of a link, as penpa_text() returns it, and that of its solution, or an empty one.
/// What is drawn and may state a rule that has no word here is unknown. An error has no place.
[[nodiscard]] Result<Statement> read_penpa(std::string_view text, std::string_view solution);

} // namespace dokushin::text
