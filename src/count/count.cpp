// The exact counts: by search, by states, or whichever of them is fast enough.
#include <dokushin/capability.h>
#include <dokushin/count.h>

#include "count/by_states.h"
#include "search/report.h"
#include "search/watch.h"

#include <array>

namespace dokushin {
namespace {

constexpr std::array<std::string_view, 3> method_names{"auto", "search", "states"};

/// The nodes of a tenth of a second. Puzzles with few solutions need no states.
constexpr std::uint64_t short_search = 50'000;

ExactCount count_by_search(const Puzzle &puzzle, const CountOptions &options,
                           std::uint64_t most_nodes) {
    SolveOptions solve_options;
    solve_options.method = Method::search;
    solve_options.limits = {Limits::unlimited, most_nodes, options.time, options.cancelled};
    const SolveResult found = count(puzzle, solve_options);
    return {std::to_string(found.solutions), found.stop, CountMethod::search, found.counters.nodes};
}

ExactCount count_by_states(const Puzzle &puzzle, const CountOptions &options) {
    if (search::contradicts_the_rules(puzzle)) {
        return {"0", Stop::exhausted, CountMethod::states, 0};
    }
    const auto counted = can_honour(Capability::states, puzzle.shape())
                             ? counting::count_by_states(puzzle, options)
                             : std::nullopt;
    return counted ? *counted : count_by_search(puzzle, options, Limits::unlimited);
}

ExactCount count_automatically(const Puzzle &puzzle, const CountOptions &options) {
    const search::Watch watch({.time = options.time, .cancelled = options.cancelled});
    ExactCount counted = count_by_search(puzzle, options, short_search);
    if (counted.stop != Stop::nodes) {
        return counted;
    }
    const std::string found = counted.solutions;
    CountOptions rest = options;
    rest.time = watch.time_left();
    counted = count_by_states(puzzle, rest);
    if (counted.stop == Stop::exhausted) {
        return counted;
    }
    if (counted.stop != Stop::memory) {
        counted.solutions = found; // found by the short search
        return counted;
    }
    rest.time = watch.time_left();
    return count_by_search(puzzle, rest, Limits::unlimited);
}

} // namespace

std::string_view name(CountMethod method) { return method_names[static_cast<std::size_t>(method)]; }

std::optional<CountMethod> count_method_named(std::string_view name) {
    for (std::size_t at = 0; at < method_names.size(); ++at) {
        if (method_names[at] == name) {
            return static_cast<CountMethod>(at);
        }
    }
    return std::nullopt;
}

ExactCount count_exactly(const Puzzle &puzzle, const CountOptions &options) {
    switch (options.method) {
    case CountMethod::search:
        return count_by_search(puzzle, options, Limits::unlimited);
    case CountMethod::states:
        return count_by_states(puzzle, options);
    case CountMethod::automatic:
        break;
    }
    return count_automatically(puzzle, options);
}

} // namespace dokushin
