#include "engines.h"

#include "collections.h"

#include <dokushin/solve.h>

#include <fmt/format.h>

#include <algorithm>
#include <chrono>

namespace dokushin::bench {
namespace {

constexpr std::uint64_t nodes_for_search = 5000;

struct Times {
    std::vector<double> milliseconds;
    std::vector<std::uint64_t> nodes;
    int unfinished = 0;
};

Times measure(const Collection &collection, Method method) {
    Times times;
    Solver solver;
    for (const Puzzle &puzzle : collection.puzzles) {
        SolveOptions options{method, {}};
        options.limits.time = std::chrono::seconds(60);
        if (method == Method::search) {
            options.limits.nodes = nodes_for_search;
        }
        const auto start = std::chrono::steady_clock::now();
        const SolveResult result = solver.solve(puzzle, options);
        times.milliseconds.push_back(
            std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start)
                .count());
        times.nodes.push_back(result.counters.nodes);
        times.unfinished += result.status == Status::limit ? 1 : 0;
    }
    std::ranges::sort(times.milliseconds);
    std::ranges::sort(times.nodes);
    return times;
}

void print(const Collection &collection) {
    const Times search = measure(collection, Method::search);
    const Times sat = measure(collection, Method::sat);
    const std::size_t middle = collection.puzzles.size() / 2;
    fmt::print("{:<28} {:>7} {:>11.3f} {:>11.2f} {:>9} {:>9} {:>9} {:>11.3f} {:>11.2f} {:>9}\n",
               collection.name, collection.puzzles.size(), search.milliseconds[middle],
               search.milliseconds.back(), search.nodes[middle], search.nodes.back(),
               search.unfinished, sat.milliseconds[middle], sat.milliseconds.back(),
               sat.unfinished);
    std::fflush(stdout);
}

} // namespace

void compare_engines(std::span<const std::filesystem::path> files, std::size_t most) {
    fmt::print("{:<28} {:>7} {:>11} {:>11} {:>9} {:>9} {:>9} {:>11} {:>11} {:>9}\n", "boards",
               "puzzles", "search med", "worst ms", "nodes med", "worst", "unended", "sat med",
               "worst ms", "unended");
    for (const auto &file : files) {
        const Collection collection = load(file, most);
        if (!collection.puzzles.empty() && collection.puzzles.front().shape().side() > 9) {
            print(collection);
        }
    }
    for (const unsigned side : {9U, 12U, 16U, 25U, 36U, 49U}) {
        if (const auto shape = Shape::of_side(side)) {
            print(Collection{fmt::format("empty {}", shape->name()), {Puzzle(*shape)}});
        }
    }
}

} // namespace dokushin::bench
