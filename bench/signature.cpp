#include "signature.h"

#include <dokushin/solve.h>
#include <dokushin/text.h>

#include <fmt/format.h>

#include <array>
#include <fstream>

namespace dokushin::bench {
namespace {

std::vector<Puzzle> load_with_shapes(const std::filesystem::path &file) {
    std::vector<Puzzle> puzzles;
    std::ifstream in(file);
    std::string shape;
    std::string cells;
    while (in >> shape >> cells) {
        ReadOptions options;
        options.format = Format::line;
        options.alphabet = "usual";
        if (auto parsed = Shape::parse(shape)) {
            options.shape = *std::move(parsed);
        }
        if (auto record = read_one(cells, options)) {
            puzzles.push_back(std::move(record->puzzle));
        }
    }
    return puzzles;
}

} // namespace

std::string signature(const std::filesystem::path &file) {
    constexpr std::array methods{Method::backtrack, Method::mrv, Method::singles, Method::dlx,
                                 Method::search};
    const auto puzzles = load_with_shapes(file);
    std::string text = fmt::format("puzzles {}\n", puzzles.size());
    std::uint64_t sum = 0;
    for (const Method method : methods) {
        Counters total;
        for (const Puzzle &puzzle : puzzles) {
            SolveOptions options{method, {}};
            options.limits.nodes = 200'000;
            const Counters counters = solve(puzzle, options).counters;
            total.nodes += counters.nodes;
            total.guesses += counters.guesses;
            total.backtracks += counters.backtracks;
        }
        text += fmt::format("{} {} {} {}\n", name(method), total.nodes, total.guesses,
                            total.backtracks);
        sum += total.nodes + total.guesses;
    }
    return text + fmt::format("signature {}\n", sum);
}

} // namespace dokushin::bench
