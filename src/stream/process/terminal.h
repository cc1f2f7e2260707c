// These functions ask whether a standard stream is a terminal; the constants are the escape
// sequences that colour text and move the cursor there.
#pragma once

#include <string_view>

namespace dokushin::stream {

[[nodiscard]] bool stdout_is_terminal();
[[nodiscard]] bool stderr_is_terminal();
[[nodiscard]] bool stdin_is_terminal();

namespace ansi {
inline constexpr std::string_view bold = "\x1b[1m";
inline constexpr std::string_view dim = "\x1b[2m";
inline constexpr std::string_view green = "\x1b[1;32m";
inline constexpr std::string_view red = "\x1b[1;31m";
inline constexpr std::string_view plain = "\x1b[0m";
inline constexpr std::string_view hide_cursor = "\x1b[?25l";
inline constexpr std::string_view show_cursor = "\x1b[?25h";
inline constexpr std::string_view clear_down = "\x1b[J";
} // namespace ansi

} // namespace dokushin::stream
