// The names in use for what a puzzle and a solution stand under, in JSON and in CSV.
#pragma once

#include <dokushin/text.h>

#include <optional>

namespace dokushin::text {

/// Capitals do not matter.
[[nodiscard]] bool names_a_puzzle(std::string_view name);
[[nodiscard]] bool names_a_solution(std::string_view name);

/// The error of a record read from JSON that has, beside its puzzle and solution, another board
/// under the name that one of them is written under. Its place is not set.
[[nodiscard]] std::optional<Error> second_board(const Record &record);

} // namespace dokushin::text
