#include "search/run.h"

#include "search/report.h"
#include "search/watch.h"

#include <cassert>

namespace dokushin::search {
namespace {

/// Counts one solution; true if it ends the search.
std::optional<Stop> record(SolveResult &result, const Grid &grid, const Limits &limits,
                           const OnSolution *on_solution) {
    assert(result.solutions < limits.solutions);
    assert(std::ranges::find(grid, Digit::blank) == grid.end());
    if (++result.solutions == 1) {
        result.solution = grid;
    }
    if (on_solution != nullptr && *on_solution && !(*on_solution)(grid)) {
        return Stop::cancelled;
    }
    return result.solutions >= limits.solutions ? std::optional(Stop::solutions) : std::nullopt;
}

/// Runs the search's loop; leaves solutions and counters in `result`.
Stop step_on(Search &search, const Limits &limits, const OnSolution *on_solution,
             SolveResult &result) {
    const Watch watch(limits);
    const Counters &counters = search.counters();
    const std::size_t stride = std::size_t{65'536} / search.grid().size();
    for (std::size_t until_look = 1;;) {
        if (--until_look == 0) {
            if (const auto stop = watch.stop_now()) {
                result.counters = counters;
                return *stop;
            }
            until_look = stride;
        }
        // Once all nodes are used up the search may go back, and even end, but
        // not forward: the step that would count one more is not reported.
        const bool at_limit = counters.nodes >= limits.nodes;
        if (at_limit) {
            result.counters = counters;
        }
        [[maybe_unused]] const std::uint64_t nodes = counters.nodes;
        const Event event = search.next();
        assert(counters.nodes <= nodes + 1);
        if (at_limit && counters.nodes > limits.nodes) {
            return Stop::nodes;
        }
        if (event.kind == EventKind::exhausted) {
            result.counters = counters;
            return Stop::exhausted;
        }
        if (event.kind == EventKind::solved) {
            if (const auto stop = record(result, search.grid(), limits, on_solution)) {
                result.counters = counters;
                return *stop;
            }
        }
    }
}

} // namespace

SolveResult run(Search &search, Method method, const Limits &limits,
                const OnSolution *on_solution) {
    SolveResult result;
    result.method = method;
    // The start is a node itself, and is counted before the first step.
    if (limits.solutions == 0) {
        result.stop = Stop::solutions;
    } else if (limits.nodes == 0) {
        result.stop = Stop::nodes;
    } else {
        result.stop = step_on(search, limits, on_solution, result);
    }
    result.status = status_of(result);
    return result;
}

} // namespace dokushin::search
