// What a program of subcommands says of itself: its man page, and completions for shells.
#pragma once

#include "cli/commands/commands.h"

#include <string>

namespace dokushin::cli {

[[nodiscard]] Command add_completions(CLI::App &program);
/// `see_also` names other pages, as "name(1), name(1)".
[[nodiscard]] Command add_man(CLI::App &program, const std::string &see_also = {});

} // namespace dokushin::cli
