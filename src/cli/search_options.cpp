#include "cli/search_options.h"

#include "cli/interrupt.h"

#include <fmt/format.h>

namespace dokushin::cli {

void add_method_option(CLI::App &command, SearchOptions &options) {
    std::string names;
    for (const Method method : methods()) {
        names += fmt::format("{}{}", names.empty() ? "" : ", ", name(method));
    }
    command.add_option("--method", options.method, "How to search: " + names)->type_name("NAME");
}

void add_time_and_node_limits(CLI::App &command, SearchOptions &options) {
    command.add_option("--time-limit", options.seconds, "Seconds for each puzzle")
        ->check(CLI::PositiveNumber)
        ->type_name("SECONDS");
    command.add_option("--node-limit", options.nodes, "Search nodes for each puzzle")
        ->check(CLI::PositiveNumber)
        ->type_name("N");
}

SolveOptions solve_options(const SearchOptions &options) {
    SolveOptions result;
    const auto method = method_named(options.method);
    if (!method) {
        throw CLI::ValidationError("--method", fmt::format("'{}' is no method", options.method));
    }
    result.method = *method;
    result.limits.solutions = options.limit;
    if (options.nodes > 0) {
        result.limits.nodes = options.nodes;
    }
    if (options.seconds > 0) {
        // A limit beyond a century is none; and would overflow nanoseconds.
        const double seconds = std::min(options.seconds, 3e9);
        result.limits.time = std::chrono::duration_cast<std::chrono::nanoseconds>(
            std::chrono::duration<double>(seconds));
    }
    result.limits.cancelled = &interrupted();
    return result;
}

} // namespace dokushin::cli
