// A program of subcommands: its command line read, the chosen one run, mistakes told.
#pragma once

#include "cli/commands/commands.h"

#include <vector>

namespace dokushin::cli {

/// `run` gets the command that was chosen. Without `tells` nothing is printed: of many ranks
/// that read the same command line one is enough to tell of it.
[[nodiscard]] Exit run_program(CLI::App &program, const std::vector<Command> &commands, int argc,
                               const char *const *argv,
                               const std::function<Exit(const Command &)> &run, bool tells = true);

} // namespace dokushin::cli
