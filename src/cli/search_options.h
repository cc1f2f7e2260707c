// Method and limits, as several subcommands take them.
#pragma once

#include "cli/common.h"

#include <dokushin/solve.h>

namespace dokushin::cli {

struct SearchOptions {
    std::string method = "auto";
    std::uint64_t limit = 2;
    double seconds = 0;
    std::uint64_t nodes = 0;
};

void add_method_option(CLI::App &command, SearchOptions &options);
void add_time_and_node_limits(CLI::App &command, SearchOptions &options);

/// The library's options; wrong names are usage errors. Ctrl-C cancels.
[[nodiscard]] SolveOptions solve_options(const SearchOptions &options);

} // namespace dokushin::cli
