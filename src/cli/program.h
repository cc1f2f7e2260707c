// run_program() parses the command line of a program with subcommands, runs the chosen one, and
// reports usage errors.
#pragma once

#include "cli/commands/commands.h"

#include <vector>

namespace dokushin::cli {

/// Passes the chosen command to `run`. Without `tells` it prints nothing: of many ranks that parse
/// the same command line only one reports errors.
[[nodiscard]] Exit run_program(CLI::App &program, const std::vector<Command> &commands, int argc,
                               const char *const *argv,
                               const std::function<Exit(const Command &)> &run, bool tells = true);

} // namespace dokushin::cli
