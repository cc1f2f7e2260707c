// The names under which JSON and CSV in use have puzzles and solutions.
#pragma once

#include <dokushin/text.h>

#include <optional>

namespace dokushin::text {

/// Is this a name for puzzles, or for solutions, in capitals or not?
[[nodiscard]] bool names_a_puzzle(std::string_view name);
[[nodiscard]] bool names_a_solution(std::string_view name);

/// Returns an error, without place, if a record read from JSON has a header that is a board and has
/// the name under which its puzzle or its solution would be written.
[[nodiscard]] std::optional<Error> second_board(const Record &record);

} // namespace dokushin::text
