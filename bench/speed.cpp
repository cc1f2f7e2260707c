#include "speed.h"

#include "collections.h"

#include <dokushin/solve.h>

#include <benchmark/benchmark.h>
#include <fmt/format.h>

#include <memory>

namespace dokushin::bench {
namespace {

/// No method spends more than this on a puzzle; what it does not finish is counted.
constexpr std::uint64_t nodes_for_each = 100'000;

void measure(benchmark::State &state, const Collection &collection, Method method) {
    Solver solver;
    SolveOptions options{method, {}};
    options.limits.nodes = nodes_for_each;
    options.limits.time = std::chrono::seconds(1);
    std::uint64_t guesses = 0;
    std::uint64_t limited = 0;
    for (auto _ : state) {
        guesses = 0;
        limited = 0;
        for (const Puzzle &puzzle : collection.puzzles) {
            const SolveResult result = solver.solve(puzzle, options);
            benchmark::DoNotOptimize(result.solutions);
            guesses += result.counters.guesses;
            limited += result.status == Status::limit ? 1 : 0;
        }
    }
    const auto count = static_cast<double>(collection.puzzles.size());
    state.SetItemsProcessed(state.iterations() *
                            static_cast<std::int64_t>(collection.puzzles.size()));
    state.counters["guesses"] = static_cast<double>(guesses) / count;
    state.counters["limited"] = static_cast<double>(limited);
}

} // namespace

void register_speed(std::span<const std::filesystem::path> files, std::size_t most) {
    for (const auto &file : files) {
        const auto collection = std::make_shared<const Collection>(load(file, most));
        if (collection->puzzles.empty()) {
            continue;
        }
        for (const Method method : methods()) {
            benchmark::RegisterBenchmark(
                fmt::format("{}/{}", collection->name, name(method)).c_str(),
                [collection, method](benchmark::State &state) {
                    measure(state, *collection, method);
                })
                ->Unit(benchmark::kMillisecond);
        }
    }
}

} // namespace dokushin::bench
