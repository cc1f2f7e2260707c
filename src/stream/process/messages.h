// These functions print messages on stderr and make the texts that messages consist of.
#pragma once

#include <dokushin/result.h>

#include <cstdint>
#include <string>
#include <string_view>

namespace dokushin::stream {

/// Prints one line on stderr. A message that names no file begins with "dokushin: " by convention.
void complain(std::string_view line);

/// Returns a file's name for a message: control characters, which could break the line or move the
/// cursor, become \x1b and the like; an empty name becomes ''.
[[nodiscard]] std::string printable(std::string_view name);

/// Returns a count with its noun: "1 guess", "2 guesses".
[[nodiscard]] std::string counted(std::uint64_t count, std::string_view one,
                                  std::string_view several);

/// Returns the message of an error with its place: "file:line:column: what, expected …".
[[nodiscard]] std::string placed_message(std::string_view file, const Error &error);

/// Makes an error of the program's own, whose texts are English in every language.
[[nodiscard]] Error program_error(ErrorCode code, std::string_view what, std::string_view expected,
                                  std::size_t line = 0, std::size_t column = 0);

} // namespace dokushin::stream
