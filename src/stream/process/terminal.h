// Is somebody looking? Terminals, colours, and NO_COLOR (https://no-color.org).
#pragma once

#include "cli/options/common_options.h"

namespace dokushin::cli {

[[nodiscard]] bool stdout_is_terminal();
[[nodiscard]] bool stderr_is_terminal();
[[nodiscard]] bool stdin_is_terminal();

/// Is the output to be read as it comes? A shard's and a part's is not.
[[nodiscard]] bool is_for_a_person(const Common &common);

/// Are escape sequences wanted on stdout?
[[nodiscard]] bool use_color(const Common &common);

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

} // namespace dokushin::cli
