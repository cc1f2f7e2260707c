// f-puzzles' JSON, the format in which most variants are set and shared.
#pragma once

#include "board/text/sites/json_document.h"
#include "board/text/sites/statement.h"

namespace dokushin::text {

/// Does the document look like f-puzzles': a size, and a grid of rows of objects?
[[nodiscard]] bool is_f_puzzles(const JsonValue &document);

/// Reads a document. An object with a rule that has no word here is unknown, and so is a drawing
/// whose cells are no constraint's: its rule is in the puzzle's text. An error has no place.
[[nodiscard]] Result<Statement> read_f_puzzles(const JsonValue &document);

} // namespace dokushin::text
