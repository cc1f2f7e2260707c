// Writes a puzzle as SudokuPad's own JSON.
#pragma once

#include "board/text/sites/json_document.h"

#include <dokushin/text.h>

namespace dokushin::text {

/// Writes a record as a document. A rule that has no object there, and none of the drawings that
/// read_scl() takes for a rule, is ErrorCode::unsupported and named. O(cells + constraints).
[[nodiscard]] Result<JsonValue> scl_of(const Record &record);

} // namespace dokushin::text
