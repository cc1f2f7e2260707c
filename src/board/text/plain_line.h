// A plain line is a 9×9 puzzle and nothing else: the one definition of it, under the reader's
// records and under its runs of lines for the fast engine.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace dokushin::text {

constexpr std::size_t plain_cells = 81;

/// The character that stands for blanks in a plain line: 81 characters, each a digit from 1 to 9 or
/// this one. '.' if the line is full of digits; nothing if it is not plain. Such a line is
/// a record whatever stands around it (is_surely_a_record()): so a line of blanks alone counts
/// only if they are points or zeros, since the other characters draw frames.
[[nodiscard]] std::optional<char> blank_of_plain_line(std::string_view line);

} // namespace dokushin::text
