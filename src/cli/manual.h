// These functions write the man page and the shell completions of a program with subcommands.
#pragma once

#include "cli/commands/commands.h"

#include <string>

namespace dokushin::cli {

[[nodiscard]] Command add_completions(CLI::App &program);
/// Writes the man page; `see_also` names other pages, as "name(1), name(1)".
[[nodiscard]] Command add_man(CLI::App &program, const std::string &see_also = {});

} // namespace dokushin::cli
