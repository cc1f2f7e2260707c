// SudokuPad zips the JSON of its puzzles: shorter keys, no quotes where they can be spared.
#pragma once

#include "board/text/sites/json_document.h"

#include <optional>
#include <string>
#include <string_view>

namespace dokushin::text {

/// Reads a document of SudokuPad's PuzzleZipper, and gives keys their long names back. Nothing if
/// it is none, or nested more than 50 deep, or has more than 300,000 values. O(text).
[[nodiscard]] std::optional<JsonValue> parse_zipped(std::string_view text);

/// Writes a document as the PuzzleZipper does, so that parse_zipped() reads it back, texts of just
/// six hexadecimal digits apart: these come back with a space behind them.
[[nodiscard]] std::string zipped_text(const JsonValue &document);

} // namespace dokushin::text
