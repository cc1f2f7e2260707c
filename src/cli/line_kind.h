// What a line of a file of puzzles is, seen by itself.
#pragma once

#include <dokushin/text.h>

#include <string_view>

namespace dokushin::cli {

/// Empty, or a comment?
[[nodiscard]] bool says_nothing(std::string_view line);

/// Is its first word longer than any row of any board? Then the line is a record of
/// its own: a puzzle with a comment, or one that is wrong.
[[nodiscard]] bool stands_alone(std::string_view line);

/// As stands_alone(), where the options tell more of what is read.
[[nodiscard]] bool is_surely_a_record(std::string_view line, const ReadOptions &options);

} // namespace dokushin::cli
