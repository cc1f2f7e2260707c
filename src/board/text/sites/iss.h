// Constraint strings of Interactive Sudoku Solver (ISS), as its links hold them:
// https://sigh.github.io/Interactive-Sudoku-Solver/?q=.Cage~10~R1C1~R1C2.~R5C5_3
#pragma once

#include "board/text/sites/statement.h"

#include <string_view>

namespace dokushin::text {

/// Does a text look like such a string: ".Cage~10~R1C1", ".~R1C1_5", ".AntiKnight"? No line of
/// digits and points does, nor one of letters. O(length of the first type).
[[nodiscard]] bool is_iss(std::string_view text);

/// Reads a string that is percent-decoded already. White space in it means nothing. Boards are
/// those of ISS that are square and have the digits from 1 on: 1×1 to 16×16. O(text).
[[nodiscard]] Result<Statement> read_iss(std::string_view text);

} // namespace dokushin::text
