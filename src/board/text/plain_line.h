// A plain line is a 9×9 puzzle and nothing else. This is its one definition, for the reader's
// records and for the runs of lines that it passes to the fast engine.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace dokushin::text {

constexpr std::size_t plain_cells = 81;

/// Returns the character that stands for blanks in a plain line: 81 characters, each a digit from 1
/// to 9 or this one. '.' if the line is full of digits; nothing if it is not plain. A plain line is
/// a record whatever the lines around it (is_surely_a_record()). So a line of blanks alone is plain
/// only if they are points or zeros, since the other characters draw frames.
[[nodiscard]] std::optional<char> blank_of_plain_line(std::string_view line);

} // namespace dokushin::text
