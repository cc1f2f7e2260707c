// SudokuPad's links of classic puzzles have their givens packed by "codoku".
#pragma once

#include "board/text/sites/statement.h"

#include <string_view>

namespace dokushin::text {

/// Reads what follows `scf` in a link: the digits of a 9×9 board, then flags behind an asterisk.
[[nodiscard]] Result<Statement> read_scf(std::string_view payload);

} // namespace dokushin::text
