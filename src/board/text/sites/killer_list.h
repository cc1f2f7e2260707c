// Killer puzzles as lists of cages in JSON: [{"result": 10, "indices": [[1, 1], [1, 2]]}, …], as
// programs that solve killers keep them.
#pragma once

#include "board/text/sites/json_document.h"
#include "board/text/sites/statement.h"

#include <string_view>

namespace dokushin::text {

/// Could a text that goes on be such a list: does it begin an object in a list, the first member of
/// which, if it is there yet, is one of a cage?
[[nodiscard]] bool may_be_killer_list(std::string_view text);

/// Is it such a list?
[[nodiscard]] bool is_killer_list(const JsonValue &json);
/// Reads such a list. A cell is a row and a column from 1, or a number from 0, row by row; cages
/// that fill a board of N×N make one of that side, and others stand on one of 9×9. A cage without a
/// result, or with 0, has just different digits.
[[nodiscard]] Result<Statement> read_killer_list(const JsonValue &json);

} // namespace dokushin::text
