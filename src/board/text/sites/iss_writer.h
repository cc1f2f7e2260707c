// Writes a puzzle as a constraint string of Interactive Sudoku Solver (ISS).
#pragma once

#include <dokushin/text.h>

#include <string>

namespace dokushin::text {

/// Writes a record on one line without its end. A rule or a board that ISS can't say is
/// ErrorCode::unsupported, and the rule is named. Left out are what ISS has no place for: a
/// player's digits, titles, solutions. O(cells + constraints · log constraints).
[[nodiscard]] Result<std::string> iss_of(const Record &record);

} // namespace dokushin::text
