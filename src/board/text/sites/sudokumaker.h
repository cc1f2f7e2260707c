// SudokuMaker keeps a puzzle as a list of layers, each with the constraints of one type.
#pragma once

#include "board/text/sites/json_document.h"
#include "board/text/sites/statement.h"

namespace dokushin::text {

/// Is it a document of SudokuMaker?
[[nodiscard]] bool is_sudokumaker(const JsonValue &json);

/// Reads a document of SudokuMaker. Layers of the setter's own JavaScript, and of types that no
/// word says, are unknown. A board that isn't square, or whose digits are not 1–N, or whose rows
/// and columns may repeat digits, is refused.
[[nodiscard]] Result<Statement> read_sudokumaker(const JsonValue &json);

} // namespace dokushin::text
