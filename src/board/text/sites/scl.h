// SCL is the JSON of SudokuPad's puzzles.
#pragma once

#include "board/text/sites/json_document.h"
#include "board/text/sites/statement.h"

namespace dokushin::text {

/// Is it a document of SudokuPad?
[[nodiscard]] bool is_scl(const JsonValue &json);

/// Reads a document of SudokuPad. What its solver checks is read: givens, regions, cages, and the
/// rules of the whole board. Drawings state rules for people only: those in the fixed style in
/// which SudokuPad draws puzzles of f-puzzles are read, others are unknown.
[[nodiscard]] Result<Statement> read_scl(const JsonValue &json);

} // namespace dokushin::text
