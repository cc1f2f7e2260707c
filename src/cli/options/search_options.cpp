#include "cli/options/search_options.h"

#include "cli/options/arguments.h"
#include "cli/options/usage.h"
#include "stream/process/interrupt.h"

#include <fmt/format.h>

namespace dokushin::cli {

namespace {

/// The greatest time limit, a century; more would overflow nanoseconds.
constexpr double most_seconds = 3e9;

} // namespace

std::vector<std::string> method_names() {
    std::vector<std::string> names;
    for (const Method method : methods()) {
        names.emplace_back(name(method));
    }
    return names;
}

void add_method_option(Arguments &arguments, SearchOptions &options) {
    arguments.text("--method", options.method,
                   fmt::format("How to search: {}", fmt::join(method_names(), ", ")), "NAME");
    arguments.suggest("--method", method_names());
}

void add_solution_limit(Arguments &arguments, SearchOptions &options, const std::string &what) {
    arguments.count("--limit", options.limit, fmt::format("{} (default: {})", what, options.limit));
}

void add_time_and_node_limits(Arguments &arguments, SearchOptions &options) {
    const std::string seconds =
        options.seconds > 0 ? fmt::format(" (default: {})", options.seconds) : std::string{};
    arguments.number("--time-limit", options.seconds, 0.001, most_seconds,
                     "Seconds for each puzzle" + seconds, "SECONDS");
    arguments.count("--node-limit", options.nodes, "Search nodes for each puzzle");
}

Method expect_method(const std::string &option, std::string_view word) {
    const auto method = method_named(word);
    if (!method) {
        refuse_word(option, word, "method", method_names());
    }
    return *method;
}

SolveOptions solve_options(const SearchOptions &options) {
    SolveOptions result;
    result.method = expect_method("--method", options.method);
    result.limits.solutions = options.limit;
    if (options.nodes > 0) {
        result.limits.nodes = options.nodes;
    }
    result.limits.time = time_limit(options.seconds);
    result.limits.cancelled = &interrupted();
    return result;
}

} // namespace dokushin::cli
