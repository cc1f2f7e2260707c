// The purpose of dokushin print, which is the same in a program that can't print.
#pragma once

namespace dokushin::cli {

inline constexpr const char *print_purpose = "Print puzzles on pages of PDF, SVG or PNG";

} // namespace dokushin::cli
