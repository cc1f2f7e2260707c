// Method and limits, as several subcommands take them.
#pragma once

#include "cli/options/common_options.h"

#include <dokushin/solve.h>

namespace dokushin::cli {

struct SearchOptions {
    std::string method = "auto";
    std::uint64_t limit = 2;
    double seconds = 0;
    std::uint64_t nodes = 0;
};

void add_method_option(Arguments &arguments, SearchOptions &options);
/// `what` describes it; the default is told besides.
void add_solution_limit(Arguments &arguments, SearchOptions &options, const std::string &what);
void add_time_and_node_limits(Arguments &arguments, SearchOptions &options);

/// All that --method takes.
[[nodiscard]] std::vector<std::string> method_names();
/// The method that an option names; else a usage error.
[[nodiscard]] Method expect_method(const std::string &option, std::string_view word);

/// The library's options; wrong names are usage errors. Ctrl-C cancels.
[[nodiscard]] SolveOptions solve_options(const SearchOptions &options);

} // namespace dokushin::cli
