// Killer puzzles as the forums of players exchange them: a line of 81 characters, or of 81 numbers
// behind "3x3:". Both are 9×9. Sources: "Understandable & snarfable killer cages", Sudoku Players'
// Forums, t6119; http://www.sudocue.net/forum/viewtopic.php?f=1&t=519.
#pragma once

#include "board/text/sites/statement.h"

#include <string_view>

namespace dokushin::text {

/// Is a line a short killer text: 81 characters, each a sum or a pointer, and some of both? Lines
/// of plain puzzles have no pointer, of which one of < > ^ v must be there. O(1).
[[nodiscard]] bool is_short_killer(std::string_view line);
/// Reads such a line. One cell of a cage has its sum: 0–9, A–Z for 10–35, a–j for 36–45, 0 for a
/// cage without one. The others each point to a neighbour: < > ^ v, ` up left, ' up right, , down
/// left, . down right.
[[nodiscard]] Result<Statement> read_short_killer(std::string_view line);

/// Does a line begin as a long killer text: "3x3::k:", or "3x3:d:k:" for one with diagonals? O(1).
[[nodiscard]] bool is_long_killer(std::string_view line);
/// Reads such a line: behind its beginning stand 81 numbers, each with a colon behind it. A number
/// is 256 times the sum of a cage plus its ordinal; a sum of 0 says that the cell is in no cage.
[[nodiscard]] Result<Statement> read_long_killer(std::string_view line);

} // namespace dokushin::text
