// Lines on stderr, and what they are made of.
#pragma once

#include <dokushin/result.h>

#include <cstdint>
#include <string>
#include <string_view>

namespace dokushin::stream {

/// One line on stderr, "dokushin: " in front of it where no file is to be named.
void complain(std::string_view line);

/// A file's name as a message can hold it: control characters, which could break
/// the line or move the cursor, as \x1b; an empty name as ''.
[[nodiscard]] std::string printable(std::string_view name);

/// "1 guess", "2 guesses".
[[nodiscard]] std::string counted(std::uint64_t count, std::string_view one,
                                  std::string_view several);

/// "file:line:column: what, expected …"
[[nodiscard]] std::string placed_message(std::string_view file, const Error &error);

} // namespace dokushin::stream
