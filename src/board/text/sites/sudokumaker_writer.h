// Writes a puzzle as SudokuMaker's JSON.
#pragma once

#include <dokushin/text.h>

#include <string>

namespace dokushin::text {

/// Writes a record on one line without its end. A rule that no type of layer says is
/// ErrorCode::unsupported and named. O(cells + constraints).
[[nodiscard]] Result<std::string> sudokumaker_of(const Record &record);

} // namespace dokushin::text
