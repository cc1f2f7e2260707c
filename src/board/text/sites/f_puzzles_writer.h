// Writes a puzzle as f-puzzles' JSON.
#pragma once

#include <dokushin/text.h>

#include <string>

namespace dokushin::text {

/// Writes a record on one line without its end. A rule that f-puzzles can't say is
/// ErrorCode::unsupported and named. O(cells + constraints).
[[nodiscard]] Result<std::string> f_puzzles_of(const Record &record);

} // namespace dokushin::text
