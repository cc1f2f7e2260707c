// SearchOptions are the options for method and limits that several subcommands share.
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
/// Adds --limit; the help is `what` with the default.
void add_solution_limit(Arguments &arguments, SearchOptions &options, const std::string &what);
void add_time_and_node_limits(Arguments &arguments, SearchOptions &options);

/// The values of --method.
[[nodiscard]] std::vector<std::string> method_names();
/// Returns the method that an option names; a wrong name is a usage error.
[[nodiscard]] Method expect_method(const std::string &option, std::string_view word);

/// Returns the library's options, which an interrupt cancels; wrong names are usage errors.
[[nodiscard]] SolveOptions solve_options(const SearchOptions &options);

} // namespace dokushin::cli
